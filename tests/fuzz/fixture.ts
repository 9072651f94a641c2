import * as fc from 'fast-check';
import { load } from '../../src/compiler/compile.ts';
import { readContent } from '../../src/compiler/files/decode-files.ts';
import { fixture } from '../support/folders.ts';

export const facts = (await load(fixture)).facts ?? {};

export const { files } = readContent(fixture);

export const texts = files.map(({ text }) => text);

export const anyFile = fc.constantFrom(...files);
