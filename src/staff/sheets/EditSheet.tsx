import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { offsetOf } from '../../compiler/diagnostics/position.ts';
import { severalPhonesPattern } from '../../site/fields/phone.ts';
import { toAsciiDigits } from '../../site/lib/digits.ts';
import { Field } from '../../site/ui/field/Field.tsx';
import type { Editable } from '../edits/edit-text.ts';
import type { CurrentText, EditError } from '../edits/requests.ts';
import { cellAt, isTableText, readableTable } from '../edits/table-text.ts';
import { StaffButton } from '../parts/StaffButton.tsx';
import { ChangedSentences } from '../parts/ChangeList.tsx';
import { useStaff } from '../parts/context.ts';
import { Form, type FormProps } from '../parts/Form.tsx';
import {
  formatField,
  formatFieldIn,
  formatPath,
  formatSource,
  formatTechnicalSource,
  formatType,
  sheetTitle,
} from '../describe/names.ts';
import { createPhotoForm } from './photo-form.ts';
import { isComposing } from '../parts/is-composing.ts';
import { AddressField, LinkField } from '../parts/LinkField.tsx';
import { MoveButtons } from '../parts/MoveButtons.tsx';
import { OpenPageButton, targetOf } from '../parts/OpenPageButton.tsx';
import { SourceButton } from '../parts/Problems.tsx';
import { RemoveForm } from '../parts/RemoveForm.tsx';
import { usePaste } from '../parts/usePaste.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { TableGrid } from '../parts/TableGrid.tsx';
import { TextDifference } from '../parts/TextDifference.tsx';
import { useSave } from '../parts/useSave.ts';
import { toEnglish } from '../../site/fields/say.ts';
import { formatMessage, toMessage } from '../describe/format-message.ts';

