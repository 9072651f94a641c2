import type { FAQPage } from 'schema-dts';
import type { CollectionModels } from '../../content/model.ts';

/**
 * The questions that a page shows, with their answers (https://schema.org/FAQPage).
 * @param language its tag (BCP 47)
 */
export function faqPage(questions: CollectionModels['faq'], language: string): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ data, body }) => ({
      '@type': 'Question',
      name: data.question,
      acceptedAnswer: { '@type': 'Answer', text: body?.text ?? '' },
    })),
  };
}
