import { parseAst } from 'vite';
import { tags } from '../../src/site/tags/schemas.ts';

/** A node of a JavaScript syntax tree (ESTree). */
interface Node {
  type: string;
  [property: string]: unknown;
}

/** Matches the elements that Markdown creates. All other elements come from HTML. */
const markdownElement =
  /^(a|blockquote|br|code|em|h[1-6]|hr|img|li|ol|p|pre|section|span|strong|ul)$/;

/** The components that compilation adds. */
const addedComponents = new Set(['_Fragment', 'AskLink']);

/** Matches the names of the statements in every compiled body. */
const outerStatement =
  /^(use strict|const |_createMdxContent|MDXContent|ReturnStatement|_missingMdxReference)$/;

/** Matches the names of the statements before the return in `_createMdxContent`. */
const innerStatement = /^(const _components|IfStatement)$/;

/**
 * Returns the code in a compiled body that creates neither a Markdown element nor a tag. Statements
 * are returned by name, and values by type.
 * @param code a function body, see `compileBody`
 */
export function codeIn(code: string): string[] {
  const program = parseAst(`function body() {${code}}`) as unknown as Node;
  const [body] = program.body as Node[];
  const statements = statementsOf(body);
  const contentFunction = statements.find((node) => nameOf(node) === '_createMdxContent');
  const found = statements.map(nameOf).filter((name) => !outerStatement.test(name));
  for (const node of statementsOf(contentFunction)) {
    if (node.type === 'ReturnStatement') found.push(...codeInValue(node.argument as Node));
    else if (!innerStatement.test(nameOf(node))) found.push(nameOf(node));
  }
  return found;
}

function statementsOf(node: Node | undefined): Node[] {
  return (node?.body as { body: Node[] } | undefined)?.body ?? [];
}

/** Returns the name that a statement declares, or else its type. */
function nameOf(node: Node): string {
  if (node.type === 'ExpressionStatement') return String(node.directive ?? node.type);
  if (node.type === 'FunctionDeclaration') return (node.id as { name: string }).name;
  if (node.type !== 'VariableDeclaration') return node.type;
  const [declaration] = node.declarations as { id: { name?: string } }[];
  return `const ${declaration?.id.name ?? ''}`;
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
  const [element, ...values] = callArguments as [Node, ...Node[]];
  const found = [...codeInElement(element), ...values.flatMap(codeInValue)];
  const isJsxCall = /^_jsxs?$/.test(String((callee as Node).name));
  return isJsxCall ? found : ['call', ...found];
}

/** MDX compiles a Markdown element to `_components.p`, and a tag to a variable such as `Card`. */
function codeInElement(element: Node): string[] {
  const isMember = element.type === 'MemberExpression';
  const name = String(((isMember ? element.property : element) as Node).name);
  const isKnown = isMember
    ? (element.object as Node).name === '_components' && markdownElement.test(name)
    : addedComponents.has(name) || Object.hasOwn(tags, name);
  return isKnown ? [] : [`<${name}>`];
}
