import { accidentalMarkdown } from './rules/accidental-markdown.ts';
import { galleryChat, missingContactText } from './rules/contact-text.ts';
import { cutText } from './rules/cut-text.ts';
import { duplicateAnchor } from './rules/duplicate-anchor.ts';
import { duplicateOrder } from './rules/duplicate-order.ts';
import { duplicateText } from './rules/duplicate-text.ts';
import { emptyText, headingInEntry } from './rules/empty-text.ts';
import { farDate } from './rules/far-date.ts';
import { hardCodedFact } from './rules/hard-coded-fact/hard-coded-fact.ts';
import { headingOrder } from './rules/heading-order.ts';
import { legacyFont, undecidedFont } from './rules/legacy-font/legacy-font.ts';
import { unknownLink } from './rules/links/unknown-link.ts';
import { logoPhoto } from './rules/logo-photo.ts';
import { lostAddress } from './rules/lost-address.ts';
import { misplacedField } from './rules/misplaced-field.ts';
import { missingFile, requiredDraft } from './rules/missing-file.ts';
import { oldAddress } from './rules/old-address.ts';
import { pastDate } from './rules/past-date.ts';
import { landlineChat, phoneNumber } from './rules/phone-number.ts';
import { pictureDescription } from './rules/picture-description.ts';
import { placeholder } from './rules/placeholder.ts';
import { error, type Rule, type RuleInfo } from './rules/rule.ts';
import { publicFile } from './rules/public-file.ts';
import { sharePicture } from './rules/share-picture.ts';
import { strayMarkup } from './rules/stray-markup/stray-markup.ts';
import { textLength } from './rules/text-length.ts';
import { staleTranslation } from './rules/translation/stale-translation.ts';
import { translatedFields } from './rules/translation/translated-fields.ts';
import { translatedHeadings } from './rules/translation/translated-headings.ts';
import {
  missingOriginal,
  untranslatedBusiness,
  untranslatedOriginal,
  untranslatedPage,
  untranslatedText,
} from './rules/translation/untranslated.ts';
import { unreviewedTranslation } from './rules/translation/unreviewed-translation.ts';
import { unknownFact } from './rules/unknown-fact.ts';
import { tableCells } from './rules/table-cells.ts';
import { unknownPicture } from './rules/unknown-picture.ts';
import { emptyCollection, unusedPicture } from './rules/unused.ts';
import { deadLink } from './rules/dead-link.ts';

/** All rules. Findings at the same position are shown in this order. */
export const rules: readonly Rule[] = [
  // Findings in one file.
  misplacedField,
  strayMarkup,
  cutText,
  accidentalMarkdown,
  headingInEntry,
  emptyText,
  pictureDescription,
  tableCells,
  unknownFact,

  // Errors between files.
  missingFile,
  requiredDraft,
  publicFile,
  oldAddress,
  duplicateText,
  missingContactText,
  headingOrder,
  emptyCollection,
  duplicateAnchor,
  unknownPicture,
  unknownLink,
  galleryChat,
  phoneNumber,

  // Warnings.
  sharePicture,
  landlineChat,
  unusedPicture,
  logoPhoto,
  duplicateOrder,
  missingOriginal,
  untranslatedPage,
  untranslatedOriginal,
  translatedFields,
  untranslatedText,
  translatedHeadings,
  hardCodedFact,
  legacyFont,

  // Findings that depend on the day, git, the published content or the web.
  pastDate,
  farDate,
  staleTranslation,
  lostAddress,
  deadLink,

  // Tasks before publishing.
  untranslatedBusiness,
  unreviewedTranslation,
  undecidedFont,
  placeholder,
  textLength,
];

/** The errors of the stages before the rules. */
export const fileErrors: readonly RuleInfo[] = [
  error('file-name', 'The name and the folder of a file are ones that the site reads.'),
  error('encoding', 'A file is saved as UTF-8 text, without control characters.'),
  error('picture-file', 'A picture can be shown, and no other picture has its name.'),
  error('front-matter', 'The fields are between two lines of three hyphens, in valid YAML.'),
  error('field', 'A field belongs to its file, and its value is valid.'),
  error('markdown', 'The text below the fields can be read.'),
  error('text-below', 'There is text below the fields if visitors see it, and only then.'),
  error('expression', 'Curly brackets hold nothing but a name.'),
  error('tag', 'A tag, its attributes and its content are those of the list above.'),
  error('legacy-markup', 'Brackets and other characters of a font such as Preeti are converted.'),
];
