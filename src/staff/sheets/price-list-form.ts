import { routeOf } from '../../compiler/content-types/content-types.ts';
import { sitePath } from '../../site/lib/site-path.ts';
import { ownFirst } from '../edits/site-languages.ts';
import { defaultAlignment, formatRow, parseTable } from '../edits/table-text.ts';
import type { Staff } from '../parts/context.ts';
import type { FormProps } from '../parts/form/Form.tsx';
import { openAfterSheet } from '../parts/show-new.ts';
import { en } from '../words/en.ts';
import { ne } from '../words/ne.ts';

const wordsOf = (language: string) => (language === 'ne' ? ne : en);

/** Returns the form of a price list at the end of the shown page; undefined if it shows no page. */
export function createPriceListForm({
  content,
  page,
  session,
  strings,
}: Staff): FormProps | undefined {
  const id = document.querySelector('main')?.dataset.page;
  const path = `content/pages/${id}.mdx`;
  if (!content.latest.files.some(({ textFile }) => textFile.path === path)) return undefined;
  const languages = ownFirst(session.languages(), page.language);
  const columns = languages.map(({ code }) => code);
  const empty = [...columns, ''].map(() => '');
  const heads = [...columns.map((code) => wordsOf(code).item), strings.price];
  const table = [heads, heads.map(() => defaultAlignment), empty].map(formatRow).join('\n');
  return {
    inputs: [
      ...languages.map(({ code, name }, index) => ({
        name: `heading ${code}`,
        label: strings.inLanguage(strings.heading, name),
        kind: 'text' as const,
        language: code,
        isOptional: index > 0,
      })),
      { name: 'table', label: strings.priceList, kind: 'table', value: table },
    ],
    submit: async (values, _, acceptsWarnings) => {
      const { rows } = parseTable(values['table'] ?? '');
      const [first = ''] = columns;
      const answer = await session.addPriceList(
        {
          page: path,
          columns,
          rows,
          headings: Object.fromEntries(
            columns.map((code) => [code, values[`heading ${code}`] ?? '']),
          ),
          priceHeadings: {
            ...Object.fromEntries(columns.map((code) => [code, wordsOf(code).price])),
            [first]: rows[0]?.at(-1) ?? '',
          },
        },
        acceptsWarnings,
      );
      if (answer.result === 'saved') {
        const file = session.state().latest.files.find(({ textFile }) => textFile.path === path);
        const anchor = file?.body?.headings.at(-1)?.id ?? '';
        const route = routeOf(id ?? '') ?? '/';
        openAfterSheet(`${sitePath(page.basename, route)}#${anchor}`);
      }
      return answer;
    },
  };
}
