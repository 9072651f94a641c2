import { register } from 'node:module';

// Lets Node run the project's TypeScript: node --import ./scripts/typescript.mjs scripts/build.ts
register('./typescript-hooks.mjs', import.meta.url);
