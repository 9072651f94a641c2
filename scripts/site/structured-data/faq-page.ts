import type { FAQPage } from 'schema-dts';
import type { CollectionModels } from '../../content/model.ts';

/** The questions that a page shows, with their answers (https://schema.org/FAQPage). */
export function faqPage(questions: CollectionModels['faq']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ data, references }) => ({
      '@type': 'Question',
      name: data.question,
      acceptedAnswer: { '@type': 'Answer', text: references?.text ?? '' },
    })),
  };
}
