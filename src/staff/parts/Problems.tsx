import { useEffect, useRef, useState } from 'react';
import type { ListedDiagnostic } from '../draft/state.ts';
import { StaffButton, CloseButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { formatMessage } from '../describe/format-message.ts';
import { formatPath, formatSource, formatText } from '../describe/names.ts';
import { useSave } from './useSave.ts';
import { toEnglish } from '../../site/fields/say.ts';

export const problemsId = 'problems';

/** Lists errors, warnings and stale translations (their originals have changed). Opens on a new error. */
export function Problems({ isSheetOpen }: { isSheetOpen: boolean }) {
  const staff = useStaff();
  const { content, errorCount, problemCount, showSheet, strings } = staff;
  const list = useRef<HTMLDivElement>(null);
  const knownMessages = useRef<string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const { errors, warnings } = content.content;
  const errorMessages = errors.flatMap(({ messages }) => messages.map(toEnglish));
  useEffect(() => {
    const hasNewError = errorMessages.some((message) => !knownMessages.current.includes(message));
    const isAllFixed = errorCount === 0 && knownMessages.current.length > 0;
    knownMessages.current = errorMessages;
    const countText = errorCount > 0 ? strings.errors(errorCount) : '';
    setAnnouncement(isAllFixed ? strings.allFixed : countText);
    // The list cannot be used while a sheet is open.
    if (!isSheetOpen && (hasNewError || isAllFixed)) list.current?.togglePopover(hasNewError);
    // oxlint-disable-next-line react/exhaustive-deps -- closing a sheet must not open the list
  }, [content]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div
        ref={list}
        id={problemsId}
        className="problems"
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={strings.toFix(problemCount)}
        onToggle={({ newState, currentTarget }) => {
          // Focuses the list only if a button opened it. A new error must not move the focus.
          const focused = document.activeElement?.shadowRoot?.activeElement;
          if (newState === 'open' && focused?.matches('[popovertarget]')) currentTarget.focus();
        }}
      >
        <CloseButton popoverTarget={problemsId} popoverTargetAction="hide" />
        {content.conflicts.map(({ path, place }) => (
          <StaffButton key={place + path} onClick={() => showSheet({ kind: 'conflict', path })}>
            {strings.changedTwiceIn(formatPath(staff, path))}
          </StaffButton>
        ))}
        <DiagnosticList heading={strings.errors(errorCount)} diagnostics={errors} />
        <TextsToTranslate />
        <DiagnosticList
          heading={strings.warnings}
          namesTexts
          diagnostics={warnings.filter((warning) => !isUntranslated(warning))}
        />
      </div>
    </>
  );
}

/** Returns true if the text of a language is still to be written. */
export function isUntranslated({ rules }: ListedDiagnostic): boolean {
  return rules.some((rule) => /^untranslated-(page|original)$/.test(rule));
}

/** Lists the texts that are still to be translated, and the translations to look at. */
export function TextsToTranslate() {
  const { content, stale, strings } = useStaff();
  return (
    <>
      <PairList
        heading={strings.toTranslate}
        diagnostics={content.content.warnings.filter(isUntranslated)}
      />
      <PairList heading={strings.staleList} diagnostics={stale} />
    </>
  );
}

/** Lists texts that staff compare with, or write after, the text in another language. */
function PairList({ heading, diagnostics }: DiagnosticListProps) {
  const staff = useStaff();
  const { openPair } = staff;
  if (diagnostics.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul role="list">
        {diagnostics.map(({ source }) => {
          const path = source.replace(/:\d+:\d+$/, '');
          return (
            <li key={source}>
              <StaffButton look="quiet" onClick={() => void openPair(path)}>
                {formatPath(staff, path)}
              </StaffButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface DiagnosticListProps {
  heading?: string;
  /** True for content without errors: each row names a text and opens it, instead of a line of a file. */
  namesTexts?: boolean;
  diagnostics: readonly ListedDiagnostic[];
}

export function DiagnosticList({ heading, namesTexts = false, diagnostics }: DiagnosticListProps) {
  if (diagnostics.length === 0) return null;
  return (
    <>
      {heading && <h2>{heading}</h2>}
      <ol role="list">
        {diagnostics.map((diagnostic) => (
          <li key={diagnostic.source}>
            <DiagnosticItem {...diagnostic} namesText={namesTexts} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Matches the source of a picture, which is not text. */
const pictureSource = /^(content\/pictures\/.*):\d+:\d+$/;

/** Renders the diagnostics of a line. Shows the corrected lines first, if they are known. */
function DiagnosticItem({ namesText, ...diagnostic }: ListedDiagnostic & { namesText: boolean }) {
  const { source, messages, frame, correctedLines, related, isPreparable } = diagnostic;
  const staff = useStaff();
  const { session, strings } = staff;
  const { save, errors } = useSave();
  const picturePath = pictureSource.exec(source)?.[1];
  const textName = namesText ? formatText(staff, source) : undefined;
  const relatedName = namesText && related ? formatText(staff, related) : undefined;
  const prepare = () => void save(() => session.preparePicture(picturePath ?? ''));
  return (
    <>
      {picturePath ? (
        <b>{formatPath(staff, picturePath)}</b>
      ) : (
        <SourceButton source={source} isWhole={textName === undefined} label={textName} />
      )}
      {correctedLines.length > 0 && (
        <p className="advice">
          {strings.write}
          <code>{correctedLines.join('\n')}</code>
        </p>
      )}
      {messages.map((message) => (
        <p key={toEnglish(message)} className={correctedLines.length > 0 ? '' : 'advice'}>
          {formatMessage(staff, message)}
        </p>
      ))}
      {isPreparable && (
        <StaffButton look="primary" onClick={prepare}>
          {strings.prepare}
        </StaffButton>
      )}
      <div role="alert">
        {errors.map(({ message }) => (
          <p key={toEnglish(message)}>{formatMessage(staff, message)}</p>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be focusable */}
      {frame && textName === undefined && <pre tabIndex={0}>{frame}</pre>}
      {related && (
        <SourceButton
          source={related}
          isWhole={relatedName === undefined}
          label={strings.seeAlso(relatedName ?? formatSource(staff, related))}
        />
      )}
    </>
  );
}

interface SourceButtonProps {
  source: string;
  /** True if the button opens the whole file. */
  isWhole?: boolean;
  label?: string | undefined;
}

/** Renders a button that opens a source. The text is the label. The default is the source. */
export function SourceButton({ source, isWhole = false, label }: SourceButtonProps) {
  const staff = useStaff();
  const { openSource } = staff;
  return (
    <StaffButton look="quiet" onClick={() => void openSource(source, isWhole)}>
      {label ?? formatSource(staff, source)}
    </StaffButton>
  );
}
