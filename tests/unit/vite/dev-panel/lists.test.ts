// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { diagnosticsList } from '../../../../scripts/vite/dev-panel/client/diagnostics-list.ts';
import { factsIn } from '../../../../scripts/vite/dev-panel/client/facts-in.ts';
import { countErrors, type ListedDiagnostic } from '../../../../scripts/vite/dev-panel/protocol.ts';

/** Elements as they are read, with what each button does when it is pressed. */
function shown(elements: readonly HTMLElement[]) {
  const buttons = elements.flatMap((element) => [...element.querySelectorAll('button')]);
  return {
    text: elements.map((element) => element.textContent).join('\n'),
    press: (name: string) => buttons.find((one) => one.textContent === name)?.click(),
    buttons: buttons.map((one) => one.textContent),
  };
}

const diagnostic: ListedDiagnostic = {
  source: 'content/faq/delivery.mdx:3:1',
  messages: ['"ordr" is not known here. Did you mean "order"?'],
  rules: ['field'],
  frame: '> 3 | ordr: 20',
  instead: ['order: 20'],
  related: undefined,
};

describe('the list of diagnostics', () => {
  test('says the line to write first, then why, then how the line is', () => {
    const { text } = shown(diagnosticsList('1 error in content', [diagnostic], vi.fn()));
    expect(text).toBe(
      '1 error in content\ncontent/faq/delivery.mdx, line 3Write:order: 20"ordr" is not known here. Did you mean "order"? field> 3 | ordr: 20',
    );
  });

  test('opens the whole file at the place, and the other place that it names', () => {
    const open = vi.fn();
    const related = 'content/site/business.mdx:6:8';
    const { press } = shown(diagnosticsList('', [{ ...diagnostic, related }], open));
    press('content/faq/delivery.mdx, line 3');
    press('See also content/site/business.mdx, line 6');
    expect(open.mock.calls).toEqual([
      [diagnostic.source, true],
      [related, true],
    ]);
  });

  test('offers nothing to open for a photo, which is no text', () => {
    const photo = (name: string) => ({
      ...diagnostic,
      source: `content/pictures/${name}:1:1`,
      instead: [],
      frame: '',
    });
    const { text, buttons } = shown(
      diagnosticsList('', [photo('shelf.jpg'), photo('shop.svg')], vi.fn()),
    );
    expect(text).toContain('content/pictures/shelf.jpg');
    expect(buttons).toEqual(['content/pictures/shop.svg, line 1']);
  });

  test('is not there without diagnostics', () => {
    expect(diagnosticsList('Warnings', [], vi.fn())).toEqual([]);
  });
});

test.for([
  [0, '0 errors in content'],
  [1, '1 error in content'],
  [2, '2 errors in content'],
] as const)('%i errors are counted in words', ([count, words]) => {
  expect(countErrors(count)).toBe(words);
});

describe('the facts of a text', () => {
  const facts = [
    { name: 'phone', text: '+977 983-1112223', source: 'content/site/business.mdx:6:8' },
    { name: 'years', text: '8+', source: 'content/site/business.mdx:30:3' },
    { name: 'email', text: 'a@b.c', source: 'content/site/business.mdx:7:8' },
  ];

  test('are told once each, and open where they stand for all pages', () => {
    const open = vi.fn();
    const lines = factsIn('Ring {phone} or { phone }, {years} years, {none}.', facts, open);
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '{phone} is +977 983-1112223, change it once for all pages',
      '{years} is 8+, change it once for all pages',
    ]);
    shown(lines).press('change it once for all pages');
    expect(open.mock.calls[0]).toEqual([facts[0]?.source]);
  });
});