/** Renders the sheet that edits a segment, such as a paragraph, or a whole file. Typing saves nothing. */
export function EditSheet({ editable }: { editable: Editable }) {
  const staff = useStaff();
  const { closeSheet, keepTyped, openPair, openSource, session, strings, typed } = staff;
  const {
    file,
    id,
    canHavePhoto,
    label,
    language,
    source,
    tapped,
    place,
    card,
    titles = [],
    type,
  } = editable;
  const { removableFiles = [] } = editable;
  const thing = formatType(strings, type ?? '');
  /** A text of a page is removed alone. The page is removed from its title. */
  const isPartOfPage =
    type === 'page' && !/^(title|navigation\.label|heading) 1$/.test(id ?? 'title 1');
  const isRemovableText = editable.isMarkdown && label !== 'heading';
  const { stale: originalChanges, isUnreviewed } = editable;
  const [value, setValue] = useState(typed.text ?? editable.value);
  const [address, setAddress] = useState(typed.address ?? editable.address?.value ?? '');
  /** The text in the sheet now. A save that ends later compares it with the text that it has saved. */
  const current = useRef(value);
  const [saved, setSaved] = useState<CurrentText>();
  const [shownNumber, setShownNumber] = useState(place?.number);
  const [isMoved, setMoved] = useState(false);
  const { save, saveLabel, keep, errors, forgetFixes, newerText } = useSave(editable.errors);
  // A save changes the file only if it still contains this text.
  const { expected } = newerText ?? saved ?? editable;
  const textArea = useRef<HTMLTextAreaElement>(null);
  const isWhole = id === undefined;
  const { onPaste, pasteLine, pasteSentence } = usePaste(() =>
    isWhole ? undefined : editable.isMarkdown,
  );
  useEffect(() => moveCursor(textArea.current, isWhole ? source : undefined), [isWhole, source]);
  const changeText = (next: string) => {
    setValue(next);
    current.current = next;
    keepTyped({ text: next === editable.value ? undefined : next });
    forgetFixes();
  };
  const changeAddress = (next: string) => {
    setAddress(next);
    keepTyped({ address: next });
  };
  const newAddress =
    editable.address && address !== editable.address.value
      ? { ...editable.address, value: withProtocol(address.trim()) }
      : undefined;
  const edit = { file, id, expected, value, address: newAddress };
  const saveText = (text = value) => {
    const textBefore = current.current;
    const isEdited = () => current.current !== textBefore;
    if (editable.address && /^(https?:\/\/|www\.)\S+$/i.test(text.trim())) {
      void save(async () => ({
        result: 'errors',
        errors: [{ message: toMessage(strings.addressAsLabel) }],
      }));
      return;
    }
    void save(async (acceptsWarnings) => {
      const isAccepted = text === value && acceptsWarnings;
      const answer = await session.save({ ...edit, value: text }, isAccepted);
      // The next save replaces the text that is saved now.
      if (answer.result === 'saved' && isEdited()) setSaved(session.currentText({ file, id }));
      return answer;
    }, isEdited);
  };
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
  /** Takes along what staff have typed. The other sheet has no place for an address or a whole file. */
  const seeBoth = () => {
    const isText = id !== undefined && !newAddress;
    void openPair(file, isText && value !== editable.value ? { [id]: value } : undefined);
  };
  const applyFix = (fixed: string) => {
    changeText(fixed);
    saveText(fixed);
  };
  /** Adds the photo after it has saved the text, which would be lost when the sheet closes. */
  const photoForm = createPhotoForm(staff, editable);
  const addPhoto: FormProps['submit'] = async (values, photo, acceptsWarnings) => {
    const isEdited = value !== editable.value || newAddress !== undefined;
    const answer = isEdited ? await session.save(edit, acceptsWarnings) : undefined;
    if (answer?.result === 'errors') return answer;
    if (answer?.result !== 'changed') return photoForm.submit(values, photo, acceptsWarnings);
    // Shows the newer text of the file.
    saveText();
    return undefined;
  };
  const isInFile = (errorSource: string) => errorSource.startsWith(`${file}:`);
  // The sheet of a segment already shows the text with the error.
  const shouldLink = (errorSource: string) => isWhole || !isInFile(errorSource);
  const goTo = (errorSource: string) => {
    if (isInFile(errorSource) && isWhole) moveCursor(textArea.current, errorSource);
    else void openSource(errorSource, true);
  };
  const isSeveralPhones = severalPhonesPattern.test(toAsciiDigits(value));
  const showError = ({ source: errorSource, message, fix, isWarning, isLegacyText }: EditError) => (
    <div key={`${errorSource} ${toEnglish(message)}`} className={isWarning ? 'warning' : 'error'}>
      {errorSource && shouldLink(errorSource) && (
        <StaffButton look="quiet" onClick={() => goTo(errorSource)}>
          {formatSource(staff, errorSource)}
        </StaffButton>
      )}
      <p>{formatMessage(staff, message)}</p>
      {fix && (
        <StaffButton onClick={() => applyFix(fix.value)}>
          {isLegacyText
            ? strings.convertText
            : isSeveralPhones
              ? strings.saveFirstNumber
              : strings.useFix}{' '}
          <code>{isWhole ? fix.lines : withoutName(fix.lines, label)}</code>
        </StaffButton>
      )}
    </div>
  );
  const isPastedTable = editable.isMarkdown && label !== 'table' && isTableText(value);
  const isSocial = editable.address?.id?.startsWith('social.');
  // A chosen page gets the button after the save, so that Save stays below the finger.
  const target = targetOf(file, label, editable.address?.value ?? '');
  const isTable = label === 'table' || isPastedTable;
  const shownText = (text: string) => (isTable ? readableTable(text) : text);
  /** The errors in cells of the table. */
  const cellErrors = errors.flatMap((error) => {
    const isHere = isTable && error.source !== undefined && isInFile(error.source);
    const cell = isHere && cellAt(value, source, error.source ?? '');
    return cell ? [{ cell, error }] : [];
  });
  return (
    <Sheet
      title={sheetTitle(strings, {
        ...editable,
        place: place && { ...place, number: shownNumber },
      })}
    >
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
          (isSocial ? (
            <AddressField value={address} onChange={changeAddress} label={strings.webAddress} />
          ) : (
            <LinkField value={address} onChange={changeAddress} />
          ))}
        <div role="alert">
          {newerText && errors.length === 0 && (
            <>
              <p>{strings.changedNow}</p>
              <TextDifference before={shownText(newerText.value)} after={shownText(value)} />
              <p>{strings.saveOver}</p>
            </>
          )}
          {errors
            .filter((error) => cellErrors.every((cellError) => cellError.error !== error))
            .map(showError)}
        </div>
        <UsedFacts text={value} />
        {(originalChanges || isUnreviewed) && (
          <div className="stack">
            <p>{originalChanges ? strings.staleText : strings.unreviewedText}</p>
            {originalChanges && <ChangedSentences changes={originalChanges} />}
            <StaffButton onClick={seeBoth}>{strings.seeBoth}</StaffButton>
          </div>
        )}
        <div className="row actions">
          <StaffButton type="submit" look="primary">
            {saveLabel}
          </StaffButton>
          {keep && <StaffButton onClick={keep}>{strings.keepText}</StaffButton>}
          {/* Cancel would not take back a move. */}
          <StaffButton onClick={closeSheet}>{isMoved ? strings.close : strings.cancel}</StaffButton>
        </div>
      </form>
      {target !== undefined && <OpenPageButton route={target} />}
      {!isWhole && type && place?.number && (
        <MoveButtons
          number={place.number}
          count={place.count}
          move={(step) => session.moveEntry({ file, step })}
          onMoved={(number) => {
            setShownNumber(number);
            setMoved(true);
          }}
        />
      )}
      {card && (
        <MoveButtons
          {...card}
          move={(step) => session.moveCard({ file, id, expected, step })}
          onMoved={() => setMoved(true)}
        />
      )}
      {canHavePhoto && (
        <details open={Object.keys(typed).some((name) => !/^(text|address)$/.test(name))}>
          <summary>{strings.addPhoto}</summary>
          <Form {...photoForm} submit={addPhoto} label={strings.useThisPhoto} />
        </details>
      )}
      <details>
        <summary>{strings.otherActions}</summary>
        <div className="stack">
          {isRemovableText && (
            <StaffButton onClick={() => saveText('')}>
              {strings.removeThing(formatField(strings, label, type))}
            </StaffButton>
          )}
          {removableFiles.length > 0 && !isPartOfPage && (
            <RemoveForm file={file} thing={thing} titles={titles} save={save} />
          )}
          <Field label={strings.wholeFile} name="whole">
            <input
              type="checkbox"
              role="switch"
              aria-checked={isWhole}
              checked={isWhole}
              onChange={() => void openSource(source, !isWhole, false)}
            />
          </Field>
          <small>{formatTechnicalSource(strings, source)}</small>
        </div>
      </details>
    </Sheet>
  );
}

