import { caching, type Headers } from './security-headers.ts';

/** Headers for a path, which may end with `*`. */
interface Rule {
  path: string;
  headers: Headers;
}

/** The file `_headers` for Netlify and Cloudflare Pages, whose own caching is right for all others. */
export function headersFile(headers: Headers): string {
  const rules: Rule[] = [
    { path: '/*', headers },
    { path: '/assets/*', headers: { 'Cache-Control': caching.assets } },
  ];
  return rules.map(({ path, headers: own }) => [path, ...lines(own), ''].join('\n')).join('');
}

function lines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/** Reads what `headersFile` writes. */
export function readHeadersFile(text: string): Rule[] {
  return text.split(/\n(?=\/)/).map((rule) => {
    const [path = '', ...own] = rule.trim().split(/\n\s*/);
    return { path, headers: Object.fromEntries(own.map((line) => line.split(/: (.*)/, 2))) };
  });
}

/** The headers that a host sends with an address, such as `/assets/logo.svg`, by those rules. */
export function headersFor(rules: readonly Rule[], address: string): Headers {
  const own = rules.filter(({ path }) => address.startsWith(path.replace(/\*$/, '')));
  return Object.assign({}, ...own.map(({ headers }) => headers)) as Headers;
}
