import path from 'node:path';
import { parseSync } from 'vite';

/**
 * The files that a page's HTML makes a browser fetch before anybody touches the page: styles,
 * preloads, scripts, pictures that are not lazy. Icons and the manifest, which browsers fetch for
 * themselves, are not among them.
 * @param html with attributes in double quotes, as React writes them
 * @returns from the site's folder, without a slash in front
 */
export function namedInHtml(html: string): string[] {
  const tags = html.matchAll(/<(link|script|img|image|use)\b([^>]*)>/g);
  const links = [...tags].flatMap(([, tag = '', text = '']) => {
    const attributes = attributesOf(text);
    if (tag !== 'link') return attributes.loading === 'lazy' ? [] : addressIn(attributes);
    return /^(stylesheet|preload|modulepreload)$/.test(attributes.rel ?? '')
      ? addressIn(attributes)
      : [];
  });
  const styles = textsIn(html, 'style').flatMap(addressesInCss);
  const scripts = textsIn(html, 'script').flatMap(importsOf);
  return [...new Set([...links, ...styles, ...scripts].flatMap((address) => local(address, '')))];
}

/**
 * The files that another file makes a browser fetch: what a style sheet names, and what a script
 * imports before it runs. What a script imports later, if ever, is not among them.
 */
export function namedInFile(file: string, text: string): string[] {
  return addressesIn(path.extname(file), text).flatMap((address) =>
    local(address, path.posix.dirname(file)),
  );
}

function addressesIn(ending: string, text: string): string[] {
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

/** What stands between the tags of a kind; data in scripts is no code. */
function textsIn(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'));
  return [...found]
    .filter(([, attributes = '']) => !/type="(?!module)/.test(attributes))
    .map(([, , text = '']) => text);
}

function addressesInCss(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);
}

function importsOf(code: string): string[] {
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
