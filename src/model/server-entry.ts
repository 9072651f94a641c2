/** A page as HTML: what belongs into the head, and what belongs into the root element. */
export interface RenderedPage {
  id: string;
  /** The tag of its language. */
  lang: string;
  head: string;
  body: string;
}

/** What the server entry gives to the build, the dev server and the sentence diff. */
export interface ServerEntry {
  /** Renders the page at a path such as `/about`; any unknown path gives the missing page. */
  render: (path: string) => Promise<RenderedPage>;
  /** The names that the renderer maps to components; content must name no others. */
  rendered: Readonly<Record<'tags' | 'collections', readonly string[]>>;
}
