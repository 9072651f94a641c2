import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Pictures } from '../../read/files/pictures.ts';
import type { ContentFile } from '../../read/resolve/content-file.ts';
import type { DefinedFacts } from '../../read/resolve/defined-facts.ts';
import type { Facts } from '../../read/facts/facts.ts';
import type { ReadBlob } from '../../translate/stale.ts';
import type { MergedFile } from '../../translate/translate.ts';
import type { LinkTargets } from './links/link-targets.ts';

export interface RuleInfo {
  /** REFERENCE.md explains it to staff. Its meaning never changes. */
  id: string;
  /** An error blocks publishing. A release finding is a task to do before `npm run release`. */
  level: 'error' | 'warning' | 'release';
  /** One sentence for the people who write content. */
  summary: string;
}

export function error(id: string, summary: string): RuleInfo {
  return { id, level: 'error', summary };
}

export function warning(id: string, summary: string): RuleInfo {
  return { id, level: 'warning', summary };
}

/** The findings of a check of several files, each with its path. */
type Findings = (Finding & { path: string })[];

/** The scope of a rule, which determines what its check receives. A check only reads. */
type Check =
  /** @param facts undefined while the files that define them have errors */
  | { scope: 'file'; check: (file: ContentFile, facts: Facts | undefined) => Finding[] }
  /** All files or only pages. @param file a file; a translation is merged with its original */
  | {
      scope: 'page' | 'merged file';
      check: (file: MergedFile, language: LanguageFiles) => Finding[];
    }
  | { scope: 'language'; check: (language: LanguageFiles) => Findings }
  | { scope: 'site'; check: (site: SiteContent) => Findings }
  /** @param today the date in the shop's time zone, `2026-11-21` (ISO 8601) */
  | { scope: 'day'; check: (site: SiteContent, today: string) => Findings }
  | {
      scope: 'git';
      check: (site: SiteContent, readBlob: ReadBlob) => Promise<Findings>;
    }
  /** @param published the content that visitors see now */
  | {
      scope: 'published';
      check: (site: SiteContent, published: SiteContent) => Findings;
    }
  | {
      scope: 'web';
      check: (site: SiteContent, findGone: FindGone) => Promise<Findings>;
    };

/** Returns the URLs that do not exist any more, with the reasons. */
export type FindGone = (urls: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** A rule, or a family of rules that share one check. */
export type Rule = (RuleInfo | { ids: readonly RuleInfo[] }) & Check;

export interface LanguageFiles {
  /** The name of its folder; undefined for the site's default language. */
  language: string | undefined;
  /** Undefined while the files that define the facts have errors. */
  definedFacts: DefinedFacts | undefined;
  files: ContentFile[];
  /** The files; translations are merged with their originals. */
  mergedFiles: MergedFile[];
  /** The files of the default language; empty for the default language itself. */
  originals: readonly ContentFile[];
  /** The pages in this language. */
  pages: LinkTargets;
  /** The pages in this language, and the original pages that are not translated. */
  targets: LinkTargets;
  /** The names of all pictures. */
  pictures: ReadonlySet<string>;
}

/** All content that can be read. */
export interface SiteContent {
  /** The content of the default language. Translations take facts and orders from it. */
  defaultLanguage: LanguageFiles;
  /** The default language first. */
  languages: readonly [defaultLanguage: LanguageFiles, ...translations: LanguageFiles[]];
  files: ContentFile[];
  /** The files of published languages that are neither drafts nor translations of drafts. */
  published: ContentFile[];
  /** The paths of all pictures in content/pictures. */
  pictureFiles: readonly string[];
  pictures: Pictures;
  /** The paths of all files in public/. Unknown on the staff page. */
  publicFiles: readonly string[];
}
