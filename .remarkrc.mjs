import { tsImport } from 'tsx/esm/api';

/** Lets the remark extension of VS Code underline what `npm run check` reports. */

const { checkWhileTyping } = await tsImport(
  './scripts/editor/check-while-typing.ts',
  import.meta.url,
);

const config = { plugins: [checkWhileTyping(import.meta.dirname)] };

export default config;
