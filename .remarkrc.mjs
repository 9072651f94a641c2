import { compiled } from './scripts/compiled.mjs';

/** Lets the remark extension of VS Code underline what `npm run check` would refuse. */

const { address } = await compiled('scripts/editor/check-while-typing.ts');
const { checkWhileTyping } = await import(address);

const config = { plugins: [checkWhileTyping(import.meta.dirname)] };

export default config;
