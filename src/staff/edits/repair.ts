import type { CompileResult } from '../../compiler/compile.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { replacement, type Replacement } from '../../compiler/diagnostics/fixes.ts';
import { offsetOf } from '../../compiler/diagnostics/position.ts';
import { editableSegments, segmentAt } from '../../compiler/write/editable-segments.ts';
import { changeLink, removeLink } from '../../compiler/write/remove-links.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { decodeAnchor } from '../../site/lib/decode-anchor.ts';

/** A correction of an error that an edit causes in another text. */
export type Repair = 'remove link' | 'follow heading' | 'fix' | 'by hand';

/** The content before and after an edit. */
interface Step {
  past: CompileResult;
  next: CompileResult;
}

/**
 * Returns what solves an error in a text that an edit does not change; undefined if the edit has changed the
 * text with the error.
 */
export function repairOf(step: Step, error: Diagnostic): Repair | undefined {
  const file = fileIn(step.next, error.path);
  if (!file) return 'by hand';
  const rawAt = (content: ContentFile) =>
    segmentAt(content, offsetOf(content.textFile.text, error))?.raw;
  const raw = rawAt(file);
  const past = fileIn(step.past, error.path);
  if (!past || !editableSegments(past).some((segment) => segment.raw === raw)) return undefined;
  if (error.rule === 'unknown-link')
    return replacementFor(step, file, error, 'follow heading') ? 'follow heading' : 'remove link';
  return error.fix ? 'fix' : 'by hand';
}

/** Returns the replacement in a file that solves an error; undefined if only people can solve it. */
export function replacementFor(
  step: Step,
  file: ContentFile,
  error: Diagnostic,
  repair: Repair,
): Replacement | undefined {
  switch (repair) {
    case 'remove link':
      return removeLink(file, error);
    case 'follow heading':
      return changeLink(file, error, (target) => followHeading(step, file, target));
    case 'fix':
      return replacement(file.textFile.text, error);
    case 'by hand':
      return undefined;
  }
}

/** Returns the target of a link after its heading has got another text; undefined if that did not happen. */
function followHeading({ past, next }: Step, file: ContentFile, target: string) {
  const [route = '', anchor = ''] = target.split('#');
  const id = route === '' ? file.textFile.id : route.slice(1);
  const idsIn = (result: CompileResult) =>
    fileIn(result, `content/pages/${id}.mdx`)?.body?.headings.map((heading) => heading.id) ?? [];
  const [before, after] = [idsIn(past), idsIn(next)];
  const gone = before.filter((heading) => !after.includes(heading));
  const added = after.filter((heading) => !before.includes(heading));
  const isRenamed = gone.length === 1 && added.length === 1 && gone[0] === decodeAnchor(anchor);
  return isRenamed ? `${route}#${added[0]}` : undefined;
}

function fileIn({ files }: CompileResult, path: string): ContentFile | undefined {
  return files.find(({ textFile }) => textFile.path === path);
}
