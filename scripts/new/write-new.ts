import { daysLater, localTime, utcOffsets } from '../../src/site/lib/local-time.ts';
import {
  hasAnchors,
  pagesFolder,
  routeOf,
} from '../../src/compiler/content-types/content-types.ts';
import { explainFileName } from '../../src/compiler/read/files/file-names.ts';
import { report } from '../../src/compiler/diagnostics/report.ts';
import { writeNewFile } from '../write-file.ts';
import { nextOrder } from '../../src/compiler/write/new-types.ts';
import { load } from '../read/load.ts';
import type { ContentFile } from '../../src/compiler/read/resolve/content-file.ts';
import { UserError } from '../user-error.ts';
import { compose, todo } from './compose.ts';
import { readRequest, type Request } from './request.ts';
import { toEnglish } from '../../src/site/fields/say.ts';

/**
 * Writes a new content file. It never changes an existing file.
 * @param root the project's folder
 * @param args the arguments after `npm run new`
 * @returns which pages show the file, and the next steps
 * @throws UserError if the file cannot be written, or if the content would have errors
 */
export async function writeNew(root: string, args: readonly string[]): Promise<string> {
  const request = readRequest(args);
  const { folder } = request.type;
  const { files, model } = await load(root);
  const contentName = `${folder}/${request.id}.mdx`;
  const names = files.map(({ textFile }) => textFile.path.replace('content/', ''));
  const reason = explainFileName(contentName, names);
  if (reason !== undefined) throw new UserError(toEnglish(reason));
  const now = localTime(new Date(), utcOffsets(model?.site.business.time_zone ?? 'UTC'));
  const text = compose(request, {
    order: nextOrder(files, folder),
    pictures: Object.keys(model?.pictures ?? {}),
    today: now.date,
    nextWeek: daysLater(now, 7).date,
  });
  const name = `content/${contentName}`;
  writeNewFile(root, name, text);
  const messages = [`${name} is written.`, locationSentence(request, files)];
  const result = await load(root);
  if (!result.model) throw new UserError([...messages, report(result)].join('\n\n'));
  const nextSteps = `Next:
1. Open ${name} and write what it marks with ${todo}.
2. Run npm start and look at the page.
3. Run npm run check.`;
  return [...messages, nextSteps].join('\n\n');
}

/** Returns a sentence about the pages that show the new file. */
function locationSentence({ type, id }: Request, files: readonly ContentFile[]): string {
  if (type.folder === pagesFolder) {
    return `It will be the page ${routeOf(id)}, with a link in header and footer if you use "navigation".`;
  }
  if (type.id !== undefined) return `It shows on every page at once. ${type.description}`;
  const routes = files
    .filter(({ textFile }) => !textFile.language)
    .filter(({ body }) => body?.collections.some(({ name }) => name === type.folder))
    .map(({ textFile }) => routeOf(textFile.id) ?? 'the page for URLs that do not exist');
  if (routes.length === 0) {
    return `No page shows it yet. Write <Collection of="${type.folder}" /> on a page that should show it.`;
  }
  const link = hasAnchors(type.folder) ? ` Links can lead to it: ${routes[0]}#${id}` : '';
  return `It will show on ${routes.join(' and ')}.${link}`;
}
