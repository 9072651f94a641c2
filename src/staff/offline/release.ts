/** Describes the staff page that a worker belongs to. The build writes it. */
export interface StaffRelease {
  /** A hash of the page and of the names of its files. */
  name: string;
  /** The URL of the page's script. */
  script: string;
  /** The URLs of all files that the page can load, also late. */
  files: readonly string[];
}

/** The names of the stores of this worker begin with it. The worker of the site leaves them alone. */
export const storePrefix = 'staff-';
