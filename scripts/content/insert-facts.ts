import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Explanation, FileDiagnostic } from './diagnostics/diagnostic.ts';
import { advise } from './diagnostics/suggest.ts';
import type { Facts } from './facts.ts';
import { expressionMessage } from './parse/body-messages.ts';
import { isTag, positionOf } from './validate/guard.ts';

/** Text with its facts, and what is wrong with the brackets that name none. */
export interface InsertedText {
  text: string;
  explanations: Explanation[];
}

/**
 * Inserts facts into text: `{phone}` becomes the number.
 * @param blanks names that are no facts, since the page fills them in
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
    if (value === undefined) explanations.push(unknownFact(name, facts, blanks));
    return value ?? whole;
  });
  if (/[{}]/.test(text.replaceAll(bracketed, ''))) {
    const message = 'a curly bracket stands here without its partner; {phone} has one at each end';
    explanations.push({ message });
  }
  return { text: result, explanations };
}

/** Leaves text that facts are made from as it is, and refuses facts in it. */
export function refuseFacts(text: string, blanks: readonly string[] = []): InsertedText {
  const { explanations } = insertFacts(text, {}, blanks);
  const message =
    'facts are made from this file, so none can stand in it; write the words themselves';
  return { text, explanations: explanations.length > 0 ? [{ message }] : [] };
}

/**
 * Inserts facts into a body: expressions that name one become its text, and attributes get theirs.
 * @param tree the body, which is changed
 * @returns what is wrong with the brackets that name none; these stay as they are
 */
export function insertFactsIntoBody(tree: Root, facts: Facts): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(tree, (node, index, parent) => {
    if (isTag(node)) {
      for (const attribute of node.attributes) {
        if (typeof attribute.value !== 'string') continue;
        const { text, explanations } = insertFacts(attribute.value, facts);
        const position = positionOf(attribute as never, node);
        diagnostics.push(...explanations.map((explanation) => ({ ...position, ...explanation })));
        attribute.value = text;
      }
    }
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const name = node.value.trim();
    const value = factValue(name, facts);
    if (value === undefined) {
      diagnostics.push({ ...positionOf(node), ...unknownFact(name, facts) });
      return;
    }
    const { position } = node;
    const text = { type: 'text' as const, value, position };
    const isFlow = node.type === 'mdxFlowExpression';
    const inserted = isFlow ? { type: 'paragraph', children: [text], position } : text;
    parent?.children.splice(index ?? 0, 1, inserted as never);
  });
  return diagnostics;
}

const bracketed = /\{([^{}]*)\}/g;

/** The text of a fact; undefined where there is none of this name. */
function factValue(name: string, facts: Facts): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/** What to tell somebody who wrote a name in curly brackets that is no fact. */
function unknownFact(name: string, facts: Facts, blanks: readonly string[] = []): Explanation {
  if (!/^[A-Za-z_]+$/.test(name)) return { message: expressionMessage };
  const known = [...blanks, ...Object.keys(facts)];
  const { hint, fix } = advise(name, known);
  return { message: `there is no fact "${name}" in content/site/business.mdx${hint}`, fix };
}
