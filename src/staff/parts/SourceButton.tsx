import { formatSource } from '../describe/names.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';

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
