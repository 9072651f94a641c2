import type { FAQPage } from 'schema-dts';
import type { EntryModel } from '../../content/model.ts';

/** The questions that a page shows, with their answers (https://schema.org/FAQPage). */
export function faqPage(questions: readonly EntryModel[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ data, words }) => ({
      '@type': 'Question',
      name: String(data.question),
      acceptedAnswer: { '@type': 'Answer', text: words },
    })),
  };
}
