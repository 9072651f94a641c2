import { formatSource } from '../describe/names.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';

interface SourceButtonProps {
  source: string;
  /** True if the button opens the whole file. */
  isWhole?: boolean;
  label?: string | undefined;
}

/** Renders a button that opens a source, with the name of its file or a label. */
export function SourceButton({ source, isWhole = false, label }: SourceButtonProps) {
  const staff = useStaff();
  const { openSource } = staff;
  return (
    <StaffButton look="quiet" onClick={() => void openSource(source, isWhole)}>
      {label ?? formatSource(staff, source)}
    </StaffButton>
  );
}
