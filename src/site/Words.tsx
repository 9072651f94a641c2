import { memo } from 'react';
import { PageContext } from '../content/contexts.ts';
import { markdownComponents } from '../content/markdown.ts';
import type { PageContent } from '../content/model.ts';
import { tagComponents } from '../tags/registry.tsx';
import { Boundary } from '../ui/boundary/Boundary.tsx';
import { Broken } from './Broken.tsx';

const components = { ...tagComponents, ...markdownComponents };

/** A page's own words. What breaks among them breaks nothing else. */
export function Words({ page }: { page: PageContent }) {
  return (
    <PageContext value={page}>
      <Boundary fallback={<Broken />}>
        <Body page={page} />
      </Boundary>
    </PageContext>
  );
}

/**
 * The words are called instead of mounted: edited ones are another function, and as a component
 * would begin anew all that stands in them.
 */
const Body = memo(function Body({ page }: { page: PageContent }) {
  return page.body({ components });
});
