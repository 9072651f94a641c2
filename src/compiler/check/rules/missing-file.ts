import { pagesFolder, singletonTypes } from '../../content-types/content-types.ts';
import { joinPath } from '../../content-types/paths.ts';
import { startOfFile } from '../../diagnostics/diagnostic.ts';
import { atFieldName, isRequired, requiredPages } from '../../read/resolve/content-file.ts';
import type { Rule } from './rule.ts';
import { say, sayInReport } from '../../../site/fields/say.ts';

const requiredNames = [
  ...singletonTypes.filter(({ optional }) => !optional).map(({ name }) => name),
  ...requiredPages.map((id) => `${pagesFolder}/${id}`),
];

export const missingFile: Rule = {
  id: 'missing-file',
  level: 'error',
  scope: 'language',
  summary: 'All required files exist.',
  check({ language, mergedFiles }) {
    const existing = new Set(mergedFiles.map(({ textFile: { folder, id } }) => `${folder}/${id}`));
    const message =
      language === undefined
        ? say`This file is missing. The site cannot be built without it.`
        : [
            ...say`This file is missing.`,
            ...sayInReport`"npm run new translation ${{ language }}" writes it.`,
            ...say`Pages in this language need it.`,
          ];
    return requiredNames
      .filter((name) => !existing.has(name))
      .map((name) => ({
        path: joinPath('content', language ?? '', `${name}.mdx`),
        ...startOfFile,
        message,
      }));
  },
};

export const requiredDraft: Rule = {
  id: 'required-draft',
  level: 'error',
  scope: 'site',
  summary: 'No required page is a draft.',
  check({ defaultLanguage: { files } }) {
    const message = say`Delete this line. The site needs this page, so it cannot be a draft.`;
    return files
      .filter((file) => isRequired(file) && file.data?.draft)
      .map((file) => ({ ...atFieldName(file, ['draft']), message }));
  },
};
