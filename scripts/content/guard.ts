import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { fileStart, type Fault, type Place } from './problem.ts';
import { didYouMean, nearest } from './suggest.ts';

/**
 * Refuses everything in a body that could run or that is no tag of this site: JavaScript, HTML
 * elements, spread attributes. It refuses and never strips. What it lets pass in curly brackets are
 * names, which are looked up as facts.
 * @param tagNames the tags that may stand here; none in entries, which are words only
 */
export function guard(tree: Root, tagNames: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  visit(tree, (node) => {
    const message = refusal(node, tagNames);
    if (message !== undefined) faults.push({ ...placeOf(node), message });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      faults.push(...attributeFaults(node));
    }
  });
  return faults;
}

/** Where a node begins, or, where it does not say, where the node around it does. */
export function placeOf(node: Pick<Nodes, 'position'>, around?: Pick<Nodes, 'position'>): Place {
  const start = node.position?.start ?? around?.position?.start;
  return start ? { line: start.line, column: start.column } : fileStart;
}

function refusal(node: Nodes, tagNames: readonly string[]): string | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return importMessage;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*[A-Za-z_]+\s*$/.test(node.value)
        ? undefined
        : 'curly brackets hold the name of a fact, such as {phone}, and nothing else';
    case 'html':
      return 'HTML is not allowed here; use Markdown or one of the tags';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagRefusal(node.name, tagNames);
    default:
      return undefined;
  }
}

function tagRefusal(name: string | null, tagNames: readonly string[]): string | undefined {
  if (name !== null && tagNames.includes(name)) return undefined;
  if (name === null) return 'a tag needs a name; <> and </> are not allowed';
  const meant = nearest(name, tagNames);
  if (/^[a-z]/.test(name) && meant === undefined) return htmlMessage(name);
  if (tagNames.length === 0)
    return `tags such as <${name}> stand on pages only; write plain words here`;
  return `there is no tag <${name}>${meant ? `; did you mean <${meant}>?` : didYouMean(name, tagNames)}`;
}

/** Refuses an element of HTML. */
export function htmlMessage(name: string): string {
  return `<${name}> is HTML, which is not allowed here; use Markdown or one of the tags`;
}

/** Lines that begin with import or export are code in MDX, also where they were meant as words. */
export const importMessage =
  'a line that begins with "import" or "export" is code, which content cannot hold; begin it with another word';

/** A tag in a body. */
export type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

function attributeFaults(node: TagNode): Fault[] {
  const names = node.attributes.map((attribute) =>
    'name' in attribute ? attribute.name : undefined,
  );
  return node.attributes.flatMap((attribute, index) => {
    const isSecond = 'name' in attribute && names.indexOf(attribute.name) < index;
    const message = isSecond
      ? `the attribute "${attribute.name}" stands here twice; keep one of the two`
      : attributeRefusal(attribute);
    return message === undefined ? [] : [{ ...placeOf(attribute as never, node), message }];
  });
}

function attributeRefusal(attribute: TagNode['attributes'][number]): string | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return 'write attributes as name="value"; curly brackets cannot stand for attributes';
  }
  if (typeof attribute.value === 'string') return undefined;
  return attribute.value
    ? `write ${attribute.name}="…" with quotes instead of curly brackets`
    : `the attribute "${attribute.name}" needs a value: write ${attribute.name}="…"`;
}
