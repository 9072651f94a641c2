import matter from 'gray-matter';
import {
  CST,
  isDocument,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';
import { startOfFile, type Finding, type Position } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { checkFences } from './fences.ts';
import { checkMergeConflict } from './merge-conflict.ts';
import { checkUnreadableText } from './unreadable-text.ts';
import { checkYaml } from './yaml-errors.ts';
import { say } from '../../../site/fields/say.ts';

export interface FrontMatter {
  /** Undefined if there are errors. */
  data: Record<string, unknown> | undefined;
  /** All values that are not maps or lists, in the order of the file. */
  scalars: readonly FrontMatterScalar[];
  /** Returns the position of a value, or of its nearest ancestor if it is missing. */
  positionOf: (path: readonly PropertyKey[]) => Position;
  positionOfKey: (path: readonly PropertyKey[]) => Position;
  /** True if the lines of hyphens above and below the fields exist. */
  hasFences: boolean;
  diagnostics: Finding[];
}

interface FrontMatterScalar {
  /** The keys and indexes that lead to the value. */
  path: readonly PropertyKey[];
  /** The text that YAML reads, without quotes and line breaks. */
  value: string;
  /** Offsets in the file, including quotes. */
  start: number;
  end: number;
  token: YamlToken;
}

export type YamlToken = CST.FlowScalar | CST.BlockScalar;

/** Parses the front matter as YAML 1.2. All values are text, also `10:00` and `no`. */
export function readFrontMatter(text: string): FrontMatter {
  const diagnostic = checkUnreadableText(text) ?? checkMergeConflict(text) ?? checkFences(text);
  if (diagnostic) return { ...unreadableFrontMatter(diagnostic), hasFences: false };

  // gray-matter reads the rest of the first line as a language and would run JavaScript. Only
  // spaces are accepted there, and they are removed here.
  const parsed = matter(text.replace(/^---[ \t]*\n/, '---\n'), {
    language: 'yaml',
    engines: { yaml: parseYaml },
  });
  // gray-matter does not call `parseYaml` for empty front matter.
  return isDocument(parsed.data)
    ? toFrontMatter(parsed.data, parsed.matter, text)
    : unreadableFrontMatter({ line: 2, column: 1, message: emptyMessage });
}

function parseYaml(yaml: string): Document {
  return parseDocument(yaml, {
    schema: 'failsafe',
    // Otherwise yaml decodes !!binary, in Node in another way than in a browser.
    resolveKnownTags: false,
    prettyErrors: false,
    uniqueKeys: true,
    keepSourceTokens: true,
  });
}

const emptyMessage = say`Write lines like "title: About us" between the two lines of hyphens. There are no fields yet.`;

/** Returns the front matter of a file that cannot be read. */
export function unreadableFrontMatter(diagnostic: Finding): FrontMatter {
  return {
    data: undefined,
    scalars: [],
    positionOf: () => startOfFile,
    positionOfKey: () => startOfFile,
    hasFences: true,
    diagnostics: [diagnostic],
  };
}

/** @param yaml the text after the first three hyphens, on the same lines as in the file */
function toFrontMatter(document: Document, yaml: string, text: string): FrontMatter {
  const positionInFile = (offset: number): Position => positionAt(yaml, offset);
  const diagnostics = checkYaml(document, text.split('\n'), positionInFile);
  if (diagnostics.length === 0 && !isMap(document.contents)) {
    const message = say`Write each field on a line like "title: About us": a name, a colon, a space and a value.`;
    diagnostics.push({ line: 2, column: 1, message });
  }
  const isValid = diagnostics.length === 0;
  return {
    data: isValid ? (document.toJS() as Record<string, unknown>) : undefined,
    scalars: isValid ? [...scalarsIn(document.contents, text.indexOf('\n'))] : [],
    positionOf: (path) => positionInFile(nodeOffset(document, path)),
    positionOfKey: (path) =>
      positionInFile(keyOffset(document, path) ?? nodeOffset(document, path)),
    hasFences: true,
    diagnostics,
  };
}

/** @param yamlOffset the offset of the YAML in the file */
function* scalarsIn(
  node: unknown,
  yamlOffset: number,
  path: readonly PropertyKey[] = [],
): Generator<FrontMatterScalar> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      yield* scalarsIn(value, yamlOffset, [...path, isScalar(key) ? String(key.value) : '']);
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      yield* scalarsIn(item, yamlOffset, [...path, index]);
    }
  } else if (isScalar(node) && node.srcToken && CST.isScalar(node.srcToken)) {
    const token = node.srcToken as YamlToken;
    const start = yamlOffset + token.offset;
    const end = start + CST.stringify(token).length;
    yield { path, value: String(node.value), start, end, token };
  }
}

/** Returns the offset of the value at a path, or of the nearest ancestor that exists. */
function nodeOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as Node | undefined;
    if (node?.range && !(isScalar(node) && node.source === '')) return node.range[0];
    const key = keyOffset(document, path.slice(0, length));
    if (key !== undefined) return key;
  }
  return document.contents?.range?.[0] ?? 0;
}

function keyOffset(document: Document, path: readonly PropertyKey[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}
