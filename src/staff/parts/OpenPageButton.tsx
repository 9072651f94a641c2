import { routeOf } from '../../compiler/content-types/content-types.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { sitePath } from '../../site/lib/site-path.ts';
import { useStaff } from './context.ts';
import { openAfterSheet } from './show-new.ts';
import { StaffButton } from './StaffButton.tsx';

/** Renders a button that opens the target page of a link. */
export function OpenPageButton({ route }: { route: string }) {
  const { closeSheet, page, strings } = useStaff();
  return (
    <StaffButton
      onClick={async () => {
        if (await closeSheet()) openAfterSheet(sitePath(page.basename, route));
      }}
    >
      {strings.openPage}
    </StaffButton>
  );
}

/** Returns the target page of a link: `/faq`; undefined for other texts. */
export function targetOf(file: string, label: string, address: string): string | undefined {
  if (label === 'navigation.label') return routeOf(splitPath(file).id);
  return /^\/[^#]*$/.test(address) ? address : undefined;
}
