import * as fc from 'fast-check';
import { load } from '../../scripts/content/load.ts';
import { readContent } from '../../scripts/content/read/read-content.ts';
import { smallSite } from '../support/site-copy.ts';

export const facts = (await load(smallSite)).facts ?? {};

export const { files } = readContent(smallSite);

export const texts = files.map(({ text }) => text);

export const file = fc.constantFrom(...files);
