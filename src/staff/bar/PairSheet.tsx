import type { OpenedPair } from '../edits/edit-pair.ts';
import { readableTable } from '../edits/table-text.ts';
import { useStaff } from './context.ts';
import { Form, type FormInput } from './Form.tsx';
import { formatField, formatPath } from './names.ts';
import { Sheet } from './Sheet.tsx';
import { TextDifference } from './TextDifference.tsx';

/** Shows the texts of two languages next to each other. Staff edit the texts of one language. */
export function PairSheet({ pair }: { pair: OpenedPair }) {
  const staff = useStaff();
  const { session, strings } = staff;
  const { isUnwritten, language, otherLanguage, rows, type } = pair;
  const changed = rows.filter(({ before }) => before !== undefined);
  const toInput = ({ id, label, value, other, before = other }: OpenedPair['rows'][number]) => {
    const isTable = label === 'table';
    const shownText = (text: string) => (isTable ? readableTable(text) : text);
    const input: FormInput = {
      name: id,
      label: strings.inLanguage(formatField(strings, label, type), language.name),
      kind: isTable ? 'table' : 'long text',
      value,
      language: language.code,
      isRare: changed.length > 0 && before === other,
      beside: (
        <div lang={otherLanguage.code}>
          <b>{otherLanguage.name}</b>
          <TextDifference before={shownText(before)} after={shownText(other)} />
        </div>
      ),
    };
    return input;
  };
  return (
    <Sheet title={formatPath(staff, pair.path)}>
      <p>
        {isUnwritten ? strings.toWrite(language.name) : strings.compare}{' '}
        {changed.length > 0 && strings.changesAreMarked}
      </p>
      <Form
        inputs={rows.map(toInput)}
        label={isUnwritten ? strings.save : strings.markAsUpToDate}
        submit={(values, _, acceptsWarnings) =>
          session.savePair({ opened: pair, values }, acceptsWarnings)
        }
      />
    </Sheet>
  );
}
