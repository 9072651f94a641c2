import type { Explanation, Finding, Fix, Position } from '../../diagnostics/diagnostic.ts';
import { hiddenCharacter } from '../../text/zero-width.ts';
import { say } from '../../../site/fields/say.ts';

const invisible = new RegExp(String.raw`\u00A0|${hiddenCharacter}`, 'u');

/** Reports the first invisible character of a name or a line. @param start the position of the text */
export function checkInvisible(text: string, start: Position): Finding | undefined {
  const match = invisible.exec(text);
  if (!match) return undefined;
  const message = say`Type this part of the line again. It contains an invisible character.`;
  const [find] = match;
  // A no-break space becomes a space. The other characters have no width.
  const fix: Fix = { find, replace: find === '\u00A0' ? ' ' : '', safe: true };
  return { line: start.line, column: start.column + match.index, message, fix };
}

/** Explains a line that is not a name, a colon, a space and a value. */
export function explainInvalidField(line: string): Explanation {
  const [, nameAndColon] = /^\s*(?:- +)*([^\s:]+:)[^\s:]/.exec(line) ?? [];
  return nameAndColon === undefined
    ? { message: say`Write a field as a name, a colon and a value. Is a colon missing?` }
    : {
        message: say`Write a space after the colon.`,
        fix: { find: nameAndColon, replace: `${nameAndColon} `, safe: true },
      };
}
