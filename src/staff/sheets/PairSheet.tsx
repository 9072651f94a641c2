import { useState } from 'react';
import { openGroups, type PairAnswers, type PairRow } from '../edits/pair-rows.ts';
import { readableTable } from '../edits/table-text.ts';
import { useStaff, type Sheets } from '../parts/context.ts';
import { Form } from '../parts/form/Form.tsx';
import type { FormInput } from '../parts/form/form-input.ts';
import { formatField, formatPath } from '../describe/names.ts';
import { DifferenceButtons } from '../parts/DifferenceButtons.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { TextDifference } from '../parts/TextDifference.tsx';

/** The name under which the answer to a difference is kept. */
const answerPrefix = 'answer ';

/**
 * Shows the texts of two languages next to each other, those that differ first. Staff edit the texts of one
 * language, and answer each difference before both can say the same.
 */
export function PairSheet({ pair, from }: Sheets['pair']) {
  const staff = useStaff();
  const { confirmDiscard, keepTyped, session, showSheet, strings, typed } = staff;
  const { isUnwritten, language, otherLanguage, rows, type } = pair;
  const [answers, setAnswers] = useState(() => keptAnswers(typed));
  const [values, setValues] = useState(typed);
  const hasDifferences = rows.some(({ difference }) => difference);
  const hasMarks = rows.some(({ before }) => before !== undefined);
  const answer = (group: string, chosen: PairAnswers[string]) => {
    setAnswers({ ...answers, [group]: chosen });
    keepTyped({ [answerPrefix + group]: chosen });
  };
  /** Goes back to the text that staff have left, with what they have typed here. */
  const goBack = async () => {
    const { id = '' } = from ?? {};
    const text = values[id];
    keepTyped({ [id]: undefined });
    if (!from || !(await confirmDiscard())) return keepTyped({ [id]: text });
    const isTyped = text !== undefined && text !== from.value;
    return showSheet({ kind: 'edit', editable: from }, isTyped ? { text } : {});
  };
  const toInput = (row: PairRow): FormInput => {
    const { id, label, value, other, before = other, difference, group } = row;
    const isTable = label === 'table';
    const shownText = (text: string) => (isTable ? readableTable(text) : text);
    const isLast = rows.findLast((last) => last.group === group) === row;
    return {
      name: id,
      label: strings.inLanguage(formatField(strings, label, type), language.name),
      kind: isTable ? 'table' : 'long text',
      value,
      language: language.code,
      isRare: hasDifferences && !difference && typed[id] === undefined,
      isHidden: difference === 'extra' || (difference === 'missing' && answers[group] !== 'text'),
      beside: (
        <div lang={otherLanguage.code}>
          <b>{otherLanguage.name}</b>
          {difference === 'extra' ? (
            <p className="empty-place">{strings.missingIn(otherLanguage.name)}</p>
          ) : (
            <TextDifference
              before={difference === 'missing' ? '' : shownText(before)}
              after={shownText(other)}
            />
          )}
        </div>
      ),
      below: (
        <DifferenceButtons
          row={row}
          shownText={shownText(value)}
          language={language}
          isTyped={(values[id] ?? value) !== value}
          hasButtons={isLast}
          answer={answers[group]}
          onAnswer={(chosen) => answer(group, chosen)}
        />
      ),
    };
  };
  return (
    <Sheet title={formatPath(staff, pair.path)}>
      <p>
        {isUnwritten ? strings.toWrite(language.name) : strings.compare}{' '}
        {hasMarks && strings.changesAreMarked}
      </p>
      <Form
        inputs={rows.map(toInput)}
        // With differences, the answers to them already say that both are right.
        label={isUnwritten || hasDifferences ? strings.save : strings.markAsUpToDate}
        onValues={setValues}
        rareLabel={strings.showAll}
        back={from?.id === undefined ? undefined : goBack}
        openCount={openGroups(rows, values, answers).length}
        submit={(current, _, acceptsWarnings) =>
          session.savePair({ opened: pair, values: current, answers }, acceptsWarnings)
        }
      />
    </Sheet>
  );
}

/** Returns the answers that staff gave before a reload. */
function keptAnswers(typed: Readonly<Record<string, string>>): PairAnswers {
  const kept = Object.entries(typed).filter(([name]) => name.startsWith(answerPrefix));
  return Object.fromEntries(
    kept.map(([name, value]) => [name.slice(answerPrefix.length), value === 'no' ? 'no' : 'text']),
  );
}
