import { expect } from 'vitest';
import { sourceOf } from '../../../../src/compiler/diagnostics/position.ts';
import { groupByLine, linesAround } from '../../../../src/staff/describe/diagnostic-lines.ts';
import { contentState, type ValidContent } from '../../../../src/staff/draft/state.ts';
import { test as base } from '../../../support/site-copy.ts';

/** A test with `state`, which loads the content again and returns the data of the bar. */
type State = ReturnType<typeof contentState> & Pick<ValidContent, 'files'>;

const test = base.extend<{ state: () => Promise<State> }>({
  state: async ({ content }, use) => {
    let valid: ValidContent | undefined;
    await use(async () => {
      const latest = await content.load();
      if (latest.model) valid = latest as ValidContent;
      return { ...contentState(latest, valid), files: latest.files };
    });
  },
});

const payment = 'content/faq/payment.mdx';

test('lists each line with its errors and the corrected line', async ({ content, state }) => {
  content.write(
    payment,
    '---\nqestion: How?\norder: three\n---\n\nCall {phnoe}, on {hours} or by {emial}.\n',
  );
  content.edit('content/pages/faq.mdx', (text) => `${text}\n<Buton to="call">Call</Button>\n`);
  const { errors, warnings, files } = await state();
  const lines = groupByLine(errors);
  const listed = lines.map((line) => {
    const [first] = line;
    return [`${first.path}:${first.line}`, line.length, linesAround(line, files).corrected];
  });
  const lastLine = content.read('content/pages/faq.mdx').trimEnd().split('\n').length;
  expect(listed).toEqual([
    [`${payment}:2`, 1, ['question: How?']],
    [`${payment}:3`, 1, []],
    [`${payment}:6`, 2, ['Call {phone}, on {hours} or by {email}.']],
    [`content/pages/faq.mdx:${lastLine}`, 1, []],
  ]);
  const [firstLine] = lines;
  expect(firstLine && linesAround(firstLine, files).frame).toContain('> 2 | qestion: How?');
  expect(warnings).toEqual([]);
});

test('returns the related position of an error', async ({ content, state }) => {
  const announcement = 'content/site/announcement.mdx';
  content.write(announcement, '---\nfrom: 2030-01-02\nuntil: 2030-01-01\nwords: Hi!\n---\n');
  const { errors } = await state();
  expect(errors).toMatchObject([
    { path: announcement, line: 3, column: 8, related: { path: announcement, line: 2, column: 7 } },
  ]);
});

test('shows no lines for an error in a photo', async ({ content, state }) => {
  content.write('content/pictures/shelf.png', 'No picture.');
  const { errors, files } = await state();
  expect(errors).toMatchObject([{ path: 'content/pictures/shelf.png', line: 1, column: 1 }]);
  expect(groupByLine(errors).map((line) => linesAround(line, files))).toEqual([
    { frame: '', corrected: [] },
  ]);
});

test('separates warnings from errors', async ({ content, state }) => {
  expect(await state()).toMatchObject({ errors: [], warnings: [] });
  content.write(
    'content/pictures/spare.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" />',
  );
  content.write(
    'content/site/announcement.mdx',
    '---\nfrom: 2020-01-01\nuntil: 2020-01-02\nwords: Hi!\n---\n',
  );
  const { errors, warnings } = await state();
  expect(errors).toEqual([]);
  expect(warnings.map((warning) => sourceOf(warning.path, warning))).toEqual([
    'content/pictures/spare.svg:1:1',
    'content/site/announcement.mdx:3:8',
  ]);
});
