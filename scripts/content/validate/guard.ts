import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { expressionMessage } from '../facts.ts';
import { nodesIn } from '../nodes-in.ts';
import { fileStart, type Fault, type Finding, type Mend, type Place } from '../diagnostics/diagnostic.ts';
import { advise, nearest } from '../diagnostics/suggest.ts';

/**
 * Refuses everything in a body that could run or that is no tag of this site: JavaScript, HTML
 * elements, spread attributes. It refuses and never strips. What it lets pass in curly brackets are
 * names, which are looked up as facts.
 * @param tagNames the tags that may stand here; none in entries, which are words only
 */
export function guard(tree: Root, tagNames: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  for (const node of nodesIn(tree)) {
    const finding = refusal(node, tagNames);
    if (finding) faults.push({ ...placeOf(node), ...finding });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      faults.push(...attributeFaults(node));
    }
  }
  return faults;
}

/** Where a node begins, or, where it does not say, where the node around it does. */
export function placeOf(node: Pick<Nodes, 'position'>, around?: Pick<Nodes, 'position'>): Place {
  const start = node.position?.start ?? around?.position?.start;
  return start ? { line: start.line, column: start.column } : fileStart;
}

function refusal(node: Nodes, tagNames: readonly string[]): Finding | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return { message: importMessage };
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*[A-Za-z_]+\s*$/.test(node.value)
        ? undefined
        : { message: expressionMessage, mend: escapedBrackets(node.value) };
    case 'html':
      return { message: 'HTML is not allowed here; use Markdown or one of the tags' };
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagRefusal(node.name, tagNames);
    default:
      return undefined;
  }
}

function tagRefusal(name: string | null, tagNames: readonly string[]): Finding | undefined {
  if (name !== null && tagNames.includes(name)) return undefined;
  if (name === null) return { message: 'a tag needs a name; <> and </> are not allowed' };
  const meant = nearest(name, tagNames);
  if (/^[a-z]/.test(name) && meant === undefined) return { message: htmlMessage(name) };
  if (tagNames.length === 0)
    return { message: `tags such as <${name}> stand on pages only; write plain words here` };
  const { hint, mend } = advise(name, tagNames);
  const words = meant ? `; did you mean <${meant}>?` : hint;
  return { message: `there is no tag <${name}>${words}`, mend };
}

/** How words in curly brackets are written that are meant to be seen; what looks like code is not. */
function escapedBrackets(inside: string): Mend | undefined {
  return /^[\p{L}\p{N} .,-]+$/u.test(inside)
    ? { wrong: `{${inside}}`, right: `\\{${inside}\\}` }
    : undefined;
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
    const finding = isSecond
      ? { message: `the attribute "${attribute.name}" stands here twice; keep one of the two` }
      : attributeRefusal(attribute);
    return finding ? [{ ...placeOf(attribute as never, node), ...finding }] : [];
  });
}

function attributeRefusal(attribute: TagNode['attributes'][number]): Finding | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return {
      message: 'write attributes as name="value"; curly brackets cannot stand for attributes',
    };
  }
  const { name, value } = attribute;
  if (typeof value === 'string') return undefined;
  if (!value) return { message: `the attribute "${name}" needs a value: write ${name}="…"` };
  const message = `write ${name}="…" with quotes instead of curly brackets`;
  const words = /^\s*(["'])([^"'{}<>]*)\1\s*$/.exec(value.value)?.[2];
  return words === undefined
    ? { message }
    : { message, mend: { wrong: `{${value.value}}`, right: `"${words}"`, certain: true } };
}
