import path from 'node:path';
import * as fc from 'fast-check';
import type { BrowserContext } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { readContent } from '../../../scripts/read/read-content.ts';
import { sharpReader } from '../../../scripts/read/sharp-reader.ts';
import { compilerInBrowser } from '../../../scripts/vite/compiler-in-browser.ts';
import { casesIn, readTables, save, type Case } from '../../content/table.ts';
import { anyFile, damageLines } from '../../fuzz/damage.ts';
import { fixture, nepali, project } from '../../support/folders.ts';
import { expect, test } from '../../support/visitor.ts';
import { checkContents, type EncodedFiles } from './check-contents.ts';

const files = readFiles(fixture);
const translation = readFiles(nepali);
// The fixture site has no announcement to translate.
translation.delete('content/ne/site/announcement.mdx');

test('reports the same in a browser and in Node, under the policy of the site', async ({
  site,
  visit,
}) => {
  const script = await bundle(path.join(import.meta.dirname, 'in-browser.ts'));
  /** Serves the script in an empty page with the headers of the site. */
  const prepare = async (context: BrowserContext) => {
    await context.route('**/check.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await context.route('**/check', async (route) => {
      const response = await route.fetch({ url: `${site}/` });
      const body = '<!doctype html><script type="module" src="/check.js"></script>';
      await route.fulfill({ response, body });
    });
  };
  const page = await visit('/check', { hydrates: false, prepare });
  await page.waitForFunction(() => 'checkInBrowser' in globalThis);

  const cases = Object.values(readTables()).flatMap(casesIn);
  const damagedContents = fc.sample(
    fc.array(fc.tuple(anyFile, damageLines), { minLength: 1, maxLength: 5 }),
    { numRuns: 200, seed: 1 },
  );
  const changes = [
    {},
    ...cases.map(changesOf),
    ...damagedContents.map((damaged) =>
      encode(damaged.map(([file, change]) => [file.path, Buffer.from(change(file.text))])),
    ),
  ];
  const contents = [encode(files), changes] as const;
  const [expected, reports] = await Promise.all([
    checkContents(sharpReader, ...contents),
    page.evaluate(([common, changed]) => globalThis.checkInBrowser(common, changed), contents),
  ]);
  expect(reports).toEqual(expected);
  expect(new Set(reports).size).toBeGreaterThan(cases.length / 2);
});

/** Reads the files of a folder by path. */
function readFiles(root: string): Map<string, Uint8Array> {
  return new Map(
    readContent(root).flatMap((file) => ('bytes' in file ? [[file.path, file.bytes]] : [])),
  );
}

function encode(entries: Iterable<readonly [string, Uint8Array | undefined]>): EncodedFiles {
  return Object.fromEntries(
    Array.from(entries, ([file, bytes]) => [file, bytes && Buffer.from(bytes).toString('base64')]),
  );
}

/** Returns the files that a case of a table changes. */
function changesOf({ files: saved }: Case): EncodedFiles {
  const changed = new Map<string, Uint8Array | undefined>();
  const write = (file: string, bytes: string | Uint8Array) => {
    changed.set(file, Buffer.from(bytes as string));
  };
  const read = (file: string) => (changed.has(file) ? changed.get(file) : files.get(file));
  const content = {
    write,
    edit: (file: string, change: (text: string) => string) =>
      write(file, change(Buffer.from(read(file) ?? []).toString())),
    remove: (name: string) => {
      for (const file of [...files.keys(), ...changed.keys()]) {
        if (file === name || file.startsWith(`${name}/`)) changed.set(file, undefined);
      }
    },
    translate: () => translation.forEach((bytes, file) => write(file, bytes)),
  };
  save(content, saved);
  return encode(changed);
}

/** Bundles a module as the staff page does. */
async function bundle(input: string): Promise<string> {
  const { output } = (await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [compilerInBrowser()],
    build: { write: false, rolldownOptions: { input, output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
