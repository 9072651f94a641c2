import type { Image, ImageReference, Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { contactNames } from '../../../site/fields/link-target.ts';
import type { Explanation, Fix } from '../../diagnostics/diagnostic.ts';
import { advise } from '../../diagnostics/suggest.ts';
import { escapeBrackets, expressionMessage } from '../parse/body-messages.ts';
import { isTag } from '../parse/nodes.ts';
import type { Facts } from './facts.ts';
import { asFile, say } from '../../../site/fields/say.ts';
import { businessFile } from '../../content-types/paths.ts';

declare module 'mdast' {
  interface TextData {
    /** The name of the fact that was inserted. */
    fact?: string;
  }
  interface ImageData {
    /** The errors in the curly brackets of the description. */
    explanations?: Explanation[];
  }
  interface ImageReferenceData {
    explanations?: Explanation[];
  }
}

export interface InsertedText {
  text: string;
  /** The names of the inserted facts. */
  facts: string[];
  /** The errors in curly brackets that do not name a fact. */
  explanations: Explanation[];
}

/**
 * Inserts facts into text: `{phone}` becomes the number.
 * @param variables template variables, which the browser replaces
 */
export function insertFacts(
  text: string,
  facts: Facts,
  variables: readonly string[] = [],
): InsertedText {
  const explanations: Explanation[] = [];
  const names: string[] = [];
  const result = text.replaceAll(bracketPair, (whole, inside: string) => {
    const name = inside.trim();
    if (variables.includes(name)) return `{${name}}`;
    const value = factValue(name, facts);
    if (value === undefined) explanations.push(explainUnknownFact(inside, facts, variables));
    else names.push(name);
    return value ?? whole;
  });
  // A bracket that remains has no partner.
  const remaining = text.replaceAll(bracketPair, (whole) => ' '.repeat(whole.length));
  if (/[{}]/.test(remaining)) {
    const message = say`Write {phone}, with a curly bracket at each end. One is missing here.`;
    const [find, name, next] = /\{([A-Za-z_]+)([^A-Za-z_}]|$)/.exec(remaining) ?? [];
    const fix = find === undefined ? undefined : { find, replace: `{${name}}${next}` };
    explanations.push({ message, fix });
  }
  return { text: result, facts: names, explanations };
}

/** Reports curly brackets in a file that defines facts, because it cannot use facts. */
export function rejectFacts(text: string, variables: readonly string[] = []): InsertedText {
  const { explanations } = insertFacts(text, {}, variables);
  const message = say`Write the text itself. Facts are defined in this file, so it cannot use them.`;
  return { text, facts: [], explanations: explanations.length > 0 ? [{ message }] : [] };
}

/** Replaces each expression that names a fact by the text of the fact. @param fileText what the tree was parsed from */
export function insertFactsIntoBody(tree: Root, facts: Facts, fileText: string) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'image' || node.type === 'imageReference')
      describePicture(node, facts, fileText);
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const { position } = node;
    const fact = node.value.trim();
    const value = factValue(fact, facts);
    if (value === undefined) return;
    const text: Text = { type: 'text', value, position, data: { fact } };
    // On the line of a tag, the fact is the tag's text: <Button to="call">{phone}</Button>. MDX also takes
    // a fact for a block if it is alone in a list item or a quote: there it is a paragraph.
    const isTextOfTag =
      parent && isTag(parent) && parent.position?.start.line === position?.start.line;
    const isParagraph = node.type === 'mdxFlowExpression' && !isTextOfTag;
    const inserted: RootContent = isParagraph
      ? { type: 'paragraph', children: [text], position }
      : text;
    parent?.children.splice(index ?? 0, 1, inserted);
  });
}

/** Inserts the facts into the description of a picture, which the parser returns without curly brackets. */
function describePicture(node: Image | ImageReference, facts: Facts, fileText: string) {
  const { start, end } = node.position ?? {};
  const [, written = ''] =
    /^!\[([^]*?)\](?:[([]|$)/.exec(fileText.slice(start?.offset, end?.offset)) ?? [];
  // A backslash shows a bracket as text.
  if (!/(?<!\\)\{/.test(written)) return;
  const { text, explanations } = insertFacts(written.replaceAll(/[*`]|\\(?=[^\w\s])/g, ''), facts);
  node.alt = text;
  node.data = { ...node.data, explanations };
}

const bracketPair = /\{([^{}]*)\}/g;

function factValue(name: string, facts: Facts): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/** Explains curly brackets that do not name a fact. @param inside the text between them */
export function explainUnknownFact(
  inside: string,
  facts: Facts,
  variables: readonly string[] = [],
): Explanation {
  const name = inside.trim();
  if (!/^[A-Za-z_]+$/.test(name))
    return {
      message: expressionMessage,
      fix: suggestFact(inside, facts) ?? escapeBrackets(inside),
    };
  const { hint, fix } = advise(name, [...variables, ...Object.keys(facts)]);
  const isLink = contactNames.some((contact) => contact === name);
  const advice = isLink ? say`For a link, write [text](${{ name }}) below the fields.` : hint;
  const file = asFile(businessFile);
  return {
    message: [...say`There is no fact "${{ name }}" in ${{ file }}.`, ...advice],
    fix: fix && { ...fix, find: `{${inside}}`, replace: `{${fix.replace}}` },
  };
}

/** Suggests the fact `delivery_area` for `{Delivery area}`, and `phone` for `{phone number}`. */
function suggestFact(inside: string, facts: Facts): Fix | undefined {
  const name = inside.trim();
  if (!/^[A-Za-z_ ]+$/.test(name)) return undefined;
  const candidates = [name.toLowerCase().replaceAll(' ', '_'), ...name.split(' ', 1)];
  const fact = candidates.find((candidate) => factValue(candidate, facts) !== undefined);
  return fact === undefined ? undefined : { find: `{${inside}}`, replace: `{${fact}}` };
}
