/** Reads a mailto: URL as a mail program does (RFC 6068): a + is not decoded as a space. */
export function readMail(url: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\??(.*)$/s.exec(url) ?? [];
  const headers = query.split('&').map((header) => {
    const [name = '', ...value] = header.split('=');
    return [decodeURIComponent(name), decodeURIComponent(value.join('='))] as const;
  });
  return { to: decodeURIComponent(to), headers };
}