/** Adds the `https://` that an address such as `facebook.com/shop` lacks. */
function withProtocol(address: string): string {
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address;
}

/** Returns the lines of a field without its name: `phone: 984` becomes `984`. */
function withoutName(lines: string, field: string): string {
  return lines.startsWith(`${field}: `) ? lines.slice(field.length + 2) : lines;
}

/** Moves the cursor to a source, or to the end without a source, and scrolls to the cursor. */
function moveCursor(textArea: HTMLTextAreaElement | null, source: string | undefined) {
  if (!textArea) return;
  const [, line, column] = /:(\d+):(\d+)$/.exec(source ?? '') ?? [];
  const offset = source
    ? offsetOf(textArea.value, { line: Number(line), column: Number(column) })
    : textArea.value.length;
  textArea.setSelectionRange(offset, offset);
  // Browsers scroll to the cursor when the text area receives the focus.
  textArea.blur();
  textArea.focus();
}

/** Renders each fact that a text contains, such as `{phone}`: its value, and a button that edits the fact. */
function UsedFacts({ text }: { text: string }) {
  const { facts, strings } = useStaff();
  const names = new Set([...text.matchAll(/\{\s*([A-Za-z_]+)\s*\}/g)].map(([, name]) => name));
  return facts
    .filter(({ name }) => names.has(name))
    .map(({ name, text: fact, source }) => (
      <p key={name}>
        {strings.factIs(name, fact)} <SourceButton source={source} label={strings.changeFact} />
      </p>
    ));
}
