import { expect, test } from 'vitest';
import { diffReport, type Comparison } from '../../../../scripts/diff/diff-report.ts';

const emptyComparison: Comparison = {
  ref: 'v1',
  sections: [],
  published: [],
  files: [],
  unreadable: [],
  stale: [],
};
const added = { sign: '+', sentence: 'Cash is best.' } as const;
const removed = { sign: '-', sentence: 'Cash.' } as const;

const reportOf = (comparison: Partial<Comparison>, colour = false) =>
  diffReport({ ...emptyComparison, ...comparison }, colour);

test('reports that no text changed, and names files that changed in other ways', () => {
  expect(reportOf({})).toBe('The text that visitors see is the same as in v1.');
  expect(reportOf({ files: ['content/faq/why.mdx'] })).toBe(
    'The text that visitors see is the same as in v1.\n\nThese files changed in other ways:\ncontent/faq/why.mdx',
  );
});

test('lists changes by page, and changed pictures last', () => {
  const sections = [
    { heading: '/faq', kind: 'changed', changes: [removed, added] },
    { heading: '/new', kind: 'new', changes: [added] },
    { heading: '/old', kind: 'removed', changes: [removed] },
    { heading: 'content/site/notices.mdx', kind: 'changed', changes: [added] },
  ] as const;
  const files = ['content/faq/why.mdx', 'content/pictures/shop.svg'];
  expect(reportOf({ sections, files })).toBe(`/faq
- Cash.
+ Cash is best.

/new (new)
+ Cash is best.

/old (removed)
- Cash.

content/site/notices.mdx
+ Cash is best.

These files changed in other ways:
content/pictures/shop.svg`);
});

test('names files that cannot be read completely', () => {
  const unreadable = ['content/faq/why.mdx:3:1  is a colon missing? (in v1)'];
  expect(reportOf({ unreadable })).toContain(
    `These files cannot be read completely:\n${unreadable.join()}`,
  );
});

test('names stale translations and what changed since, but only if git knows the changes', () => {
  const translation = (path: string, changes?: object[]) => ({
    file: { textFile: { path } },
    changes,
  });
  const stale = [
    translation('content/ne/faq/why.mdx', [added]),
    translation('content/ne/faq/how.mdx'),
  ] as unknown as Comparison['stale'];
  const report = reportOf({ stale });
  expect(report).toContain('content/ne/faq/why.mdx was translated before this:\n+ Cash is best.');
  expect(report).not.toContain('content/ne/faq/how.mdx');
});

test('colours removed and added lines in a terminal', () => {
  const section = { heading: '/', kind: 'changed', changes: [removed, added] } as const;
  const report = reportOf({ sections: [section] }, true);
  expect(report).toBe('/\n\u001B[31m- Cash.\u001B[39m\n\u001B[32m+ Cash is best.\u001B[39m');
});
