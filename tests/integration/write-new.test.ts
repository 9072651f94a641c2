import { describe, expect, vi } from 'vitest';
import { fieldsOf, type Field } from '../../src/compiler/content-types/fields-of.ts';
import { compose } from '../../scripts/new/compose.ts';
import { newTypes } from '../../src/compiler/write/new-types.ts';
import { writeNew } from '../../scripts/new/write-new.ts';
import { UserError } from '../../scripts/user-error.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';

/** Runs `npm run new`. @returns the new file, which the copy of the site removes after the test */
async function createFile(content: SiteCopy, ...args: string[]) {
  let isValid = true;
  const output = await writeNew(content.root, args).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    isValid = false;
    return error.message;
  });
  const [file = ''] = /content\/\S+\.mdx/.exec(output) ?? [];
  let text = '';
  content.edit(file, (written) => (text = written));
  return { isValid, output, file, text };
}

/** Removes the # characters as the note above an optional field says. Keeps the note. */
function uncomment(text: string, field: string): string {
  const note = new RegExp(
    `# To use it, remove the first # of (?:each of the next (\\d+) lines|the next line)\\.\\n(?= *#${field}:)`,
  ).exec(text);
  if (!note) throw new Error(`no note above ${field} in\n${text}`);
  const start = note.index + note[0].length;
  const lineCount = Number(note[1] ?? 1);
  const lines = text.slice(start).split('\n');
  const changed = lines.map((line, index) => (index < lineCount ? line.replace('#', '') : line));
  return text.slice(0, start) + changed.join('\n');
}

function namesOf(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, fields: nested }) => [name, ...namesOf(nested)]);
}

const siteState = { order: 90, pictures: ['shop'], today: '2026-12-28', nextWeek: '2027-01-04' };

test.for([...newTypes.values()])('writes a valid, commented $name', async (type, { content }) => {
  const file = `content/${type.folder}/${type.id ?? 'beds'}.mdx`;
  const request = { type, id: 'beds', title: 'Beds & "sofas": #1 <3 *new*' };
  const text = compose(request, siteState);
  content.write(file, text);
  expect(await content.diagnostics()).toEqual([]);
  const fields = fieldsOf(type.frontMatter).filter(({ meta }) => meta.inNewFiles !== false);
  for (const name of namesOf(fields)) {
    expect(text).toMatch(new RegExp(`^[# ]*# .*\\n[# ]*${name}:`, 'm'));
  }
  let uncommented = text;
  for (const { name, required, meta } of fields) {
    // New files contain these fields without a #.
    if (required || meta.inNewFiles) continue;
    uncommented = uncomment(uncommented, name);
    content.write(file, uncommented);
    expect(await content.diagnostics()).toEqual([]);
    const { files } = await content.load();
    expect(files.find(({ textFile }) => textFile.path === file)?.data).toHaveProperty(name);
  }
});

describe('a new question', () => {
  test('contains all fields, and may be a draft or dated', async ({ content }) => {
    vi.useFakeTimers({ now: new Date('2026-12-27T20:00:00Z'), toFake: ['Date'] });
    const { text, output } = await createFile(content, 'faq', 'Do you deliver to Pokhara?');
    expect(text).toBe(`---
# The question, as a visitor would ask it.
question: Do you deliver to Pokhara?
# Its order: smaller numbers come first, with gaps such as 10, 20, 30.
order: 50
# Whether it is unfinished: npm start shows it with a mark, visitors do not see it.
# To use it, remove the first # of the next line.
#draft: true
# Visitors see it from this day.
# To use it, remove the first # of the next line.
#from: 2026-12-28
# Visitors see it until the end of this day.
# To use it, remove the first # of the next line.
#until: 2027-01-04
---

TODO: write the text here.
`);
    vi.useRealTimers();
    expect(output).toBe(`content/faq/do-you-deliver-to-pokhara.mdx is written.

It will show on /faq. Links can lead to it: /faq#do-you-deliver-to-pokhara

Next:
1. Open content/faq/do-you-deliver-to-pokhara.mdx and write what it marks with TODO.
2. Run npm start and look at the page.
3. Run npm run check.`);
  });

  test('gets the next order in steps of ten', async ({ content }) => {
    content.edit('content/faq/delivery.mdx', (text) => text.replace(/order: \d+/, 'order: 41'));
    expect((await createFile(content, 'faq', 'Why?')).text).toContain('order: 50');
  });

  test('keeps an existing file', async ({ content }) => {
    const { file } = await createFile(content, 'faq', 'Why?');
    content.edit(file, (text) => text.replace('TODO: write', 'Do not lose'));
    expect(await createFile(content, 'faq', 'Why?')).toMatchObject({
      isValid: false,
      output: 'content/faq/why.mdx already exists.',
      text: expect.stringContaining('Do not lose') as string,
    });
  });

  test('is reported if it contains an unknown fact', async ({ content }) => {
    const { isValid, output } = await createFile(content, 'faq', 'What is {phnoe}?');
    expect(isValid).toBe(false);
    expect(output).toContain('content/faq/what-is-phnoe.mdx:3:11  There is no fact "phnoe"');
  });

  test('is written, and mistakes in other files are reported', async ({ content }) => {
    content.edit('content/faq/payment.mdx', (text) => text.replace('question:', 'qestion:'));
    const { isValid, output } = await createFile(content, 'faq', 'Why?');
    expect(isValid).toBe(false);
    expect(output).toContain('content/faq/why.mdx is written.');
    expect(output).toContain('content/faq/payment.mdx:2:1');
  });
});

