/** The parts of a path such as `ne/faq/delivery.mdx`. */
export interface PathParts {
  /** `ne/faq`, or empty */
  folder: string;
  /** `delivery.mdx` */
  fileName: string;
  /** `delivery` */
  id: string;
  /** `.mdx`, or empty */
  ending: string;
}

/** Splits a path with forward slashes. */
export function splitPath(path: string): PathParts {
  const slash = path.lastIndexOf('/');
  const fileName = path.slice(slash + 1);
  const dot = fileName.lastIndexOf('.');
  const idLength = dot > 0 ? dot : fileName.length;
  return {
    folder: path.slice(0, Math.max(slash, 0)),
    fileName,
    id: fileName.slice(0, idLength),
    ending: fileName.slice(idLength),
  };
}

/** Joins the steps of a path. Ignores empty steps. */
export function joinPath(...steps: readonly string[]): string {
  return steps.filter(Boolean).join('/');
}

/** The path of the file that defines the facts. */
export const businessFile = 'content/site/business.mdx';
