import { defineConfig } from 'vite';
import { compiled } from './scripts/compiled.mjs';

const { address, inputs } = await compiled('scripts/vite/vite-config.ts');
const { viteConfig } = (await import(address)) as typeof import('./scripts/vite/vite-config.ts');

export default defineConfig(({ command }) => viteConfig(command, inputs));
