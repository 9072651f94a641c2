import type { PairAnswers, PairRow } from '../edits/pair-rows.ts';
import type { SiteLanguage } from '../edits/site-languages.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';

type Answer = PairAnswers[string];

interface DifferenceButtonsProps {
  row: PairRow;
  /** The text of this language, as people read it. */
  shownText: string;
  language: SiteLanguage;
  /** True if staff have changed the text. */
  isTyped: boolean;
  /** False if another row of the group has the buttons. */
  hasButtons: boolean;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** Renders the text of a difference whose field is hidden, and the buttons that answer the difference. */
export function DifferenceButtons(props: DifferenceButtonsProps) {
  const { row, shownText, language, isTyped, hasButtons, answer, onAnswer } = props;
  const { strings } = useStaff();
  const { difference, hasPlace = true } = row;
  if (!difference) return null;
  const choices: readonly (readonly [Answer, string])[] = {
    // What staff have typed is their answer.
    changed: isTyped ? [] : [['no', strings.stillRight] as const],
    missing: [['text', strings.translate] as const, ['no', strings.notNeeded] as const].filter(
      ([choice]) => hasPlace || choice === 'no',
    ),
    extra: [['text', strings.keepHere] as const, ['no', strings.notNeeded] as const],
  }[difference];
  return (
    <>
      {difference === 'extra' && (
        <div lang={language.code}>
          <b>{language.name}</b>
          <p className={answer === 'no' ? 'difference is-removed' : 'difference'}>{shownText}</p>
        </div>
      )}
      {difference === 'missing' && answer !== 'text' && (
        <p className="empty-place">{strings.missingIn(language.name)}</p>
      )}
      {!hasPlace && <p>{strings.writeInFile}</p>}
      {hasButtons && choices.length > 0 && (
        <div className="row">
          {choices.map(([choice, name]) => (
            <StaffButton
              key={choice}
              aria-pressed={answer === choice}
              onClick={() => onAnswer(choice)}
            >
              {name}
            </StaffButton>
          ))}
        </div>
      )}
    </>
  );
}
