import { singletonFolder } from '../../compiler/content-types/content-types.ts';
import { siteData, type ContentFile } from '../../compiler/read/resolve/content-file.ts';

/** A language of the site. */
export interface SiteLanguage {
  /** The folder of its files in content/; undefined for the site's default language. */
  folder: string | undefined;
  /** The language (BCP 47). */
  code: string;
  /** The name of the language in the language itself. */
  name: string;
}

/** Lists the languages of the site, the default language first. */
export function languagesOf(files: readonly ContentFile[]): SiteLanguage[] {
  const defaultLanguage = siteData(files, 'language')?.code ?? 'en';
  return files
    .filter(({ textFile }) => textFile.folder === singletonFolder && textFile.id === 'language')
    .map(({ textFile: { language }, data }) => ({
      folder: language,
      code: language ?? defaultLanguage,
      name: String(data?.name ?? ''),
    }));
}

/** Returns languages with the language of the page first. @param code the language of the page (BCP 47) */
export function ownFirst<Language extends Pick<SiteLanguage, 'code'>>(
  languages: readonly Language[],
  code: string,
): Language[] {
  return languages.toSorted((a, b) => Number(b.code === code) - Number(a.code === code));
}
