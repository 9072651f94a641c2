import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { offsetOf, positionAt } from '../../../diagnostics/position.ts';
import { bodyStart } from '../../../read/parse/fences.ts';
import { findLegacyText, type LegacyText } from '../../../text/preeti/find-legacy-text.ts';
import { convertAll, inQuotes, isPlainYaml } from '../../../read/resolve/legacy-segments.ts';
import { explainLegacyText } from './legacy-font.ts';

/** The id of the errors in text that was typed for a font such as Preeti. */
const rule = 'legacy-markup';

/** The rules about characters that have a meaning in YAML, Markdown or MDX. */
const rulesOfMarkup =
  /^(?:front-matter|markdown|tag|expression|unknown-fact|stray-markup|doubtful-markup|accidental-markdown|heading-in-entry|lost-letters)$/;

/** The line of a field, or a paragraph, with its legacy text. Offsets are those of the file. */
interface Block {
  start: number;
  value: string;
  texts: readonly LegacyText[];
  isField: boolean;
}

/**
 * Replaces what brackets and other characters of Preeti cause, such as "This curly bracket is never closed",
 * by one error that says which font it is. Its fix converts the text.
 */
export function explainLegacyMarkup(
  text: string,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (diagnostics.length === 0) return diagnostics;
  const explained = new Map<number, Diagnostic>();
  const others: Diagnostic[] = [];
  // Hundreds of errors may be in one block.
  const blocks = new Map<number, Block>();
  for (const diagnostic of diagnostics) {
    if (!rulesOfMarkup.test(diagnostic.rule)) {
      others.push(diagnostic);
      continue;
    }
    const offset = offsetOf(text, diagnostic);
    const start = blockStartAt(text, offset);
    const block = blocks.get(start) ?? readBlock(text, start);
    blocks.set(start, block);
    const end = block.start + (block.texts.at(-1)?.end ?? 0);
    const isInside = block.start + (block.texts[0]?.start ?? 0) <= offset && offset <= end;
    if (block.texts.length === 0 || !(isInside || block.isField)) others.push(diagnostic);
    // A warning alone needs no words: the rule legacy-font warns, too.
    else if (diagnostic.severity !== 'warning')
      explained.set(block.start, explain(text, diagnostic, block));
  }
  return [...explained.values(), ...others];
}

function explain(
  text: string,
  { path }: Diagnostic,
  { start, value, texts, isField }: Block,
): Diagnostic {
  const converted = convertAll(value, texts);
  const replace = !isField || isPlainYaml(converted) ? converted : inQuotes(converted);
  const fix = { find: value, replace };
  return { path, rule, ...positionAt(text, start), ...explainLegacyText(texts), fix };
}

/** Returns where the line of a field or the paragraph at an offset begins. */
function blockStartAt(text: string, offset: number): number {
  const body = bodyStart(text);
  const isField = offset < body;
  const separator = isField ? '\n' : '\n\n';
  const before = text.lastIndexOf(separator, offset - 1);
  return Math.max(isField ? 0 : body, before < 0 ? 0 : before + separator.length);
}

function readBlock(text: string, blockStart: number): Block {
  const isField = blockStart < bodyStart(text);
  const after = text.indexOf(isField ? '\n' : '\n\n', blockStart);
  const block = text.slice(blockStart, after < 0 ? undefined : after);
  const name = isField ? (/^\s*(?:- +)*(?:[a-z_]+:[ \t]+)?/.exec(block)?.[0] ?? '') : '';
  const value = block.slice(name.length).trimEnd();
  return { start: blockStart + name.length, value, texts: findLegacyText(value), isField };
}
