/**
 * The globals that the compiler uses besides those of the language. Browsers and Node have them.
 * Others, such as `document`, `process` and `fetch`, are missing here, so that the types keep the
 * compiler free of them.
 */

declare class TextDecoder {
  constructor(encoding: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class URLSearchParams {
  get(name: string): string | null;
  keys(): IterableIterator<string>;
  delete(name: string): void;
}

declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string);
  readonly hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: URLSearchParams;
  readonly username: string;
}

declare function structuredClone<Value>(value: Value): Value;

declare function atob(base64: string): string;
