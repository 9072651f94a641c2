import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folders } from '../content/content-types.ts';
import { load } from '../content/load.ts';
import { pictureId } from '../content/read/pictures.ts';
import { readContent } from '../content/read/read-content.ts';
import { report } from '../content/diagnostics/report.ts';
import { createMemory } from '../content/memory.ts';
import { compose, todo } from './compose.ts';
import { readRequest } from './request.ts';
import { whereItShows } from './where.ts';

/** What came of a command: the words for the person who gave it, and whether it did what it should. */
export interface Outcome {
  done: boolean;
  words: string;
}

/**
 * Writes a new content file; one that is there is never touched.
 * @param root the project's folder
 * @param args the words behind `npm run new`
 */
export async function writeNew(root: string, args: readonly string[]): Promise<Outcome> {
  const request = readRequest(args);
  if ('refusal' in request) return { done: false, words: request.refusal };

  const { pictures } = readContent(root, folders);
  const validate = createMemory();
  const { files } = await load(root, validate);
  const { folder } = request.type;
  const neighbours = files.flatMap(({ source, data }) =>
    data && source.folder === folder ? [data] : [],
  );
  const text = compose(request, { neighbours, pictures: pictures.map(pictureId) });
  const name = `content/${folder}/${request.id}.mdx`;
  if (!(await write(path.join(root, name), text))) {
    return { done: false, words: `${name} is there already, and stays as it is.` };
  }
  const result = await load(root, validate);
  const words = [`${name} is written.`, whereItShows(request, files)];
  return result.diagnostics.length > 0
    ? {
        done: false,
        words: [...words, report({ diagnostics: result.diagnostics, files: result.files })].join(
          '\n\n',
        ),
      }
    : { done: true, words: [...words, nextSteps(name)].join('\n\n') };
}

/** Writes a file that is not there yet. @returns false where it is */
async function write(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function nextSteps(name: string): string {
  return [
    'Next:',
    `1. Open ${name} and write what it marks with ${todo}.`,
    '2. Run npm start and look at the page.',
    '3. Run npm run check.',
  ].join('\n');
}
