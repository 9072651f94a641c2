import type {
  JSXAttribute,
  JSXElement,
  JSXFragment,
  JSXSpreadChild,
  JSXSpreadAttribute,
  Node,
  Program,
} from 'estree-jsx';
import type { Words } from '../../src/content/words.ts';

/**
 * Reads the elements that a compiled body makes, without running it.
 * @param program what MDX makes of a body, with JSX left in it
 * @throws where anything in them is to be computed
 */
export function writtenWords(program: Program): Words[] {
  const functions = program.body.filter((node) => node.type === 'FunctionDeclaration');
  const content = functions.find(({ id }) => id.name === '_createMdxContent');
  const last = content?.body.body.at(-1);
  const made: Node | null | undefined = last?.type === 'ReturnStatement' ? last.argument : last;
  if (made?.type === 'JSXFragment') return inside(made);
  if (made?.type === 'JSXElement') return [element(made)];
  throw new Error(`a compiled body returns ${made?.type}`);
}

function inside({ children }: JSXElement | JSXFragment): Words[] {
  return children.map((child) =>
    child.type === 'JSXElement' ? element(child) : String(literal(child)),
  );
}

function element(node: JSXElement): Words {
  const { name, attributes } = node.openingElement;
  const properties = Object.fromEntries(attributes.map(property));
  const words = inside(node);
  return attributes.length > 0 ? [nameOf(name), properties, ...words] : [nameOf(name), ...words];
}

/** The name of `<Band>`, and of `<_components.p>`. */
function nameOf(name: JSXElement['openingElement']['name']): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXMemberExpression') return name.property.name;
  throw new Error(`a compiled body holds an element of the kind ${name.type}`);
}

function property(attribute: JSXAttribute | JSXSpreadAttribute): [name: string, value: unknown] {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') {
    throw new Error(`a compiled body holds an attribute of the kind ${attribute.type}`);
  }
  const { name, value } = attribute;
  return [name.name, value ? literal(value) : true];
}

function literal(node: Node | JSXSpreadChild): unknown {
  const value = node.type === 'JSXExpressionContainer' ? node.expression : node;
  if (value.type !== 'Literal') throw new Error(`a compiled body holds a ${value.type}`);
  return value.value;
}
