const rightToLeftScripts = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Syrc|Thaa)$/;

/** Returns the direction of a language's usual script (Unicode CLDR): `directionOf('ar') // => 'rtl'`. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(tag).maximize();
  return rightToLeftScripts.test(script) ? 'rtl' : 'ltr';
}
