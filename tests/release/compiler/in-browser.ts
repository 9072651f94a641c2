import { photoReader } from '../../../src/staff/files/photo-reader.ts';
import { checkContents, type EncodedFiles } from './check-contents.ts';

declare global {
  /** Reports contents in this browser. */
  var checkInBrowser: (files: EncodedFiles, changes: readonly EncodedFiles[]) => Promise<string[]>;
}

globalThis.checkInBrowser = (files, changes) => checkContents(photoReader, files, changes);
