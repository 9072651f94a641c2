import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect } from 'vitest';
import { checkWhileTyping } from '../../scripts/editor/check-while-typing.ts';
import { project } from '../support/folders.ts';
import { test } from '../support/site-copy.ts';

/** Passes the unsaved text of a file to the remark plugin, as a text editor does. */
async function checkOpenFile(root: string, file: string, value: string) {
  const openFile = new VFile({ cwd: root, path: path.join(root, file), value });
  const checked = await unified().use(checkWhileTyping(root)).process(openFile);
  const diagnostics = checked.messages.map(({ line, column, fatal, message, expected }) => ({
    at: `${line}:${column}`,
    suggestion: expected?.[0],
    isError: fatal === true,
    message,
  }));
  return { diagnostics, text: String(checked) };
}

describe('the editor', () => {
  const file = 'content/faq/delivery.mdx';

  test('underlines a mistake with the fix of the check', async ({ content }) => {
    const text = '---\nqestion: Why?\norder: 1\n---\n\n{phnoe}\n';
    const { diagnostics } = await checkOpenFile(content.root, file, text);
    expect(diagnostics).toEqual([
      {
        at: '2:1',
        suggestion: 'question',
        isError: true,
        message: '"qestion" is not known here. Did you mean "question"?',
      },
      expect.objectContaining({ at: '6:1', suggestion: '{phone}', isError: true }),
    ]);
  });

  test('underlines a mistake that depends on other files', async ({ content }) => {
    const answer = '---\r\nquestion: Why?\r\norder: 1\r\n---\r\n\r\n[So](/fag)\r\n';
    const { diagnostics } = await checkOpenFile(content.root, file, answer);
    expect(diagnostics.map(({ at, message }) => `${at} ${message}`)).toEqual([
      '6:6 There is no page /fag. Did you mean "/faq"?',
    ]);
  });

  test('does not show the mistakes of other files', async ({ content }) => {
    content.write('content/faq/why.mdx', 'Because.');
    const text = content.read(file);
    expect((await checkOpenFile(content.root, file, text)).diagnostics).toEqual([]);
    expect((await checkOpenFile(content.root, 'content/README.md', '<b>')).diagnostics).toEqual([]);
  });

  test('changes nothing when it formats the file', async ({ content }) => {
    const text = '---\nquestion:   Why?\norder: 1\n---\n\n*  <Odd>  {phone}\n';
    expect((await checkOpenFile(content.root, file, text)).text).toBe(text);
  });
});

test('loads the plugin through .remarkrc.mjs', async () => {
  const script = `
    import { unified } from 'unified';
    import config from './.remarkrc.mjs';
    const open = { path: 'content/faq/delivery.mdx', value: 'Because.' };
    const { messages } = await unified().use(config).process(open);
    console.log(messages.map(String).join());`;
  const args = ['--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project });
  expect(stdout).toMatch(/^content\/faq\/delivery\.mdx:1:1: Write a line of three hyphens/);
});
