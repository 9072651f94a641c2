import path from 'node:path';
import { siteModule } from '../application/parts.ts';
import { insertFacts } from '../content/facts.ts';
import type { Model } from '../content/model.ts';
import { pageCode, pageModulePrefix, siteCode } from './modules.ts';

/** All that a module of the content is made from, by the module's id. */
export type ModuleSources = ReadonlyMap<string, string>;

/**
 * What the modules of the content are made from, so that it can be told which of them an edit
 * changes: the code of those that the store serves, and each body with the facts put in.
 * @param root the project's folder
 */
export function moduleSources(model: Model, root: string): ModuleSources {
  const folder = root.replaceAll(path.sep, '/');
  const bodies = [...model.pages, ...Object.values(model.collections).flat()].map(
    (entry) =>
      [`${folder}/${entry.path}`, insertFacts(bodyOf(entry.text), model.facts).words] as const,
  );
  const pages = model.pages.map(
    (page) => [`\0${pageModulePrefix}${page.id}`, pageCode(model, page)] as const,
  );
  return new Map([[`\0${siteModule}`, siteCode(model)], ...pages, ...bodies]);
}

/** The words of a file on the lines on which they stand, of which the dev server tells. */
function bodyOf(text: string): string {
  return text.replace(/^---\n[^]*?\n---$/m, (frontMatter) => frontMatter.replaceAll(/.+/g, ''));
}
