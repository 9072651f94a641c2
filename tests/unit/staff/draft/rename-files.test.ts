import { expect, test } from 'vitest';
import { renameChanges } from '../../../../src/staff/draft/rename-files.ts';

test.for([
  ['![A chest](chest)', '![A chest](chest-2)'],
  ['[![A chest](chest)](/about)', '[![A chest](chest-2)](/about)'],
  ['[![chest](chest)](/chest)', '[![chest](chest-2)](/chest)'],
  ['[chest](/chest) and ![chest](chest)', '[chest](/chest) and ![chest](chest-2)'],
])('renames a picture also within a link: %s', ([text = '', renamed]) => {
  const page = (body: string) => `---\ntitle: A\n---\n\n# A\n\n${body}\n`;
  const after = new TextEncoder().encode(page(text));
  const changes = [{ path: 'content/pages/about.mdx', before: undefined, after }];
  const [change] = renameChanges(changes, [{ folder: 'pictures', from: 'chest', to: 'chest-2' }]);
  expect(new TextDecoder().decode(change?.after)).toBe(page(renamed ?? ''));
});
