import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../src/ui/icon/Icon.tsx';
import type { ContentState, ListedDiagnostic } from '../protocol/content-state.ts';
import { Button } from './Button.tsx';
import { useStaff } from './context.ts';
import { readable } from './readable.ts';
import { ask } from './server.ts';

export const problemsId = 'problems';

/** The errors, the warnings and the translations to look at. Opens by itself for each new error. */
export function Problems({ state, isFree }: { state: ContentState | undefined; isFree: boolean }) {
  const { words } = useStaff();
  const panel = useRef<HTMLDivElement>(null);
  const known = useRef<string[]>([]);
  const [stale, setStale] = useState<ListedDiagnostic[]>([]);
  const [said, setSaid] = useState('');
  const errors = state?.errors ?? [];
  const count = errors.flatMap(({ messages }) => messages).length;

  useEffect(() => {
    if (!state) return;
    const messages = state.errors.flatMap((error) => error.messages);
    const isNew = messages.some((message) => !known.current.includes(message));
    const isFixed = messages.length === 0 && known.current.length > 0;
    known.current = messages;
    setSaid(isFixed ? words.allFixed : messages.length > 0 ? words.errors(messages.length) : '');
    // Above an open sheet it could not be used.
    if (isFree && (isNew || isFixed)) panel.current?.togglePopover(isNew);
    void ask('stale', undefined).then(setStale);
    // oxlint-disable-next-line react/exhaustive-deps -- a sheet that closes opens nothing
  }, [state, words]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div
        ref={panel}
        id={problemsId}
        className="panel"
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={words.toFix(count)}
        onToggle={({ newState, currentTarget }) => {
          // Opened from the bar, it gets the focus. A new error must not take it.
          const focused = document.activeElement?.shadowRoot?.activeElement;
          if (newState === 'open' && focused?.matches('[popovertarget]')) currentTarget.focus();
        }}
      >
        <button
          type="button"
          className="close"
          aria-label={words.close}
          popoverTarget={problemsId}
          popoverTargetAction="hide"
        >
          <Icon name="x" />
        </button>
        <List heading={words.errors(count)} diagnostics={errors} />
        <List heading={words.staleList} diagnostics={stale} />
        <List heading={words.warnings} diagnostics={state?.warnings ?? []} />
      </div>
    </>
  );
}

interface ListProps {
  heading: string;
  diagnostics: readonly ListedDiagnostic[];
}

/** Diagnostics below a heading; nothing if there are none. */
function List({ heading, diagnostics }: ListProps) {
  if (diagnostics.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ol>
        {diagnostics.map((diagnostic) => (
          <li key={diagnostic.source}>
            <Item {...diagnostic} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** A source in a file of content/pictures that is no text, so that there is nothing to open. */
const photoSource = /^(content\/pictures\/.*(?<!\.svg)):\d+:\d+$/i;

/** What to do comes first; where no line to write is known, the messages say it. */
function Item({
  source,
  messages,
  frame,
  instead,
  related,
  isPreparable,
  rules,
}: ListedDiagnostic) {
  const { words, finish } = useStaff();
  const photo = photoSource.exec(source)?.[1];
  const prepare = () => void ask('preparePicture', photo ?? '').then(finish);
  return (
    <>
      {photo ? <b>{photo}</b> : <SourceButton source={source} whole />}
      {instead.length > 0 && (
        <p className="advice">
          {words.write}
          <code>{instead.join('\n')}</code>
        </p>
      )}
      {messages.map((text, index) => (
        <p key={text} className={instead.length > 0 ? '' : 'advice'}>
          {text} <small>{rules[index]}</small>
        </p>
      ))}
      {isPreparable && (
        <Button look="primary" onClick={prepare}>
          {words.prepare}
        </Button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      {frame && <pre tabIndex={0}>{frame}</pre>}
      {related && (
        <SourceButton source={related} whole label={words.seeAlso(readable(related, words))} />
      )}
    </>
  );
}

interface SourceButtonProps {
  source: string;
  /** Whether the whole file opens. */
  whole?: boolean;
  label?: string;
}

/** Opens a source. */
export function SourceButton({ source, whole = false, label }: SourceButtonProps) {
  const { words, openSource } = useStaff();
  return (
    <Button look="quiet" onClick={() => void openSource(source, whole)}>
      {label ?? readable(source, words)}
    </Button>
  );
}
