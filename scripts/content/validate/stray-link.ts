import { contactNames, linkAdvice, parseLinkTarget } from '../../../src/fields/link-target.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { advise } from '../diagnostics/suggest.ts';
import { withoutUnseen } from '../diagnostics/invisible.ts';

/** What to tell somebody who wrote a link that cannot be read; a slip of the pen is named as one. */
export function strayLink(link: string): Explanation {
  const replace = withoutUnseen(link);
  if (replace !== link && parseLinkTarget(replace)) {
    const message = 'characters that nobody sees stand in this link; write it anew';
    return { message, fix: { find: link, replace, safe: true } };
  }
  const { hint, fix } = advise(link, contactNames);
  return fix ? { message: `"${link}" is no link${hint}`, fix } : { message: linkAdvice(link) };
}
