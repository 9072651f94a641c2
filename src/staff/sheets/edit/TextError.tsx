import { severalPhonesPattern } from '../../../site/fields/phone.ts';
import { toAsciiDigits } from '../../../site/lib/digits.ts';
import { formatMessage } from '../../describe/format-message.ts';
import { formatSource } from '../../describe/names.ts';
import type { SheetDiagnostic } from '../../edits/requests.ts';
import { sourceOf } from '../../../compiler/diagnostics/position.ts';
import { isAboutFont } from '../../parts/useSave.ts';
import { useStaff } from '../../parts/context.ts';
import { StaffButton } from '../../parts/StaffButton.tsx';
import { moveCursor } from './move-cursor.ts';
import type { TextEdit } from './useTextEdit.ts';

interface TextErrorProps {
  error: SheetDiagnostic;
  /** The name of the field. */
  label: string;
  textEdit: TextEdit;
  textArea: React.RefObject<HTMLTextAreaElement | null>;
}

/** Renders an error or a warning about a text, with a button that saves its fix. */
export function TextError({ error, label, textEdit, textArea }: TextErrorProps) {
  const staff = useStaff();
  const { strings } = staff;
  const { path, line = 1, column = 1, message, proposal, severity } = error;
  const { edit, isWhole, applyFix } = textEdit;
  const isSeveralPhones = severalPhonesPattern.test(toAsciiDigits(edit.value));
  return (
    <div className={severity ?? 'error'}>
      {/* The sheet of a segment already shows the text with the error. */}
      {path === edit.file && isWhole && (
        <StaffButton
          look="quiet"
          onClick={() => moveCursor(textArea.current, sourceOf(path, { line, column }))}
        >
          {formatSource(staff, sourceOf(path, { line, column }))}
        </StaffButton>
      )}
      <p>{formatMessage(staff, message)}</p>
      {proposal && (
        <StaffButton onClick={() => applyFix(proposal.value)}>
          {isAboutFont(error)
            ? strings.convertText
            : isSeveralPhones
              ? strings.saveFirstNumber
              : strings.useFix}{' '}
          <code>{isWhole ? proposal.lines : withoutName(proposal.lines, label)}</code>
        </StaffButton>
      )}
    </div>
  );
}

/** Returns the lines of a field without its name: `phone: 984` becomes `984`. */
function withoutName(lines: string, field: string): string {
  return lines.startsWith(`${field}: `) ? lines.slice(field.length + 2) : lines;
}
