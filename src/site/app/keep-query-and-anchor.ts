/** Adds the query and the anchor of the current URL to a link. The build does not know them. */
export function keepQueryAndAnchor(link: HTMLAnchorElement) {
  link.search = location.search;
  link.hash = location.hash;
}
