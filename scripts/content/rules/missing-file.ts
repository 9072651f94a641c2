import { join } from 'node:path/posix';
import { singletons } from '../../../src/singletons/schemas.ts';
import { pagesFolder, singletonFolder } from '../content-types/content-types.ts';
import { startOfFile } from '../diagnostics/diagnostic.ts';
import { atName, isRequired, requiredPages } from '../resolve/content-file.ts';
import type { Rule } from './rule.ts';

export const missingFile: Rule = {
  id: 'missing-file',
  level: 'error',
  scope: 'language',
  summary: 'The files that no site can do without exist.',
  check({ language, complete }) {
    const required = [
      ...Object.keys(singletons).map((id) => ({ folder: singletonFolder, id })),
      ...requiredPages.map((id) => ({ folder: pagesFolder, id })),
    ];
    const message =
      language === undefined
        ? 'this file is missing, and the site cannot be built without it'
        : `this file is missing, and there can be no pages in this language without it; npm run new translation ${language} writes it`;
    return required
      .filter(({ folder, id }) =>
        complete.every(({ source }) => source.folder !== folder || source.id !== id),
      )
      .map(({ folder, id }) => ({
        path: join('content', language ?? '', folder, `${id}.mdx`),
        ...startOfFile,
        message,
      }));
  },
};

export const requiredDraft: Rule = {
  id: 'required-draft',
  level: 'error',
  scope: 'site',
  summary: 'A page that no site can do without is not a draft.',
  check({ languages: [{ files }] }) {
    const message =
      'the site cannot stand without this page, so it cannot be a draft; remove this line';
    return files
      .filter((file) => isRequired(file) && file.data?.draft)
      .map((file) => ({ ...atName(file, ['draft']), message }));
  },
};
