import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { sourceOf } from '../../../compiler/diagnostics/position.ts';
import { toEnglish } from '../../../site/fields/say.ts';
import { Field } from '../../../site/ui/field/Field.tsx';
import { formatField, formatFieldIn, formatPath } from '../../describe/names.ts';
import type { Editable } from '../../edits/edit-text.ts';
import type { SheetDiagnostic } from '../../edits/requests.ts';
import { cellAt, readableTable } from '../../edits/table-text.ts';
import { ChangedSentences } from '../../parts/ChangeList.tsx';
import { useStaff } from '../../parts/context.ts';
import { isComposing } from '../../parts/is-composing.ts';
import { AddressField, LinkField } from '../../parts/LinkField.tsx';
import { OtherTexts } from '../../parts/OtherTexts.tsx';
import { keyboardOf } from '../../parts/form/keyboard.ts';
import { SaveButton } from '../../parts/SaveButton.tsx';
import { StaffButton } from '../../parts/StaffButton.tsx';
import { TableGrid } from '../../parts/TableGrid.tsx';
import { TextDifference } from '../../parts/TextDifference.tsx';
import { usePaste } from '../../parts/usePaste.tsx';
import { moveCursor } from './move-cursor.ts';
import { SearchPreview } from './SearchPreview.tsx';
import { TextError } from './TextError.tsx';
import { contactOf, UsedFacts } from './UsedFacts.tsx';
import type { TextEdit } from './useTextEdit.ts';

interface TextFormProps {
  editable: Editable;
  textEdit: TextEdit;
}

/** Renders the form of a text or a table, with its address, its errors and what it depends on. */
export function TextForm({ editable, textEdit }: TextFormProps) {
  const staff = useStaff();
  const { closeSheet, openPair, session, strings } = staff;
  const { file, id, label, language, source, tapped, type } = editable;
  const { stale: originalChanges, isUnreviewed } = editable;
  const { address, edit, errors, isPastedTable, isTable, isWhole, newerText } = textEdit;
  const { changeText, saveText } = textEdit;
  const { value } = edit;
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { onPaste, pasteLine, pasteSentence } = usePaste(() =>
    isWhole ? undefined : editable.isMarkdown,
  );
  useEffect(() => moveCursor(textArea.current, isWhole ? source : undefined), [isWhole, source]);
  const saveByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    // Enter saves a text of one line. In a longer text, Enter adds a line.
    const isOneLine = !isWhole && label !== 'paragraph' && !editable.value.includes('\n');
    const isSaveShortcut = (ctrlKey || metaKey) && /^(Enter|s)$/i.test(key);
    const isSaveEnter = key === 'Enter' && isOneLine && !shiftKey && !isComposing(event);
    if (!isSaveShortcut && !isSaveEnter) return;
    event.preventDefault();
    saveText();
  };
  /** Takes along what staff have typed. The other sheet has no place for an address, which is saved before. */
  const seeBoth = () =>
    textEdit.save(async (acceptsWarnings) => {
      const answer = edit.address && (await session.save(edit, acceptsWarnings));
      // Shows why the address is not saved.
      if (answer && !/^(saved|unchanged)$/.test(answer.result)) return answer;
      const isTyped = id !== undefined && !answer && textEdit.isTextEdited;
      return void (await openPair(file, isTyped ? { [id]: value } : {}, editable));
    });
  const shownText = (text: string) => (isTable ? readableTable(text) : text);
  /** The errors in cells of the table. */
  const cellErrors = errors.flatMap((error) => {
    const { path, line = 1, column = 1 } = error;
    const isHere = isTable && path === file && !error.repair;
    const cell = isHere && cellAt(value, source, sourceOf(path, { line, column }));
    return cell ? [{ cell, error }] : [];
  });
  const textErrors = errors.filter(
    (error) => !error.repair && cellErrors.every((cellError) => cellError.error !== error),
  );
  const errorsId = useId();
  const showError = (error: SheetDiagnostic) => (
    <TextError
      key={`${error.path} ${error.line}:${error.column} ${toEnglish(error.message)}`}
      {...{ error, label, textEdit, textArea }}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saveText();
      }}
    >
      {isTable ? (
        <TableGrid
          label={formatField(strings, 'table')}
          value={value}
          language={language}
          tapped={cellAt(value, source, tapped)}
          errors={cellErrors.map(({ cell, error }) => ({ cell, message: showError(error) }))}
          onChange={changeText}
        />
      ) : (
        <Field
          label={isWhole ? formatPath(staff, file) : formatFieldIn(strings, label, file, type)}
          name="text"
        >
          <textarea
            ref={textArea}
            value={value}
            lang={language}
            data-whole={isWhole}
            autoComplete="off"
            aria-invalid={textErrors.length > 0}
            aria-describedby={errorsId}
            {...keyboardOf(isWhole ? {} : editable.meta)}
            onChange={(event) => changeText(event.target.value)}
            onKeyDown={saveByKey}
            onPaste={onPaste}
          />
        </Field>
      )}
      {isPastedTable ? (
        <p role="status" className="row">
          {pasteSentence ?? strings.pasteCleaned}
          <StaffButton onClick={() => changeText(editable.value)}>{strings.undo}</StaffButton>
        </p>
      ) : (
        pasteLine
      )}
      {editable.address &&
        (editable.address.id?.startsWith('social.') ? (
          <AddressField
            value={address}
            onChange={textEdit.changeAddress}
            label={strings.webAddress}
          />
        ) : (
          <LinkField value={address} onChange={textEdit.changeAddress} />
        ))}
      <div id={errorsId} role="alert">
        {newerText && errors.length === 0 && (
          <>
            <p>{strings.changedNow}</p>
            <TextDifference before={shownText(newerText.value)} after={shownText(value)} />
            <p>{strings.saveOver}</p>
          </>
        )}
        {textErrors.map(showError)}
        <OtherTexts errors={errors} repair={textEdit.repair} />
      </div>
      <UsedFacts text={value} contact={contactOf(editable)} />
      <SearchPreview editable={editable} text={value} />
      {/* The sheet of both languages has no place for a whole file. */}
      {(originalChanges || isUnreviewed) && !(isWhole && textEdit.isTextEdited) && (
        <div className="stack">
          <p>{originalChanges ? strings.staleText : strings.unreviewedText}</p>
          {originalChanges && <ChangedSentences changes={originalChanges} />}
          <StaffButton onClick={() => void seeBoth()}>{strings.seeBoth}</StaffButton>
        </div>
      )}
      <div className="row actions">
        <SaveButton type="submit" look="primary" isSaving={textEdit.isSaving}>
          {textEdit.saveLabel}
        </SaveButton>
        {textEdit.keep && <StaffButton onClick={textEdit.keep}>{strings.keepText}</StaffButton>}
        <StaffButton onClick={closeSheet}>{strings.cancel}</StaffButton>
      </div>
    </form>
  );
}
