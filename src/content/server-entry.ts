/** A page as HTML: what belongs into the head, and what belongs into the root element. */
export interface RenderedPage {
  id: string;
  head: string;
  body: string;
}

/** What the built `entry-server` gives to the prerenderer and the dev server. */
export interface ServerEntry {
  /** Renders the page at a path such as `/about`; any unknown path gives the missing page. */
  render: (path: string) => Promise<RenderedPage>;
  site: {
    language: { code: string };
    pages: readonly { id: string; route: string | undefined }[];
  };
}
