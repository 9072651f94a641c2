import path from 'node:path';
import { servePreview } from './preview-server.ts';

const port = Number(process.env.PORT ?? 4173);

await servePreview(path.join(import.meta.dirname, '../dist'), port);
console.log(`The built site is at http://localhost:${port}/`);
