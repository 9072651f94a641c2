import { accidentalMarkdown } from './rules/accidental-markdown.ts';
import { galleryChat, missingContactText, unusedContactText } from './rules/contact-text.ts';
import { dialledZero } from './rules/dialled-number.ts';
import { duplicateAnchor } from './rules/duplicate-anchor.ts';
import { duplicateOrder } from './rules/duplicate-order.ts';
import { duplicateText } from './rules/duplicate-text.ts';
import { emptyText, headingInEntry } from './rules/empty-text.ts';
import { farDate } from './rules/far-date.ts';
import { hardCodedFact } from './rules/hard-coded-fact/hard-coded-fact.ts';
import { headingOrder } from './rules/heading-order.ts';
import { landlineChat } from './rules/landline-chat.ts';
import { unknownLink } from './rules/links/unknown-link.ts';
import { mailHost } from './rules/mail-host.ts';
import { misplacedField } from './rules/misplaced-field.ts';
import { missingFile, requiredDraft } from './rules/missing-file.ts';
import { mixedCards } from './rules/mixed-cards.ts';
import { mixedScripts } from './rules/mixed-scripts.ts';
import { pastDate } from './rules/past-date.ts';
import { pictureDescription } from './rules/picture-description.ts';
import { placeholder } from './rules/placeholder.ts';
import type { Rule, RuleInfo } from './rules/rule.ts';
import { smallPhoto } from './rules/small-photo.ts';
import { strayMarkup } from './rules/stray-markup/stray-markup.ts';
import { languageConflict, takenName } from './rules/taken-name.ts';
import { textLength } from './rules/text-length.ts';
import { staleTranslation } from './rules/translation/stale-translation.ts';
import { translatedFields } from './rules/translation/translated-fields.ts';
import { translatedHeadings } from './rules/translation/translated-headings.ts';
import { missingOriginal, untranslatedPage } from './rules/translation/untranslated-page.ts';
import { untranslatedText } from './rules/translation/untranslated-text.ts';
import { undrawnLetter } from './rules/undrawn-letter.ts';
import { unknownFact } from './rules/unknown-fact.ts';
import { unknownPicture } from './rules/unknown-picture.ts';
import { untranslatedBusiness } from './rules/untranslated-business.ts';
import {
  emptyCollection,
  hiddenCollection,
  unusedEntry,
  unusedFact,
  unusedPicture,
} from './rules/unused.ts';
import { deadLink } from './rules/web-links/dead-link.ts';

/** All rules; of findings at one position the first rule's come first. */
export const rules: readonly Rule[] = [
  misplacedField,
  strayMarkup,
  accidentalMarkdown,
  headingInEntry,
  emptyText,
  pictureDescription,
  unknownFact,

  languageConflict,
  missingFile,
  requiredDraft,
  duplicateText,
  missingContactText,
  takenName,
  headingOrder,
  emptyCollection,
  duplicateAnchor,
  unknownPicture,
  unknownLink,
  galleryChat,
  dialledZero,

  landlineChat,
  mailHost,
  unusedPicture,
  unusedFact,
  unusedContactText,
  unusedEntry,
  duplicateOrder,
  smallPhoto,
  mixedCards,
  mixedScripts,
  missingOriginal,
  untranslatedPage,
  translatedFields,
  untranslatedText,
  translatedHeadings,
  hardCodedFact,
  hiddenCollection,

  pastDate,
  farDate,
  staleTranslation,
  deadLink,

  untranslatedBusiness,
  placeholder,
  textLength,
  undrawnLetter,
];

/** What the stages before the rules report: a file that cannot be read, or that its schema does not allow. */
export const fileErrors: readonly RuleInfo[] = [
  error('file-name', 'A file has a name, an ending and a folder that the site reads.'),
  error('encoding', 'A file is saved as UTF-8 text, without control characters.'),
  error('picture-file', 'A picture can be shown, and has a name of its own.'),
  error('front-matter', 'The fields are between two lines of three hyphens, in valid YAML.'),
  error('field', 'A field is one that its file knows, with a value that it takes.'),
  error('markdown', 'The text below the fields can be read.'),
  error('text-below', 'There is text below the fields if visitors see it, and only then.'),
  error('expression', 'Curly brackets hold nothing but a name.'),
  error('tag', 'A tag, its attributes and its content are those of the list below.'),
  error('failed', 'The check itself does not fail on a file.'),
];

function error(id: string, summary: string): RuleInfo {
  return { id, level: 'error', summary };
}
