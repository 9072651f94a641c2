import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { test, type ProjectCopy } from '../support/project-copy.ts';
import { project } from '../support/folders.ts';

type Edit = (text: string) => string;

/** Returns an edit that inserts text before existing text. */
function insertBefore(existing: string, inserted: string): Edit {
  return (text) => {
    expect(text).toContain(existing);
    return text.replace(existing, () => inserted + existing);
  };
}

const capitalize = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());
const writePartner: Edit = () => '---\nfigure: The saw mill\nlabel: cuts\norder: 10\n---\n';

/** An addition that follows a recipe of scripts/README.md. */
interface Addition {
  /** The title of the recipe. */
  recipe: string;
  name: string;
  /** The existing tag or collection whose files and lines are copied and renamed. */
  copiedFrom: string;
  /** The edits of the other files. */
  edits: Record<string, Edit>;
}

const additions: Addition[] = [
  {
    recipe: 'A tag',
    copiedFrom: 'panel',
    name: 'note',
    edits: {
      'content/pages/<page>.mdx': insertBefore('## How', '<Note>\n\nKnock twice.\n\n</Note>\n\n'),
    },
  },
  {
    recipe: 'A collection',
    copiedFrom: 'stats',
    name: 'partners',
    edits: {
      'content/<name>/<entry>.mdx': writePartner,
      'tests/fixtures/site/content/<name>/<entry>.mdx': writePartner,
      'content/SETUP.md': insertBefore(
        '| `values/`',
        '| `partners/` | who works with the shop |\n',
      ),
    },
  },
  {
    recipe: 'A field',
    copiedFrom: 'stats',
    name: 'stats',
    edits: {
      'src/site/collections/<name>/schema.ts': insertBefore(
        '    order,',
        "    since: text('The first year.').optional(),\n",
      ),
      'src/site/collections/<name>/<Name>.tsx': insertBefore('{badge}\n', '{data.since}'),
      'content/<name>/<entry>.mdx': insertBefore('order: ', 'since: Since 1962\n'),
    },
  },
];

/** Tests that read all tags and collections. */
const generalTests = ['renderer/', 'docs/', 'content-types', 'content-guide', 'new/request'];

/** Reads the files that a recipe of scripts/README.md lists. */
function listedFiles(recipe: string): string[] {
  const readme = readFileSync(path.join(project, 'scripts/README.md'), 'utf8');
  const [, text = ''] = readme.split(`\n- **${recipe}**`);
  const [listText = ''] = text.split('\n- **');
  return [...listText.matchAll(/^ {2}- `([^`]+)`/gm)].map(([, file = '']) => file);
}

/** Edits and writes the files that the recipe lists. */
function followRecipe(copy: ProjectCopy, { recipe, copiedFrom, name, edits }: Addition) {
  /** Returns the path of a listed file for a tag or collection. */
  const pathFor = (file: string, nameInPath: string) =>
    file
      .replaceAll('<name>', nameInPath)
      .replaceAll('<Name>', capitalize(nameInPath))
      .replace('<entry>', 'pieces')
      .replace('<page>', 'about');
  const rename = (text: string) =>
    text.replaceAll(copiedFrom, name).replaceAll(capitalize(copiedFrom), capitalize(name));
  /** Repeats each line that contains the copied name, with the new name. */
  const copyLines: Edit = (text) =>
    text.replaceAll(new RegExp(`^.*${copiedFrom}.*$`, 'gim'), (line) => `${line}\n${rename(line)}`);
  const files = listedFiles(recipe);
  expect(files, recipe).toEqual(expect.arrayContaining(Object.keys(edits)));
  for (const file of files) {
    const source = pathFor(file, copiedFrom);
    const target = pathFor(file, name);
    const defaultEdit = source === target ? copyLines : () => rename(copy.read(source));
    mkdirSync(path.dirname(path.join(copy.root, target)), { recursive: true });
    copy.edit(target, edits[file] ?? defaultEdit);
  }
}

test('adds a tag, a collection and a field by recipe', { timeout: 400_000 }, async ({ copy }) => {
  for (const name of [
    'tests',
    'vitest.config.ts',
    'README.md',
    'content/README.md',
    'content/SETUP.md',
    '.github',
  ]) {
    cpSync(path.join(project, name), path.join(copy.root, name), { recursive: true });
  }
  for (const addition of additions) followRecipe(copy, addition);
  for (const command of ['docs', 'types', 'build']) {
    const { code, output } = await copy.run(command);
    expect(code, output).toBe(0);
  }
  const html = copy.read('dist/about.html');
  for (const text of ['Knock twice.', 'The saw mill', 'Since 1962']) expect(html).toContain(text);
  const args = ['--project', 'content', ...generalTests, 'content/examples'];
  const { code, output } = await copy.run('test:unit', ...args);
  expect(code, output).toBe(0);
});
