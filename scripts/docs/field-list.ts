import type { Field } from '../../src/compiler/content-types/fields-of.ts';

/** The names of icons are too many to repeat for each field. They are listed at the end. */
const maxOptions = 12;

/** Lists fields in Markdown, each with its description and what to write. */
export function fieldList(fields: readonly Field[]): string {
  return fields.flatMap(itemLines).join('\n');
}

function itemLines(field: Field): string[] {
  const necessity = field.required ? 'required' : 'optional';
  return [
    `- **${field.name}** (${necessity}): ${field.description} _Write ${whatToWrite(field)}._`,
    ...field.fields.flatMap(itemLines).map((line) => `  ${line}`),
  ];
}

function whatToWrite({ form, options, examples }: Field): string {
  const isLong = options.length > maxOptions;
  if (isLong && examples.length === 0) return `${form}, [one of these](#icons)`;
  if (options.length > 0 && !isLong) return `${form}: ${orList.format(options.map(asCode))}`;
  return examples.length > 0 ? `${form}, such as ${orList.format(examples.map(asCode))}` : form;
}

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function asCode(value: string): string {
  return `\`${value}\``;
}
