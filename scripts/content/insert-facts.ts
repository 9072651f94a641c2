import type { Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Explanation, FileDiagnostic } from './diagnostics/diagnostic.ts';
import { advise } from './diagnostics/suggest.ts';
import type { Facts } from './facts.ts';
import { expressionMessage } from './parse/body-messages.ts';
import { isTag, positionOf } from './validate/guard.ts';

/** Text with its facts inserted, and what is wrong with its other curly brackets. */
export interface InsertedText {
  text: string;
  explanations: Explanation[];
}

/**
 * Inserts facts into text: `{phone}` becomes the number.
 * @param blanks names that are no facts, since the browser fills them in
 */
export function insertFacts(
  text: string,
  facts: Facts,
  blanks: readonly string[] = [],
): InsertedText {
  const explanations: Explanation[] = [];
  const result = text.replaceAll(bracketed, (whole, inside: string) => {
    const name = inside.trim();
    if (blanks.includes(name)) return `{${name}}`;
    const value = factValue(name, facts);
    if (value === undefined) explanations.push(unknownFact(inside, facts, blanks));
    return value ?? whole;
  });
  if (/[{}]/.test(text.replaceAll(bracketed, ''))) {
    const message = 'one curly bracket is missing here; write {phone}, with one at each end';
    const [find, name, next] = /\{([A-Za-z_]+)([^A-Za-z_}]|$)/.exec(text) ?? [];
    explanations.push({
      message,
      fix: find === undefined ? find : { find, replace: `{${name}}${next}` },
    });
  }
  return { text: result, explanations };
}

/** Refuses facts in the text of a file that defines them. */
export function refuseFacts(text: string, blanks: readonly string[] = []): InsertedText {
  const { explanations } = insertFacts(text, {}, blanks);
  const message = 'facts are defined in this file, so it cannot use them; write the text itself';
  return { text, explanations: explanations.length > 0 ? [{ message }] : [] };
}

/**
 * Inserts facts into a body: expressions that name one become its text, and attributes get theirs.
 * @param tree the body, which is changed
 * @returns what is wrong with the other curly brackets; these stay as they are
 */
export function insertFactsIntoBody(tree: Root, facts: Facts): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(tree, (node, index, parent) => {
    if (isTag(node)) {
      for (const attribute of node.attributes) {
        if (typeof attribute.value !== 'string') continue;
        const { text, explanations } = insertFacts(attribute.value, facts);
        const position = positionOf(attribute, node);
        diagnostics.push(...explanations.map((explanation) => ({ ...position, ...explanation })));
        attribute.value = text;
      }
    }
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const name = node.value.trim();
    const value = factValue(name, facts);
    if (value === undefined) {
      diagnostics.push({ ...positionOf(node), ...unknownFact(node.value, facts) });
      return;
    }
    const text: Text = { type: 'text', value, position: node.position };
    // In the line of a tag it is a word inside of it: <Button to="call">{phone}</Button>.
    const isParagraph =
      node.type === 'mdxFlowExpression' &&
      parent?.position?.start.line !== node.position?.start.line;
    const inserted: RootContent = isParagraph
      ? { type: 'paragraph', children: [text], position: node.position }
      : text;
    parent?.children.splice(index ?? 0, 1, inserted);
  });
  return diagnostics;
}

const bracketed = /\{([^{}]*)\}/g;

/** The text of a fact; undefined where there is none of this name. */
function factValue(name: string, facts: Facts): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/** Explains curly brackets that hold no fact. @param inside what stands between them */
function unknownFact(inside: string, facts: Facts, blanks: readonly string[] = []): Explanation {
  const name = inside.trim();
  if (!/^[A-Za-z_]+$/.test(name)) return { message: expressionMessage };
  const { hint, fix } = advise(name, [...blanks, ...Object.keys(facts)]);
  return {
    message: `there is no fact "${name}" in content/site/business.mdx${hint}`,
    fix: fix && { ...fix, find: `{${inside}}`, replace: `{${fix.replace}}` },
  };
}
