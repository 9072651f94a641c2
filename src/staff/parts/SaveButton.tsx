import type { ComponentProps } from 'react';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';

/** Renders a button that saves, and says while it does. It keeps the focus meanwhile. */
export function SaveButton({
  isSaving,
  children,
  ...props
}: ComponentProps<typeof StaffButton> & { isSaving: boolean }) {
  const { strings } = useStaff();
  return (
    <>
      <StaffButton {...props} aria-disabled={isSaving}>
        {isSaving ? strings.loading : children}
      </StaffButton>
      <span role="status" className="visually-hidden">
        {isSaving && strings.loading}
      </span>
    </>
  );
}
