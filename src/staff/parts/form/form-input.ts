import type { ReactNode } from 'react';
import type { Focus } from './FocusPicker.tsx';
import type { BarDates } from '../../describe/bar-dates.ts';
import type { FormField } from '../../edits/entry-types.ts';
import type { SheetDiagnostic } from '../../edits/requests.ts';
import type { Bytes } from '../../files/transport.ts';

/** A labelled control of a form. */
export interface FormInput {
  name: string;
  label: string;
  kind: FormField['kind'] | 'time' | 'file' | 'color' | 'table';
  /** The initial value. */
  value?: string | undefined;
  /** The metadata of the field's schema; undefined for text. */
  meta?: FormField['meta'] | undefined;
  isOptional?: boolean;
  options?: readonly string[];
  /** The language of the value (BCP 47). */
  language?: string;
  /** The heading above the control, if it is the first of a group. */
  heading?: string | undefined;
  /** True if staff have chosen not to use the control. It keeps what they have typed. */
  isHidden?: boolean;
  /** The photo that is there already, and its description. Staff may crop and turn it. */
  savedPhoto?: { bytes: Bytes; alt: string } | undefined;
  /** True if a chosen photo becomes the logo. */
  isLogo?: boolean;
  /** The shape of the place of a photo, its width divided by its height. */
  shape?: number | undefined;
  /** The part of a photo that stays visible; undefined if the place cannot choose it. */
  focus?: Focus | undefined;
  /** An element below the control. */
  below?: ReactNode;
  /** An element next to the control, such as the text in another language. */
  beside?: ReactNode;
  /** Returns what staff should know about the value, from the values of the whole form. */
  hint?: (values: Readonly<Record<string, string>>) => string | undefined;
  /** True if staff seldom need it. Such inputs are last, and hidden until staff open them. */
  isRare?: boolean;
}

/** Returns the input that has an error; undefined if the error has no field in this form. */
export function inputOf({ field = '', path = '' }: SheetDiagnostic, inputs: readonly FormInput[]) {
  // The fields of a list, such as `special_days.2.from`, have the name of the last step.
  const name = field.split('.').at(-1) ?? '';
  const names = new Set([field, name, `${name}0`, name === 'date' ? 'from' : '']);
  const [, language] = /^content\/([^/]+)\/site\//.exec(path) ?? [];
  const inLanguage = inputs.filter((input) => /^(reason|words)$/.test(name) && input.language);
  // The name of a text in several languages ends with its language: `question ne`.
  const named = inputs.filter((input) => names.has(input.name.replace(/ .*/, '')));
  return (
    named.find((input) => path.startsWith(`content/${input.language}/`)) ??
    named[0] ??
    inLanguage.find((input) => input.language === language) ??
    inLanguage[0]
  );
}

/** Returns the typed values without spaces around them. Chosen files are not among them. */
export function readValues(data: FormData, inputs: readonly FormInput[]): Record<string, string> {
  const texts = inputs
    .filter(({ kind }) => kind !== 'file')
    .map(({ name }) => [name, String(data.get(name) ?? '').trim()]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/**
 * Returns the values with typed days such as `15 Mangsir 2083` as A.D. (ISO 8601). A year without the name of
 * a month may be of another calendar, so the check asks about it.
 */
export function withDays(
  values: Readonly<Record<string, string>>,
  inputs: readonly FormInput[],
  dates: BarDates | undefined,
): Record<string, string> {
  const days = inputs
    .filter(({ kind }) => kind === 'date')
    .flatMap(({ name }) => {
      const parsed = dates?.parse(values[name] ?? '');
      const isCertain = parsed && (parsed.hasMonthName || !parsed.isBikramSambat);
      return isCertain ? [[name, parsed.date] as const] : [];
    });
  return { ...values, ...Object.fromEntries(days) };
}
