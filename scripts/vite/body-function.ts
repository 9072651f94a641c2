import type { FunctionDeclaration, Program } from 'estree-jsx';

/**
 * A recma plugin that leaves of a compiled body the function that makes it, as an expression, so that
 * many bodies can stand in one module. It uses `_jsx`, `_jsxs` and `_Fragment` of the module.
 */
export function bodyFunction() {
  return (program: Program) => {
    const functions = program.body.filter((node) => node.type === 'FunctionDeclaration');
    const named = (name: string) => functions.find(({ id }) => id.name === name);
    const content = named('_createMdxContent');
    if (!content) throw new Error('MDX compiles bodies in another way than it did');
    program.body = [{ type: 'ExpressionStatement', expression: asArrow(content) }];
    // Bodies with tags call it where one of them has no component.
    const missing = named('_missingMdxReference');
    if (missing) content.body.body.push(missing);
  };
}

function asArrow({ params, body }: FunctionDeclaration) {
  return { type: 'ArrowFunctionExpression' as const, params, body, expression: false };
}
