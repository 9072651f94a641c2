import { startOfFile, type Position, type Finding } from '../../diagnostics/diagnostic.ts';
import type { Outline } from '../../read/resolve/resolve-body.ts';
import type { Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

type Headings = Outline['headings'];

/** Users of screen readers navigate by headings. */
export const headingOrder: Rule = {
  id: 'heading-order',
  level: 'error',
  scope: 'page',
  summary: 'A page has one heading with a single #, it comes first, and no level is skipped.',
  check: ({ body }) =>
    body && !body.incomplete
      ? [...checkTitle(body.headings), ...body.headings.flatMap(checkLevel)]
      : [],
};

function checkTitle(headings: Headings): Finding[] {
  const [first] = headings;
  const [title, ...otherTitles] = headings.filter(({ depth }) => depth === 1);
  if (!title) {
    const message = say`The page needs a heading. Begin one line with a single # and a space.`;
    return [{ ...toPosition(first ?? startOfFile), message }];
  }
  const findings: Finding[] = otherTitles.map((heading) => ({
    ...toPosition(heading),
    message: say`Write ## here. Line ${{ line: title.line }} is already the heading of the page.`,
    fix: { find: '# ', replace: '## ' },
  }));
  if (!first || first === title) return findings;
  const { line } = title;
  const message = say`Move the heading with a single # to the top. It is in line ${{ line }}.`;
  return [{ ...toPosition(first), message }, ...findings];
}

function checkLevel(heading: Headings[number], index: number, headings: Headings): Finding[] {
  const previousDepth = headings[index - 1]?.depth ?? heading.depth;
  if (heading.depth <= previousDepth + 1) return [];
  const signs = '#'.repeat(heading.depth);
  const fewerSigns = '#'.repeat(previousDepth + 1);
  const message = say`Write ${{ fewerSigns }} instead of ${{ signs }}. This heading skips a level.`;
  const fix = { find: `${signs} `, replace: `${fewerSigns} ` };
  return [{ ...toPosition(heading), message, fix }];
}

function toPosition({ line, column }: Position): Position {
  return { line, column };
}
