import * as fc from 'fast-check';
import { load } from '../../scripts/content/load.ts';
import { readContent } from '../../scripts/content/read/read-content.ts';
import { smallSite } from '../support/site-copy.ts';

/** The facts of the small site. */
export const facts = (await load(smallSite)).facts ?? {};

/** The files that are spoilt. */
export const { files } = readContent(smallSite);

export const texts = files.map(({ text }) => text);

/** One of them. */
export const file = fc.constantFrom(...files);
