import type { BuiltFiles } from '../../compiler/check/built-files.ts';
import type { Databases } from './databases.ts';
import type { StartData } from './start-data.ts';

/** A published site: what this browser keeps of it, and what its build knows. */
export interface PublishedSite {
  /** `owner/name` */
  repository: string;
  databases: Databases;
  /** What the build has compiled; undefined if it cannot be loaded. */
  startData: Promise<StartData | undefined>;
  /** Reads the files as the build has validated them; undefined if they cannot be loaded. */
  readBuilt: () => Promise<BuiltFiles | undefined>;
}
