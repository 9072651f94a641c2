import type { Content } from './model.ts';

/** A page as HTML: what belongs into the head, and what belongs into the root element. */
export interface RenderedPage {
  id: string;
  head: string;
  body: string;
}

/** What the built `entry-server` gives to the prerenderer and the dev server. */
export interface ServerEntry {
  /** Renders the page at a path such as `/about`; any unknown path gives the missing page. */
  render: (content: Content, path: string) => Promise<RenderedPage>;
}
