import { routeOf } from '../../compiler/content-types/content-types.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { allLanguages } from '../../compiler/model.ts';
import { sitePath } from '../../site/lib/site-path.ts';
import { useStaff } from './context.ts';
import { openAfterSheet } from './show-new.ts';
import { StaffButton } from './StaffButton.tsx';

/** Renders the button that opens the page to which a tapped link leads. */
export function OpenPageButton({ route }: { route: string }) {
  const { closeSheet, content, page, strings } = useStaff();
  const models = content.valid ? allLanguages(content.valid.model) : [];
  const shown = models.find(({ site }) => site.language.code === page.language);
  return (
    <StaffButton
      onClick={() => {
        if (closeSheet()) openAfterSheet(sitePath(shown?.basename ?? '', route));
      }}
    >
      {strings.openPage}
    </StaffButton>
  );
}

/** Returns the page to which a tapped link leads: `/faq`; undefined for other texts. */
export function targetOf(file: string, label: string, address: string): string | undefined {
  if (label === 'navigation.label') return routeOf(splitPath(file).id);
  return /^\/[^#]*$/.test(address) ? address : undefined;
}
