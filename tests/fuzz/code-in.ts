import { parseAst } from 'vite';
import { tags } from '../../src/tags/schemas.ts';

/** A node of a JavaScript syntax tree (ESTree). */
interface Node {
  type: string;
  [part: string]: unknown;
}

/** The elements that Markdown makes. All others are HTML in the content. */
const markdownElement =
  /^(a|blockquote|br|code|em|h[1-6]|hr|img|li|ol|p|pre|section|span|strong|ul)$/;

/** Components in compiled bodies that no tag of the content names. */
const madeByThePipeline = new Set(['_Fragment', 'AskLink']);

/**
 * Finds code in a compiled body other than the creation of Markdown elements and tags.
 * @param code a function body, see `compileBody`
 * @returns the kind of each unexpected statement or value
 */
export function codeIn(code: string): string[] {
  const program = parseAst(`function body() {${code}}`) as unknown as Node;
  const [body] = program.body as Node[];
  const statements = statementsOf(body);
  const bodyFunction = statements.find((node) => nameOf(node) === '_createMdxContent');
  return [
    ...statements.map(nameOf).filter((name) => !frameStatement.test(name)),
    ...statementsOf(bodyFunction).flatMap((node) =>
      node.type === 'ReturnStatement'
        ? codeInValue(node.argument as Node)
        : [nameOf(node)].filter((name) => !preparationStatement.test(name)),
    ),
  ];
}

/** The statements around every body. */
const frameStatement =
  /^(use strict|const |_createMdxContent|MDXContent|ReturnStatement|_missingMdxReference)$/;

/** The statements in the function that makes the body, before its return. */
const preparationStatement = /^(const _components|IfStatement)$/;

function statementsOf(node: Node | undefined): Node[] {
  return (node?.body as { body: Node[] } | undefined)?.body ?? [];
}

/** Returns the name that a statement declares, or its kind. */
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

function codeInCall({ callee, arguments: callArguments }: Node): string[] {
  const [element, ...rest] = callArguments as [Node, ...Node[]];
  const isJsxCall = /^_jsxs?$/.test(String((callee as Node).name));
  return [...(isJsxCall ? [] : ['call']), ...codeInElement(element), ...rest.flatMap(codeInValue)];
}

function codeInElement(element: Node): string[] {
  const { name } = (element.type === 'MemberExpression' ? element.property : element) as Node;
  const isKnown =
    element.type === 'MemberExpression'
      ? (element.object as Node).name === '_components' && markdownElement.test(String(name))
      : madeByThePipeline.has(String(name)) || Object.hasOwn(tags, String(name));
  return isKnown ? [] : [`<${String(name)}>`];
}
