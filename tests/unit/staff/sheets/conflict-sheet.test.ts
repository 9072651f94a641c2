import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Conflict } from '../../../../src/staff/draft/conflicts.ts';
import { StaffContext, type Staff } from '../../../../src/staff/parts/context.ts';
import { ConflictSheet } from '../../../../src/staff/sheets/ConflictSheet.tsx';
import { en } from '../../../../src/staff/words/en.ts';

const path = 'content/faq/payment.mdx';

/** Returns a conflict with the question of a colleague. */
function conflictAt(place: Conflict['place'], theirs: string): Conflict {
  const bytesOf = (question: string) =>
    new TextEncoder().encode(`---\nquestion: ${question}\n---\n`);
  return {
    path,
    place,
    before: bytesOf('How to pay?'),
    mine: [{ path, bytes: bytesOf('How may one pay?') }],
    theirs: [{ path, bytes: bytesOf(theirs) }],
    merged: undefined,
  };
}

test('shows the conflict of a text with the site, or with the request that staff have sent', () => {
  const staff = {
    strings: en,
    typed: {},
    session: { languages: () => [] },
    content: {
      latest: { files: [] },
      conflicts: [conflictAt('site', 'Is card fine?'), conflictAt('request', 'Is gold fine?')],
    },
  } as unknown as Staff;
  const textOf = (place: Conflict['place']) =>
    renderToStaticMarkup(
      createElement(StaffContext, { value: staff }, createElement(ConflictSheet, { path, place })),
    ).replaceAll(/<[^>]+>/g, '');
  expect(textOf('site')).toContain('card');
  expect(textOf('request')).toContain('gold');
  expect(textOf('request')).not.toContain('card');
});
