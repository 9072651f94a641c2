import type { Root } from 'mdast';
import { optionalSingletons, singletons } from '../../../src/singletons/schemas.ts';
import { parseBody, type ParsedBody } from '../parse/body.ts';
import { validate } from './schema-errors.ts';
import { readFrontMatter, type FrontMatter } from '../parse/front-matter.ts';
import { guard, placeOf } from './guard.ts';
import { kindOf, pagesFolder, type Kind } from '../kinds.ts';
import { lostMarks } from './lost-marks.ts';
import { mendedText } from '../diagnostics/fixes.ts';
import { nodesIn } from '../nodes-in.ts';
import { fileStart, type Fault, type Problem } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read-content.ts';
import { strayBrackets } from './stray-brackets.ts';
import { didYouMean } from '../diagnostics/suggest.ts';

/** A file that was checked by itself, before anything is known of the others. */
export interface CheckedFile {
  source: SourceFile;
  kind: Kind | undefined;
  frontMatter: FrontMatter;
  /** The front matter as its schema gives it out; undefined when it has faults. */
  data: Record<string, unknown> | undefined;
  /** The body, with whatever faults it has; undefined when it cannot be parsed or should not be. */
  tree: Root | undefined;
  /** Whether parts of the body could not be read, so that what it lacks cannot be told. */
  torn: boolean;
  problems: Problem[];
}

const unread: ParsedBody = { tree: undefined, faults: [] };

/** Checks everything in a file that needs no other file: its form, its values, what it may hold. */
export function checkFile(source: SourceFile): CheckedFile {
  const kind = kindOf(source);
  const frontMatter = readFrontMatter(source);
  const checked = { source, kind, frontMatter, data: undefined, tree: undefined, torn: false };
  if (!kind) return { ...checked, problems: located(source, [unreadFile(source)]) };

  // A file whose front matter cannot be told from its words is not worth reading further.
  const { tree, faults: tears } = frontMatter.fenced ? parseBody(source.text) : unread;
  const torn = tears.length > 0;
  const { data, faults } = checkData(behindFaults(frontMatter, source), kind);
  const found = new Set(frontMatter.faults.map(({ line }) => line));
  const further = faults.filter(({ line }) => !found.has(line));
  const bodyFaults = tree ? checkBody(tree, source, kind, torn) : [];
  return {
    ...checked,
    data: frontMatter.data && data,
    tree: kind.body === 'none' ? undefined : tree,
    torn,
    problems: located(source, [...frontMatter.faults, ...further, ...tears, ...bodyFaults]),
  };
}

function located({ path }: SourceFile, faults: readonly Fault[]): Problem[] {
  return faults.map((fault) => ({ path, ...fault }));
}

/** Front matter whose faults have one mend each is read as if mended, to tell what else is wrong. */
function behindFaults(frontMatter: FrontMatter, { text }: SourceFile): FrontMatter {
  if (frontMatter.faults.length === 0) return frontMatter;
  const mended = mendedText(text, frontMatter.faults);
  return mended === undefined ? frontMatter : readFrontMatter({ text: mended });
}

function unreadFile({ id }: SourceFile): Fault {
  const known = Object.keys({ ...singletons, ...optionalSingletons });
  return {
    ...fileStart,
    message: `nothing on the site reads a file of this name${didYouMean(id, known)}`,
  };
}

function checkData(
  { data, placeOf: placeOfValue, placeOfKey }: FrontMatter,
  kind: Kind,
): { data: CheckedFile['data']; faults: Fault[] } {
  if (!data) return { data: undefined, faults: [] };
  const result = validate(kind.frontMatter, data);
  if ('data' in result) return { data: result.data, faults: [] };
  const faults = result.faults.map(({ path, at, message, mend }) => ({
    ...(at === 'key' ? placeOfKey(path) : placeOfValue(path)),
    message,
    mend,
  }));
  return { data: undefined, faults };
}

function checkBody(tree: Root, { folder, text }: SourceFile, kind: Kind, torn: boolean): Fault[] {
  const first = tree.children.find((node) => node.type !== 'yaml');
  if (kind.body === 'none') {
    const message = 'words below the front matter are not shown here; remove them';
    return first ? [{ ...placeOf(first), message }] : [];
  }
  const faults = [
    ...guard(tree, kind.tags),
    ...strayBrackets(tree, text),
    ...lostMarks(tree, text),
  ];
  if (!first && !torn) {
    const { line } = tree.position?.end ?? fileStart;
    faults.push({ line, column: 1, message: 'the words below the front matter are missing' });
  }
  if (folder !== pagesFolder) {
    const message =
      'headings stand on pages only; what this file is about stands in its front matter';
    const headings = nodesIn(tree).filter(({ type }) => type === 'heading');
    faults.push(...headings.map((heading) => ({ ...placeOf(heading), message })));
  }
  return faults;
}
