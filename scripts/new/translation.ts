import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Document } from 'yaml';
import { report } from '../content/diagnostics/report.ts';
import {
  changedLines,
  readText,
  replaceInBytes,
  writeNewFile,
  writeWhole,
} from '../content/edit/exact-file.ts';
import { languageOf, translations } from '../content/content-types/languages.ts';
import { load } from '../content/load.ts';
import { bodyStart } from '../content/parse/fences.ts';
import { translatedPairs, untranslated } from '../content/translation/pair.ts';
import { blobId } from '../content/translation/stale.ts';
import type { ContentFile } from '../content/validate/content-file.ts';
import { Refusal } from '../refusal.ts';

/**
 * Does what stands behind `npm run new translation`: writes a file for all that is not translated, or,
 * behind `--done`, notes in translations that they say what the files say that they translate.
 * @param root the project's folder
 * @returns what was written and what to do next
 * @throws Refusal where there is nothing to be written, or where the content has errors with it
 */
export async function writeTranslations(root: string, args: readonly string[]): Promise<string> {
  const [option, ...named] = args;
  if (option === '--done') return noteDone(root, named);
  if (option !== undefined) {
    throw new Refusal(
      'npm run new translation writes a file for all that is not translated. When a translation says what its original says: npm run new translation -- --done content/ne/faq/delivery.mdx',
    );
  }
  const loaded = await load(root);
  const written = translations.flatMap((language) =>
    originalsWithout(language, loaded.files).map((original) => {
      const name = path.posix.join(
        'content',
        language,
        path.posix.relative('content', original.source.path),
      );
      writeNewFile(root, name, compose(original));
      return name;
    }),
  );
  if (written.length === 0 && !loaded.model) throw new Refusal(report(loaded));
  if (written.length === 0) throw new Refusal('Everything is translated.');
  const answer = ['These files are written:', ...written].join('\n');
  const result = await load(root);
  if (!result.model) throw new Refusal([answer, report(result)].join('\n\n'));
  return `${answer}

Next:
1. Translate the words in each of them, and remove its line with TODO.
2. Run npm start and look at the pages.
3. Run npm run check.`;
}

function originalsWithout(language: string, files: readonly ContentFile[]): ContentFile[] {
  const inLanguage = (tag?: string) => files.filter((one) => languageOf(one.source.folder) === tag);
  return untranslated(inLanguage(), inLanguage(language)).filter(({ data }) => data);
}

/** The text of a translation to begin with: the words that are to be translated. */
function compose({ source, words }: ContentFile): string {
  const fields = new Document({});
  for (const { kind, path: field, value } of words) {
    if (field && kind === 'copy') fields.setIn(field, value);
  }
  fields.set('translated_from', blobId(source));
  fields.set('reviewed', false);
  return `---
# TODO: translate the words in this file, then remove this line.
${fields.toString({ lineWidth: 0 })}---
${source.text.slice(bodyStart(source.text))}`;
}

async function noteDone(root: string, named: readonly string[]): Promise<string> {
  if (named.length === 0) {
    throw new Refusal('Name the file: npm run new translation -- --done content/ne/faq/x.mdx');
  }
  const { files } = await load(root);
  const pairs = named.map((name) => {
    // As terminals complete it: .\content\ne\faq\x.mdx
    const file = path.posix.normalize(name.replaceAll('\\', '/'));
    const pair = translatedPairs(files).find(({ file: { source } }) => source.path === file);
    if (pair) return pair;
    throw new Refusal(`"${name}" is no translation; write its path, such as content/ne/faq/x.mdx`);
  });
  for (const { file, original } of pairs) {
    const name = path.join(root, file.source.path);
    writeWhole(name, asDone(readFileSync(name), original));
  }
  return `Noted in ${pairs.length === 1 ? '1 file' : `${pairs.length} files`}.`;
}

/** The bytes of a translation with a note that it says what its original says now. */
export function asDone(bytes: Uint8Array, original: ContentFile): Buffer {
  const text = readText(bytes) ?? '';
  const line = `translated_from: ${blobId(original.source)}\n`;
  const without = text.replace(/^translated_from:.*\n/m, '');
  const noted = without.replace(/\n---[ \t]*(?=\n|$)/, (fence) => `\n${line}${fence.slice(1)}`);
  return replaceInBytes(bytes, changedLines(text, noted));
}
