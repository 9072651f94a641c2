import * as fc from 'fast-check';
import { load } from '../../scripts/read/load.ts';
import { decodeFiles } from '../../src/compiler/files/decode-files.ts';
import { readContent } from '../../scripts/read/read-content.ts';
import { fixture } from '../support/folders.ts';

export const facts = (await load(fixture)).facts ?? {};

export const { files } = decodeFiles(readContent(fixture));

export const texts = files.map(({ text }) => text);

export const anyFile = fc.constantFrom(...files);
