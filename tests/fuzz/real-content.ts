import path from 'node:path';
import { folders } from '../../scripts/content/kinds.ts';
import { load } from '../../scripts/content/load.ts';
import { readContent } from '../../scripts/content/read/read-content.ts';
import { report } from '../../scripts/content/diagnostics/report.ts';

const root = path.join(import.meta.dirname, '../..');
const result = await load(root);
if (!result.model) throw new Error(report(result));

/** The facts that the real content has. */
export const { facts } = result.model;

/** The files that are spoilt. */
export const { files } = readContent(root, folders);

export const texts = files.map(({ text }) => text);