describe('a new page', () => {
  test('has a URL', async ({ content }) => {
    const { text, output } = await createFile(content, 'page', 'Spare parts');
    expect(output).toContain('It will be the page /spare-parts');
    expect(text).toMatch(/^title: Spare parts \| \{name\}$/m);
    expect(text).toMatch(/^description: "TODO: What the page offers \(Spare parts\)/m);
    expect(text).toMatch(/^# Spare parts\n\nTODO: /m);
    const { model } = await content.load();
    const page = model?.pages.find(({ route }) => route === '/spare-parts');
    expect(page?.data.navigation).toBeUndefined();
  });

  test('may have a header link, which comes last', async ({ content }) => {
    const { file, text } = await createFile(content, 'page', 'Spare parts');
    content.edit(file, () => uncomment(text, 'navigation'));
    expect(await content.diagnostics()).toEqual([]);
    const linked = (await content.load()).model?.pages.filter(({ data }) => data.navigation);
    expect(linked?.at(-1)?.data.navigation?.label).toBe('Spare parts');
  });

  test('cannot use a reserved name', async ({ content }) => {
    await expect(writeNew(content.root, ['page', 'Staff'])).rejects.toThrow(
      'A page cannot be named "staff"',
    );
    expect(content.exists('content/pages/staff.mdx')).toBe(false);
  });
});

describe('a new file of another type', () => {
  test('names the pages that show it', async ({ content }) => {
    const { output } = await createFile(content, 'stat', 'Sofas saved');
    expect(output).toContain('It will show on /about and /.');
  });

  test('reports that no page shows it yet', async ({ content }) => {
    content.edit('content/pages/about.mdx', (text) => text.replace('<Collection of="team" />', ''));
    const { output } = await createFile(content, 'team', 'Drivers');
    expect(output).toContain('No page shows it yet. Write <Collection of="team" /> on a page');
  });

  test('names a page in several languages only once', async ({ content }) => {
    content.translate();
    const { output } = await createFile(content, 'faq', 'Do you rent?');
    expect(output).toContain('It will show on /faq. ');
  });

  test('uses an existing picture', async ({ content }) => {
    const { text } = await createFile(content, 'category', 'Beds');
    expect(text).toMatch(/^picture: \S+ # TODO: is this the right one\?$/m);
  });

  test("may be an announcement for a week, by Kathmandu's date", async ({ content }) => {
    vi.useFakeTimers({ now: new Date('2026-12-27T20:00:00Z'), toFake: ['Date'] });
    const { file, text, output } = await createFile(content, 'announcement', 'We are closed.');
    vi.useRealTimers();
    expect(output).toContain('It shows on every page at once.');
    content.edit(file, () => uncomment(text, 'link'));
    expect((await content.load()).model?.site.announcement).toEqual({
      from: '2026-12-28',
      until: '2027-01-04',
      words: 'We are closed.',
      link: 'call',
    });
  });
});

test('writes two pages that are valid together', async ({ content }) => {
  expect((await createFile(content, 'page', 'Spare parts')).isValid).toBe(true);
  expect((await createFile(content, 'page', 'Old tools')).isValid).toBe(true);
});
