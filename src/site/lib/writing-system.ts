const rightToLeftScripts = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Syrc|Thaa)$/;

/** Returns the usual script of a language (ISO 15924, Unicode CLDR): `scriptOf('ne') // => 'Deva'`. */
export function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? '';
}

/** Returns the direction of a language's usual script: `directionOf('ar') // => 'rtl'`. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeftScripts.test(scriptOf(tag)) ? 'rtl' : 'ltr';
}
