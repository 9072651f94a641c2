/**
 * The answer of a host, if it is what was asked for: some hosts answer with another page, as while they
 * are repaired, and what is saved then stays until the next release.
 * @param address of a page or a file below /assets/
 * @param status what is right besides 200
 * @throws where it is something else
 */
export function soundAnswer(address: string, response: Response, status = 200): Response {
  const name = nameOf(address);
  const type = response.headers.get('Content-Type') ?? '';
  const isRight = response.ok || response.status === status;
  if (isRight && nameOf(response.url) === name && typesOf(name).test(type)) return response;
  throw new Error(`${address} was answered with ${response.status} ${type} by ${response.url}`);
}

/** An address as all hosts know it: some lead from /about to /about/, and from /404.html to /404. */
function nameOf(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname.replace(/(?:\/|\.html)$/, '');
}

/** The media types under which hosts send a file; of fonts and new kinds of pictures some know none. */
function typesOf(name: string): RegExp {
  if (!name.includes('/assets/')) return /^text\/html/;
  return name.endsWith('.js') ? /(?:java|ecma)script/ : /^$|css|font|image|octet-stream/;
}
