import type { Field } from '../content/content-types/fields-of.ts';

/** A field with more options refers to a separate list. */
const maxOptions = 12;

export function fieldList(fields: readonly Field[]): string {
  return fields.flatMap(itemLines).join('\n');
}

function itemLines(field: Field): string[] {
  const need = field.required ? 'required' : 'optional';
  return [
    `- **${field.name}** (${need}): ${field.description} _Write ${whatToWrite(field)}._`,
    ...field.fields.flatMap(itemLines).map((line) => `  ${line}`),
  ];
}

function whatToWrite({ form, options, examples }: Field): string {
  const isLong = options.length > maxOptions;
  if (isLong && examples.length === 0) return `${form}, [one of these](#icons)`;
  if (options.length > 0 && !isLong) return `${form}: ${choice.format(options.map(code))}`;
  return examples.length > 0 ? `${form}, such as ${choice.format(examples.map(code))}` : form;
}

const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function code(value: string): string {
  return `\`${value}\``;
}
