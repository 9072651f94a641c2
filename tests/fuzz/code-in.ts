import { parseAst } from 'vite';
import { tags } from '../../src/tags/schemas.ts';

/** A node of a program's tree, as far as this file looks at it. */
interface Node {
  type: string;
  [part: string]: unknown;
}

/** What Markdown makes; all other elements are HTML that somebody wrote. */
const elements = /^(a|blockquote|br|code|em|h[1-6]|hr|img|li|ol|p|pre|section|span|strong|ul)$/;

/** What stands in compiled bodies though nobody can write it. */
const madeByThePipeline = new Set(['_Fragment', 'AskLink']);

/**
 * What a compiled body does besides making elements of Markdown and tags out of plain words.
 * @param code the inside of a function, see `compileBody`
 * @returns the kind of each statement or value that has no place there; empty when all is well
 */
export function codeIn(code: string): string[] {
  const program = parseAst(`function body() {${code}}`) as unknown as Node;
  const [body] = program.body as Node[];
  const statements = statementsOf(body);
  const make = statements.find((node) => nameOf(node) === '_createMdxContent');
  return [
    ...statements.map(nameOf).filter((name) => !frame.test(name)),
    ...statementsOf(make).flatMap((node) =>
      node.type === 'ReturnStatement'
        ? codeInValue(node.argument as Node)
        : [nameOf(node)].filter((name) => !preparation.test(name)),
    ),
  ];
}

/** What stands around every body. */
const frame =
  /^(use strict|const |_createMdxContent|MDXContent|ReturnStatement|_missingMdxReference)$/;

/** What stands in the function that makes the body before it returns it. */
const preparation = /^(const _components|IfStatement)$/;

function statementsOf(node: Node | undefined): Node[] {
  return (node?.body as { body: Node[] } | undefined)?.body ?? [];
}

/** The name of what a statement declares, else what kind it is. */
function nameOf(node: Node): string {
  if (node.type === 'ExpressionStatement') return String(node.directive ?? node.type);
  if (node.type === 'FunctionDeclaration') return (node.id as { name: string }).name;
  if (node.type !== 'VariableDeclaration') return node.type;
  const [{ id } = { id: {} }] = node.declarations as { id: { name?: string } }[];
  return `const ${id.name ?? ''}`;
}

function codeInValue(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [] : [String(node.raw)];
    case 'ArrayExpression':
      return (node.elements as Node[]).flatMap(codeInValue);
    case 'ObjectExpression':
      return (node.properties as Node[]).flatMap(codeInProperty);
    case 'CallExpression':
      return codeInCall(node);
    default:
      return [node.type];
  }
}

function codeInProperty(node: Node): string[] {
  const isPlain = node.type === 'Property' && node.computed === false && node.kind === 'init';
  return isPlain ? codeInValue(node.value as Node) : [node.type];
}

function codeInCall({ callee, arguments: given }: Node): string[] {
  const [made, ...rest] = given as [Node, ...Node[]];
  const isJsx = /^_jsxs?$/.test(String((callee as Node).name));
  return [...(isJsx ? [] : ['call']), ...codeInElement(made), ...rest.flatMap(codeInValue)];
}

/** The element or tag that a call makes. */
function codeInElement(made: Node): string[] {
  const { name } = (made.type === 'MemberExpression' ? made.property : made) as Node;
  const isKnown =
    made.type === 'MemberExpression'
      ? (made.object as Node).name === '_components' && elements.test(String(name))
      : madeByThePipeline.has(String(name)) || Object.hasOwn(tags, String(name));
  return isKnown ? [] : [`<${String(name)}>`];
}
