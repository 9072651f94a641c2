import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { offsetOf } from '../../../content/diagnostics/position.ts';
import { Field } from '../../../../src/ui/field/Field.tsx';
import type { Editable } from '../protocol/edits.ts';
import { Button } from './Button.tsx';
import { ChangedSentences } from './ChangesSheet.tsx';
import { useStaff } from './context.ts';
import { Form } from './Form.tsx';
import { createPhotoForm } from './NewSheet.tsx';
import { SourceButton } from './Problems.tsx';
import { formatField, formatSource, titleOf } from './names.ts';
import { ask } from './server.ts';
import { Sheet } from './Sheet.tsx';
import { useSave, type Rejection } from './useSave.ts';

/** Renders the sheet that edits a segment or a whole file. Nothing is written before Save. */
export function EditSheet({ editable }: { editable: Editable }) {
  const { strings, closeSheet, setUnsaved, openSource } = useStaff();
  const { file, id, label, language, source, stale, removableFiles = [] } = editable;
  const [value, setValue] = useState(editable.value);
  const { save, rejection, setRejection } = useSave(editable.errors);
  const { expected } = rejection.current ?? editable;
  const box = useRef<HTMLTextAreaElement>(null);
  const isWhole = id === undefined;
  useEffect(() => moveTo(box.current, isWhole ? source : undefined), [isWhole, source]);

  const change = (next: string) => {
    setValue(next);
    setUnsaved(next !== editable.value);
    // The fixes belong to the previous text.
    const errors = rejection.errors.map((error) => ({ ...error, fix: undefined }));
    setRejection({ ...rejection, errors });
  };
  const saveText = (text = value) => void save(ask('save', { file, id, expected, value: text }));
  const saveByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    const isOneLine = !isWhole && label !== 'paragraph' && !editable.value.includes('\n');
    const isSave = (ctrlKey || metaKey) && /^(Enter|s)$/i.test(key);
    const isEnter = key === 'Enter' && isOneLine && !shiftKey && !nativeEvent.isComposing;
    if (!isSave && !isEnter) return;
    event.preventDefault();
    saveText();
  };
  const applyFix = (fixed: string) => {
    change(fixed);
    saveText(fixed);
  };
  const remove = () => {
    if (confirm(strings.confirmRemove(editable.name, removableFiles.join('\n'))))
      void save(ask('removeAll', file));
  };
  const goTo = (errorSource: string) => {
    if (errorSource.startsWith(`${file}:`) && isWhole) moveTo(box.current, errorSource);
    else void openSource(errorSource, true);
  };

  return (
    <Sheet title={titleOf(editable, strings)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saveText();
        }}
      >
        <Field label={isWhole ? file : formatField(label, strings)} name="text" error="">
          <textarea
            ref={box}
            value={value}
            lang={language}
            data-whole={isWhole}
            onChange={(event) => change(event.target.value)}
            onKeyDown={saveByKey}
          />
        </Field>
        <FactsIn text={value} />
        {stale && (
          <div className="stack">
            <p>{strings.staleText}</p>
            <ChangedSentences changes={stale} />
            <Button onClick={() => void save(ask('saveAsUpToDate', { file, id, expected, value }))}>
              {strings.markAsUpToDate}
            </Button>
          </div>
        )}
        <div role="alert">
          <Rejected {...{ ...rejection, file, isWhole, goTo, applyFix }} />
        </div>
        <div className="row">
          <Button type="submit" look="primary">
            {strings.save}
          </Button>
          <Button onClick={closeSheet}>{strings.cancel}</Button>
        </div>
      </form>
      <details>
        <summary>{strings.otherActions}</summary>
        <div className="stack">
          {removableFiles.length > 0 && (
            <Button onClick={remove}>{strings.removeThing(editable.name)}</Button>
          )}
          <Field label={strings.wholeFile} name="whole" error="">
            <input
              type="checkbox"
              role="switch"
              aria-checked={isWhole}
              checked={isWhole}
              onChange={() => void openSource(source, !isWhole, false)}
            />
          </Field>
          <small>{formatSource(source, strings)}</small>
        </div>
      </details>
      {editable.kind && /text|picture/.test(editable.kind) && (
        <details>
          <summary>{editable.kind === 'picture' ? strings.replacePhoto : strings.addPhoto}</summary>
          <Form {...createPhotoForm(editable, strings)} />
        </details>
      )}
    </Sheet>
  );
}

/** Focuses the box, with the cursor at a source or at the end. */
function moveTo(box: HTMLTextAreaElement | null, source: string | undefined) {
  if (!box) return;
  const [, line, column] = /:(\d+):(\d+)$/.exec(source ?? '') ?? [];
  const offset = source
    ? offsetOf(box.value, { line: Number(line), column: Number(column) })
    : box.value.length;
  box.setSelectionRange(offset, offset);
  box.blur();
  box.focus();
}

/** Renders each fact that a text contains, with its value and a button that opens it. */
function FactsIn({ text }: { text: string }) {
  const { strings, facts } = useStaff();
  const names = new Set([...text.matchAll(/\{\s*([A-Za-z_]+)\s*\}/g)].map(([, name]) => name));
  return facts
    .filter(({ name }) => names.has(name))
    .map(({ name, text: fact, source }) => (
      <p key={name}>
        {strings.factIs(name, fact)} <SourceButton source={source} label={strings.changeFact} />
      </p>
    ));
}

interface RejectedProps extends Rejection {
  file: string;
  isWhole: boolean;
  /** Opens the source of an error. */
  goTo: (source: string) => void;
  /** Saves the text that a fix produces. */
  applyFix: (value: string) => void;
}

/** Renders the reasons why nothing was saved, with fixes. */
function Rejected({ errors, current, file, isWhole, goTo, applyFix }: RejectedProps) {
  const { strings } = useStaff();
  if (current && errors.length === 0) {
    return (
      <>
        <p>{strings.changedNow}</p>
        <pre>{current.value}</pre>
        <p>{strings.saveOver}</p>
      </>
    );
  }
  return errors.map(({ source, message, fix }) => (
    <div key={`${source} ${message}`}>
      {source && (isWhole || !source.startsWith(`${file}:`)) && (
        <Button look="quiet" onClick={() => goTo(source)}>
          {formatSource(source, strings)}
        </Button>
      )}
      <p className="advice">{message}</p>
      {fix && (
        <Button onClick={() => applyFix(fix.value)}>
          {strings.useFix} <code>{fix.lines}</code>
        </Button>
      )}
    </div>
  ));
}
