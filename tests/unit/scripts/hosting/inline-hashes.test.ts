import { expect, test } from 'vitest';
import { hashOf, inlineHashes } from '../../../../scripts/site/headers/hashes.ts';

test('what runs inline is hashed once, however many pages hold it', () => {
  const page =
    '<script type="importmap">{}</script><style>a{}</style><style media="print">b{}\n</style>';
  expect(inlineHashes([page, page])).toEqual({
    inlineScripts: [hashOf('{}')],
    inlineStyles: [hashOf('a{}'), hashOf('b{}\n')].toSorted(),
  });
});

test('files and data need no hash', () => {
  const page =
    '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(inlineHashes([page])).toEqual({ inlineScripts: [], inlineStyles: [] });
});

test('a hash is written as browsers read it', () => {
  // The SHA-256 of no bytes at all, as it stands in every table.
  expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});
