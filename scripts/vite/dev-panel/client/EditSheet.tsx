import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { offsetOf } from '../../../content/diagnostics/position.ts';
import { Field } from '../../../../src/ui/field/Field.tsx';
import type { Editable, EditError, SaveAnswer } from '../protocol/edits.ts';
import { Button } from './Button.tsx';
import { useStaff, type Notice, type Open } from './context.ts';
import { Form } from './Form.tsx';
import { photoForm } from './NewSheet.tsx';
import { SourceButton } from './Problems.tsx';
import { fieldName, readable, titleOf } from './readable.ts';
import { ask } from './server.ts';
import { Sheet } from './Sheet.tsx';

/** Why nothing was saved. */
interface Answer {
  errors: EditError[];
  /** What the file says, which has changed. */
  now?: Editable | undefined;
  refused?: string;
}

interface EditSheetProps {
  open: Extract<Open, { sheet: 'edit' }>;
  notice: Notice | undefined;
}

/** Changes a part of a file, or the file as a whole. Nothing is written before Save. */
export function EditSheet({ open: { editable }, notice }: EditSheetProps) {
  const { words, finish, leave, setUnsaved, openSource, openInEditor } = useStaff();
  const { file, id, label, language, source, stale, removes = [] } = editable;
  const [value, setValue] = useState(editable.value);
  const [shown, setShown] = useState(editable.shown);
  const [answer, setAnswer] = useState<Answer>({ errors: editable.errors });
  const box = useRef<HTMLTextAreaElement>(null);
  const isWhole = id === undefined;
  useEffect(() => moveTo(box.current, isWhole ? source : undefined), [isWhole, source]);

  const take = (next: SaveAnswer) => {
    const rest = finish(next);
    if (rest?.result === 'errors') setAnswer({ errors: rest.errors });
    if (rest?.result !== 'changed') return;
    if (rest.now) setShown(rest.now.shown);
    setAnswer({ errors: [], now: rest.now, ...(!rest.now && { refused: words.goneNow }) });
  };
  const run = (call: Promise<SaveAnswer>) => {
    call.then(take, ({ message }: Error) => setAnswer({ errors: [], refused: message }));
  };
  const change = (next: string) => {
    setValue(next);
    setUnsaved(next !== editable.value);
    // The text is no longer the one that the fixes were made for.
    const errors = answer.errors.map((error) => ({ ...error, fix: undefined }));
    setAnswer({ ...answer, errors });
  };
  const save = (next = value) => run(ask('save', { file, id, shown, value: next }));
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
    if (confirm(words.confirmRemove(editable.name, removes.join('\n'))))
      run(ask('removeAll', file));
  };
  const goTo = (there: string) => {
    if (there.startsWith(`${file}:`) && isWhole) moveTo(box.current, there);
    else void openSource(there, true);
  };

  return (
    <Sheet title={titleOf(editable, words)} notice={notice}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={isWhole ? file : fieldName(label, words)} name="text" error="">
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
            <p>{words.staleText}</p>
            {stale.map(({ sign, sentence }) => {
              const Tag = sign === '-' ? 'del' : 'ins';
              return <Tag key={sign + sentence}>{sentence}</Tag>;
            })}
            <Button onClick={() => run(ask('saveDone', { file, id, shown, value }))}>
              {words.bothSame}
            </Button>
          </div>
        )}
        <div role="alert">
          <Answered answer={answer} goTo={goTo} applyFix={applyFix} isWhole={isWhole} file={file} />
        </div>
        <div className="row">
          <Button type="submit" look="primary">
            {words.save}
          </Button>
          <Button onClick={leave}>{words.cancel}</Button>
        </div>
      </form>
      <details>
        <summary>{words.otherActions}</summary>
        <div className="stack">
          {removes.length > 0 && (
            <Button onClick={remove}>{words.removeThing(editable.name)}</Button>
          )}
          <Button look="quiet" onClick={() => void openInEditor(source)}>
            {words.openInEditor}
          </Button>
          <label>
            <input
              type="checkbox"
              role="switch"
              aria-checked={isWhole}
              checked={isWhole}
              onChange={() => void openSource(source, !isWhole, false)}
            />
            {words.wholeFile}
          </label>
          <small>{readable(source, words)}</small>
        </div>
      </details>
      {editable.kind && /text|picture/.test(editable.kind) && (
        <details>
          <summary>{editable.kind === 'picture' ? words.replacePhoto : words.addPhoto}</summary>
          <Form {...photoForm(editable, words)} />
        </details>
      )}
    </Sheet>
  );
}

/** Puts the cursor at a source, in view, or at the end. */
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

/** For each fact that a text names, a line that says what it is and opens it. */
function FactsIn({ text }: { text: string }) {
  const { words, facts } = useStaff();
  const names = new Set([...text.matchAll(/\{\s*([A-Za-z_]+)\s*\}/g)].map(([, name]) => name));
  return facts
    .filter(({ name }) => names.has(name))
    .map(({ name, text: fact, source }) => (
      <p key={name}>
        {words.factIs(name, fact)} <SourceButton source={source} label={words.changeFact} />
      </p>
    ));
}

interface AnsweredProps {
  answer: Answer;
  file: string;
  isWhole: boolean;
  /** Opens the place of an error. */
  goTo: (source: string) => void;
  /** Saves a text in which a fix is made. */
  applyFix: (value: string) => void;
}

/** Says why nothing was saved, with the fixes of what is wrong. */
function Answered({ answer, file, isWhole, goTo, applyFix }: AnsweredProps) {
  const { words } = useStaff();
  const { errors, now, refused } = answer;
  if (refused) return <p className="advice">{refused}</p>;
  if (now) {
    return (
      <>
        <p>{words.changedNow}</p>
        <pre>{now.value}</pre>
        <p>{words.saveOver}</p>
      </>
    );
  }
  return errors.map(({ source, message, fix }) => (
    <div key={source + message} className="error">
      {(isWhole || !source.startsWith(`${file}:`)) && (
        <Button look="quiet" onClick={() => goTo(source)}>
          {readable(source, words)}
        </Button>
      )}
      <p className="advice">{message}</p>
      {fix && (
        <Button onClick={() => applyFix(fix.value)}>
          {words.useFix} <code>{fix.lines}</code>
        </Button>
      )}
    </div>
  ));
}
