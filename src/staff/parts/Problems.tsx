import { useEffect, useRef, useState } from 'react';
import { StaffButton, CloseButton } from './StaffButton.tsx';
import { problemsId, useStaff } from './context.ts';
import { isUntranslated } from '../describe/diagnostic-lines.ts';
import { formatPath } from '../describe/names.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import { TextsToTranslate } from './TextsToTranslate.tsx';
import { toEnglish } from '../../site/fields/say.ts';

/** Lists errors, warnings and stale translations (their originals have changed). Opens on a new error. */
export function Problems({ isSheetOpen }: { isSheetOpen: boolean }) {
  const staff = useStaff();
  const { content, errorCount, problemCount, showSheet, strings } = staff;
  const list = useRef<HTMLDivElement>(null);
  const knownMessages = useRef<string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const { errors, warnings } = content.content;
  const errorMessages = errors.map(({ message }) => toEnglish(message));
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
          <StaffButton
            key={place + path}
            onClick={() => showSheet({ kind: 'conflict', path, place })}
          >
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
