import type { FileDiagnostic, RuleId } from '../diagnostics/diagnostic.ts';
import type { Pictures } from '../read/pictures.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import type { FactSource } from '../resolve/fact-source.ts';
import type { Facts } from '../text/facts.ts';
import type { CompleteFile } from '../translation/translate.ts';
import type { LinkTargets } from './links/link-targets.ts';

/** What the check reports under an id. */
export interface RuleInfo {
  /** Never changes its meaning. */
  id: string;
  /** An error or what is due before a release keeps content from being published. */
  level: 'error' | 'warning' | 'release';
  /** One sentence for the people who write content. */
  summary: string;
}

/** What a rule reports of a file that the engine knows. */
export interface Finding extends FileDiagnostic, Partial<RuleId> {}

/** What a rule reports of any file. */
export interface LocatedFinding extends Finding {
  path: string;
}

/** What a rule checks, and when. A rule only reads. */
type Check =
  /** Each file by itself. @param facts undefined while the files that hold them have errors */
  | { scope: 'file'; check: (file: ContentFile, facts: Facts | undefined) => Finding[] }
  /** Each page, among the files of its language. */
  | { scope: 'page'; check: (page: ContentFile, language: LanguageContent) => Finding[] }
  | { scope: 'language'; check: (language: LanguageContent) => LocatedFinding[] }
  | { scope: 'site'; check: (site: SiteContent) => LocatedFinding[] }
  /** @param today the day where the shop is, `2026-11-21` (ISO 8601) */
  | { scope: 'day'; check: (site: SiteContent, today: string) => LocatedFinding[] }
  /** @param root the project's folder, whose git knows earlier texts */
  | { scope: 'git'; check: (site: SiteContent, root: string) => Promise<LocatedFinding[]> }
  | {
      scope: 'web';
      check: (site: SiteContent, request?: typeof fetch) => Promise<LocatedFinding[]>;
    };

/** A rule; in a family, findings of the others name theirs. */
export type Rule = RuleInfo & { others?: readonly RuleInfo[] } & Check;

/** The content in one language. */
export interface LanguageContent {
  /** The name of its folder; undefined for the site's own language. */
  language: string | undefined;
  /** The facts in its words; undefined while the files that hold them have errors. */
  factSource: FactSource | undefined;
  /** Its files as they are written. */
  files: ContentFile[];
  /** The same with all that they have from what they mirror. */
  complete: CompleteFile[];
  /** The files that a translation mirrors; none for the site's own language. */
  originals: readonly ContentFile[];
  /** Its own pages. */
  pages: LinkTargets;
  /** The same, and the pages of the originals that are not translated. */
  targets: LinkTargets;
  /** The names of all pictures. */
  pictures: ReadonlySet<string>;
}

/** All content, as far as it can be read. */
export interface SiteContent {
  /** The site's own language first. */
  languages: readonly [own: LanguageContent, ...translations: LanguageContent[]];
  /** Every file, with the facts inserted. */
  files: ContentFile[];
  /** Those that visitors see something of: all but drafts and the translations of drafts. */
  published: ContentFile[];
  /** The names of the files in content/pictures. */
  pictureFiles: readonly string[];
  pictures: Pictures;
}
