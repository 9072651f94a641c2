import type { BuiltFiles } from '../../compiler/check/built-files.ts';
import type { FirstRead } from '../files/first-read.ts';
import type { Databases } from '../draft/databases.ts';
import type { StartData } from '../page/start-data.ts';

/** The published site: its repository, the databases of this browser, and the files of its build. */
export interface PublishedSite {
  /** `owner/name` */
  repository: string;
  databases: Databases;
  /** The files of a connected phone, which are read while the scripts are loading. */
  firstRead: FirstRead | undefined;
  /** The compiled content of the build; undefined if it cannot be loaded. */
  startData: Promise<StartData | undefined>;
  /** Reads the files as the build has validated them; undefined if they cannot be loaded. */
  readBuilt: () => Promise<BuiltFiles | undefined>;
}
