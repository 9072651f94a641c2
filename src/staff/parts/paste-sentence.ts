import { findLegacyText } from '../../compiler/text/preeti/find-legacy-text.ts';
import { findChatMarks } from '../edits/chat-marks.ts';
import type { Strings } from '../words/en.ts';

/** The notice names at most this many marks of a chat program. */
const maxMarks = 3;

/** Returns what staff should know about a paste that was cleaned. */
export function pasteSentence(strings: Strings, pasted: string, cleaned: string): string {
  const [legacyText] = findLegacyText(pasted);
  if (legacyText) return strings.pasteConverted(legacyText.font);
  const marks = findChatMarks(pasted);
  const isMore = marks.length > maxMarks;
  const named = [...marks.slice(0, maxMarks), ...(isMore ? ['…'] : [])].join(' ');
  if (named) return strings.pasteWithout(named);
  return /^\|[ |:-]+\|$/m.test(cleaned) ? strings.pasteIsTable : strings.pasteCleaned;
}
