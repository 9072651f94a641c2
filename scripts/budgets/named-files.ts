import path from 'node:path';

/**
 * The files that a page's HTML makes a browser fetch before anybody touches the page: styles,
 * preloads, scripts, pictures that are not lazy. Icons and the manifest, which browsers fetch for
 * themselves, are not among them.
 * @param html with attributes in double quotes, as React writes them
 * @returns from the site's folder, without a slash in front
 */
export async function namedInHtml(html: string): Promise<string[]> {
  const tags = html.matchAll(/<(link|script|img|image|use)\b([^>]*)>/g);
  const links = [...tags].flatMap(([, tag = '', text = '']) => {
    const attributes = attributesOf(text);
    if (tag !== 'link') return attributes.loading === 'lazy' ? [] : addressIn(attributes);
    return /^(stylesheet|preload|modulepreload)$/.test(attributes.rel ?? '')
      ? addressIn(attributes)
      : [];
  });
  const styles = textsIn(html, /<style\b[^>]*>([^]*?)<\/style>/g).flatMap(addressesInCss);
  const modules = textsIn(html, /<script\b[^>]*type="module"[^>]*>([^]*?)<\/script>/g);
  const imports = (await Promise.all(modules.map(importsOf))).flat();
  return [...new Set([...links, ...styles, ...imports].flatMap((address) => local(address, '')))];
}

/**
 * The files that another file makes a browser fetch: what a style sheet names, and what a script
 * imports before it runs. What a script imports later, if ever, is not among them.
 */
export async function namedInFile(file: string, text: string): Promise<string[]> {
  const addresses = await addressesIn(path.extname(file), text);
  return addresses.flatMap((address) => local(address, path.posix.dirname(file)));
}

async function addressesIn(ending: string, text: string): Promise<string[]> {
  if (ending === '.css') return addressesInCss(text);
  return ending === '.js' ? importsOf(text) : [];
}

function attributesOf(text: string): Partial<Record<string, string>> {
  const pairs = text.matchAll(/([\w:-]+)="([^"]*)"/g);
  return Object.fromEntries([...pairs].map(([, name = '', value]) => [name, value]));
}

function addressIn({ src, href }: Partial<Record<string, string>>): string[] {
  return [src ?? href ?? []].flat();
}

/** What stands in the parentheses of a pattern, wherever that matches. */
function textsIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

function addressesInCss(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);
}

/** Pages of this project name no module, and Vite takes long to load. */
async function importsOf(code: string): Promise<string[]> {
  const { parseSync } = await import('vite');
  const { staticImports, staticExports } = parseSync('script.js', code).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((e) => e.moduleRequest?.value ?? [])),
  ];
}

/** The site's own file at an address, seen from a folder of the site. */
function local(address: string, folder: string): string[] {
  if (/^([a-z]+:|\/\/|#)/i.test(address)) return [];
  return [path.posix.resolve('/', folder, address.replace(/[?#].*$/, '')).slice(1)];
}
