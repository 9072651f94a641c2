import { furtherFaces } from '../../../src/lib/share-picture.ts';
import { holdsFacts, pagesFolder } from '../content-types/content-types.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';

/** Reports the first letter of each text on a share picture that no font of these pictures has. */
export function undrawnLetters({ source, data, frontMatter }: ContentFile): FileDiagnostic[] {
  const ofShop = holdsFacts(source) ? ['name', 'tagline', 'address'] : [];
  const fields = source.folder === pagesFolder ? ['title'] : ofShop;
  return fields.flatMap((field) => {
    const letters = [...JSON.stringify(data?.[field] ?? '')];
    const letter = letters.find((one) => /[\p{L}\p{N}]/u.test(one) && !canDraw(one));
    const message = `Share pictures cannot show "${letter}". Ask a developer to add a font for these letters.`;
    return letter === undefined ? [] : [{ ...frontMatter.positionOf([field]), message }];
  });
}

/** The display face has the letters of Western Europe. */
function canDraw(letter: string): boolean {
  return letter <= '\u017F' || furtherFaces.some(([letters]) => letters.test(letter));
}
