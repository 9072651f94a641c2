/** After this time without the page, the network is slow, in milliseconds. */
const slowMs = 3_000;

/**
 * Shows a page as it is published, in place of the page that the staff page will render: inert, and
 * without its scripts. Shows nothing if the host has no such page, or answers slowly.
 * @param path such as `/ne/faq`
 */
export async function showPublishedPage(container: HTMLElement, path: string): Promise<void> {
  const published = await readDocument(path);
  const site = published?.getElementById('siteRoot');
  // A host under maintenance answers with a page of its own.
  if (!published || !site) return;
  const { lang, dir, dataset } = published.documentElement;
  Object.assign(document.documentElement, { lang, dir });
  Object.assign(document.documentElement.dataset, dataset);
  const styles = [...published.querySelectorAll('style')].map(({ textContent }) => textContent);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.join('\n'));
  document.adoptedStyleSheets = [sheet];
  for (const script of published.querySelectorAll('script')) script.remove();
  // The policy forbids the attribute, and allows what a script sets.
  for (const element of site.querySelectorAll<HTMLElement>('[style]')) {
    const text = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    element.style.cssText = text;
  }
  container.inert = true;
  container.replaceChildren(...site.childNodes);
}

/** Returns the document at a path; undefined if there is none. No policy concerns such a document. */
function readDocument(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = slowMs;
    request.addEventListener('loadend', () => {
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    });
    request.send();
  });
}
