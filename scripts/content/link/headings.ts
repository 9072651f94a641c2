import type { Inventory } from '../validate/inventory.ts';
import { fileStart, type Fault } from '../diagnostics/diagnostic.ts';

type Headings = Inventory['headings'];

/** What is wrong with the order of a page's headings, by which screen readers get about. */
export function headingFaults(headings: Headings): Fault[] {
  return [...titleFaults(headings), ...headings.flatMap(skippedLevel)];
}

function titleFaults(headings: Headings): Fault[] {
  const [top] = headings;
  const [title, ...further] = headings.filter(({ depth }) => depth === 1);
  if (!title) {
    const message = 'the page has no heading of its own; begin one line with a single #';
    return [{ ...placeOf(top ?? fileStart), message }];
  }
  const faults: Fault[] = further.map((heading) => ({
    ...placeOf(heading),
    message: `a page has one heading with a single #, and line ${title.line} is it already; write ## here`,
    mend: { wrong: '# ', right: '## ' },
  }));
  if (top && top !== title) {
    const message = `the heading with a single # comes first, and it stands below in line ${title.line}`;
    faults.unshift({ ...placeOf(top), message });
  }
  return faults;
}

function skippedLevel(heading: Headings[number], index: number, headings: Headings): Fault[] {
  const above = headings[index - 1]?.depth ?? heading.depth;
  if (heading.depth <= above + 1) return [];
  const [wrong, right] = ['#'.repeat(heading.depth), '#'.repeat(above + 1)];
  const message = `this heading skips a level; write ${right} instead of ${wrong}`;
  return [{ ...placeOf(heading), message, mend: { wrong: `${wrong} `, right: `${right} ` } }];
}

function placeOf({ line, column }: { line: number; column: number }) {
  return { line, column };
}
