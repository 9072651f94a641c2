import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { offsetOf } from '../../../content/diagnostics/position.ts';
import { Field } from '../../../../src/ui/field/Field.tsx';
import type { Editable, EditError, SaveAnswer } from '../protocol/edits.ts';
import { Button } from './Button.tsx';
import { useStaff, type Notice, type Open } from './context.ts';
import { Form } from './Form.tsx';
import { createPhotoForm } from './NewSheet.tsx';
import { SourceButton } from './Problems.tsx';
import { formatField, formatSource, titleOf } from './names.ts';
import { ask } from './server.ts';
import { Sheet } from './Sheet.tsx';

/** The reason why nothing was saved. */
interface Rejection {
  errors: EditError[];
  /** The current text if the file has changed. */
  current?: Editable | undefined;
  reason?: string;
}

interface EditSheetProps {
  open: Extract<Open, { sheet: 'edit' }>;
  notice: Notice | undefined;
}

/** Renders the sheet that edits a segment or a whole file. Nothing is written before Save. */
export function EditSheet({ open: { editable }, notice }: EditSheetProps) {
  const { strings, completeSave, closeSheet, setUnsaved, openSource } = useStaff();
  const { file, id, label, language, source, stale, removableFiles = [] } = editable;
  const [value, setValue] = useState(editable.value);
  const [expected, setExpected] = useState(editable.expected);
  const [rejection, setRejection] = useState<Rejection>({ errors: editable.errors });
  const box = useRef<HTMLTextAreaElement>(null);
  const isWhole = id === undefined;
  useEffect(() => moveTo(box.current, isWhole ? source : undefined), [isWhole, source]);

  const receive = (result: SaveAnswer) => {
    const failure = completeSave(result);
    if (failure?.result === 'errors') setRejection({ errors: failure.errors });
    if (failure?.result !== 'changed') return;
    if (failure.current) setExpected(failure.current.expected);
    setRejection({
      errors: [],
      current: failure.current,
      ...(!failure.current && { reason: strings.goneNow }),
    });
  };
  const run = (call: Promise<SaveAnswer>) => {
    call.then(receive, ({ message }: Error) => setRejection({ errors: [], reason: message }));
  };
  const change = (next: string) => {
    setValue(next);
    setUnsaved(next !== editable.value);
    // The fixes belong to the previous text.
    const errors = rejection.errors.map((error) => ({ ...error, fix: undefined }));
    setRejection({ ...rejection, errors });
  };
  const save = (next = value) => run(ask('save', { file, id, expected, value: next }));
  const saveByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    const isOneLine = !isWhole && label !== 'paragraph' && !editable.value.includes('\n');
    const isSave = (ctrlKey || metaKey) && /^(Enter|s)$/i.test(key);
    const isEnter = key === 'Enter' && isOneLine && !shiftKey && !nativeEvent.isComposing;
    if (!isSave && !isEnter) return;
    event.preventDefault();
    save();
  };
  const applyFix = (fixed: string) => {
    change(fixed);
    save(fixed);
  };
  const remove = () => {
    if (confirm(strings.confirmRemove(editable.name, removableFiles.join('\n'))))
      run(ask('removeAll', file));
  };
  const goTo = (errorSource: string) => {
    if (errorSource.startsWith(`${file}:`) && isWhole) moveTo(box.current, errorSource);
    else void openSource(errorSource, true);
  };

  return (
    <Sheet title={titleOf(editable, strings)} notice={notice}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
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
            {stale.map(({ sign, sentence }) => {
              const Tag = sign === '-' ? 'del' : 'ins';
              return <Tag key={sign + sentence}>{sentence}</Tag>;
            })}
            <Button onClick={() => run(ask('saveAsUpToDate', { file, id, expected, value }))}>
              {strings.markAsUpToDate}
            </Button>
          </div>
        )}
        <div role="alert">
          <Rejected
            rejection={rejection}
            goTo={goTo}
            applyFix={applyFix}
            isWhole={isWhole}
            file={file}
          />
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
          <label>
            <input
              type="checkbox"
              role="switch"
              aria-checked={isWhole}
              checked={isWhole}
              onChange={() => void openSource(source, !isWhole, false)}
            />
            {strings.wholeFile}
          </label>
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

interface RejectedProps {
  rejection: Rejection;
  file: string;
  isWhole: boolean;
  /** Opens the source of an error. */
  goTo: (source: string) => void;
  /** Saves the text that a fix produces. */
  applyFix: (value: string) => void;
}

/** Renders the reason why nothing was saved, with fixes. */
function Rejected({ rejection, file, isWhole, goTo, applyFix }: RejectedProps) {
  const { strings } = useStaff();
  const { errors, current, reason } = rejection;
  if (reason) return <p className="advice">{reason}</p>;
  if (current) {
    return (
      <>
        <p>{strings.changedNow}</p>
        <pre>{current.value}</pre>
        <p>{strings.saveOver}</p>
      </>
    );
  }
  return errors.map(({ source, message, fix }) => (
    <div key={source + message} className="error">
      {(isWhole || !source.startsWith(`${file}:`)) && (
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
