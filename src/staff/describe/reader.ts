import type { CompileResult } from '../../compiler/compile.ts';
import type { Strings } from '../words/en.ts';
import type { BarDates } from './bar-dates.ts';

/** A person who reads text, with the language, the dates and the files that this text needs. */
export interface Reader {
  strings: Strings;
  /** Undefined until the site has been valid once. */
  dates: BarDates | undefined;
  /** The files that a text may name. */
  content: { latest: Pick<CompileResult, 'files'> };
  /** The page that is shown, with its language (BCP 47). */
  page: { language: string };
}
