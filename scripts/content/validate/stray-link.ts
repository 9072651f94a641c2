import { contactNames, linkAdvice, parseLinkTarget } from '../../../src/fields/link-target.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { advise } from '../diagnostics/suggest.ts';
import { withoutUnseen } from '../diagnostics/invisible.ts';

/** What to tell somebody who wrote a link that cannot be read; a slip of the pen is named as one. */
export function strayLink(link: string): Finding {
  const right = withoutUnseen(link);
  if (right !== link && parseLinkTarget(right)) {
    const message = 'characters that nobody sees stand in this link; write it anew';
    return { message, mend: { wrong: link, right, certain: true } };
  }
  const { hint, mend } = advise(link, contactNames);
  return mend ? { message: `"${link}" is no link${hint}`, mend } : { message: linkAdvice(link) };
}
