import { pagesFolder } from '../content/kinds.ts';
import { routeOf } from '../content/link/mention.ts';
import { filesIn, siteData, type Content } from './content.ts';
import { frameWords } from './frame-words.ts';
import { pageWords } from './page-words.ts';
import { sentences } from './sentences.ts';

/** The name of what stands around every page, beside the pages' addresses. */
export const everyPage = 'Every page';

/** The sentences that visitors read: by the address of each page, and those around every page. */
export function siteSentences(content: Content): Map<string, string[]> {
  const language = siteData(content, 'language')?.code ?? 'en';
  const pages = filesIn(content, pagesFolder).map(
    (page) => [placeName(page.source.id), pageWords(page, content)] as const,
  );
  return new Map(
    [[everyPage, frameWords(content)] as const, ...pages].map(([name, words]) => [
      name,
      sentences(words, language),
    ]),
  );
}

function placeName(pageId: string): string {
  return routeOf(pageId) ?? 'Where there is no page';
}
