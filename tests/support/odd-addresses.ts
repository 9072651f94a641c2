/** Ways to write an address that may lead to a page, at once or by a redirect. */
export const variants = [
  ['/about/', '/about//', '//about', '/About', '/ABOUT/', '/%61bout', '/about%2f', '/%2fabout'],
  ['/about.html', '/index.html', '/about?', '/about?x=1', '/about/?x=%00&y=%2e%2e', '/?a=b?c'],
  ['//evil.example/..', '/'.repeat(8192)],
].flat();

const outOfTheFolder = [
  ['/..', '/../package.json', '/%2e%2e/package.json', '/.%2e/package.json', '/about/../..'],
  ['/..%2fpackage.json', '/..%5cpackage.json', '/%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
  ['/assets/..%2f..%2fpackage.json'],
].flat();

const noPages = ['/assets', '/assets/', '/share/', '/.vite/manifest.json', '/.env', '/about/us'];

const otherHosts = [
  ['//evil.example', '//evil.example/', '///evil.example'],
  ['/\\evil.example', '/%5cevil.example', '/%2f%2fevil.example', 'http://evil.example/x'],
].flat();

const oddSigns = [
  ['/%00', '/about%00', '/about%00.html', '/%', '/%zz', '/%E0%A4%A', '/%ff%fe', '/%0d%0aX:y'],
  ['/constructor', '/__proto__', '/about;x', '/*', '/<script>', '/{phone}'],
].flat();

const veryLong = [
  [`/${'a'.repeat(8192)}`, `/${'../'.repeat(2730)}`, `/${'%2e%2e/'.repeat(1170)}etc/passwd`],
  [`/${'%2f'.repeat(2730)}`],
].flat();

/** Addresses at which there is nothing. */
export const strays = [outOfTheFolder, noPages, otherHosts, oddSigns, veryLong].flat();
