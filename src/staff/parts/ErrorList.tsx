import type { ReactNode } from 'react';
import { toEnglish } from '../../site/fields/say.ts';
import { formatMessage } from '../describe/format-message.ts';
import type { SheetDiagnostic } from '../edits/requests.ts';
import { OtherTexts } from './OtherTexts.tsx';
import { useStaff } from './context.ts';

interface ErrorListProps {
  /** The errors of a save. */
  errors: readonly SheetDiagnostic[];
  /** Saves again, and solves the errors in other texts too. */
  repair?: (() => void) | undefined;
  /** Returns false for an error that its field shows. */
  isShown?: (error: SheetDiagnostic) => boolean;
  /** Sentences above the errors. */
  children?: ReactNode;
}

/** Renders why a save has failed, and announces it. */
export function ErrorList({ errors, repair, isShown, children }: ErrorListProps) {
  const staff = useStaff();
  return (
    <div role="alert">
      {children}
      {errors
        .filter((error) => !error.repair && isShown?.(error) !== false)
        .map(({ message, severity }) => (
          <p key={toEnglish(message)} className={severity ?? 'error'}>
            {formatMessage(staff, message)}
          </p>
        ))}
      <OtherTexts errors={errors} repair={repair} />
    </div>
  );
}
