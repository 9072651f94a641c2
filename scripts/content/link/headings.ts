import type { Outline } from '../validate/outline.ts';
import { startOfFile, type FileDiagnostic } from '../diagnostics/diagnostic.ts';

type Headings = Outline['headings'];

/** What is wrong with the order of a page's headings, by which screen readers get about. */
export function headingDiagnostics(headings: Headings): FileDiagnostic[] {
  return [...titleDiagnostics(headings), ...headings.flatMap(skippedLevel)];
}

function titleDiagnostics(headings: Headings): FileDiagnostic[] {
  const [top] = headings;
  const [title, ...further] = headings.filter(({ depth }) => depth === 1);
  if (!title) {
    const message = 'the page needs a heading; begin one line with a single # and a space';
    return [{ ...positionOf(top ?? startOfFile), message }];
  }
  const diagnostics: FileDiagnostic[] = further.map((heading) => ({
    ...positionOf(heading),
    message: `line ${title.line} is the heading of the page already; write ## here`,
    fix: { find: '# ', replace: '## ' },
  }));
  if (top && top !== title) {
    const message = `the heading with a single # must come first; it is in line ${title.line}`;
    diagnostics.unshift({ ...positionOf(top), message });
  }
  return diagnostics;
}

function skippedLevel(
  heading: Headings[number],
  index: number,
  headings: Headings,
): FileDiagnostic[] {
  const above = headings[index - 1]?.depth ?? heading.depth;
  if (heading.depth <= above + 1) return [];
  const [find, replace] = ['#'.repeat(heading.depth), '#'.repeat(above + 1)];
  const message = `this heading skips a level; write ${replace} instead of ${find}`;
  return [{ ...positionOf(heading), message, fix: { find: `${find} `, replace: `${replace} ` } }];
}

function positionOf({ line, column }: { line: number; column: number }) {
  return { line, column };
}
