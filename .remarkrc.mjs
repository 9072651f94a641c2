import './scripts/typescript.mjs';

/** Lets the remark extension of VS Code underline what `npm run check` would refuse. */

const { checkWhileTyping } = await import('./scripts/editor/check-while-typing.ts');

const config = { plugins: [checkWhileTyping(import.meta.dirname)] };

export default config;
