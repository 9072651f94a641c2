import { stringify } from 'yaml';
import { fieldsOf, type Field } from '../content/fields-of.ts';
import { pagesFolder } from '../content/content-types.ts';
import type { Request } from './request.ts';

/** What a new file takes from the content that is there. */
export interface Surroundings {
  /** The front matter of the files beside it. */
  neighbours: readonly Record<string, unknown>[];
  /** The names of the pictures that it may show. */
  pictures: readonly string[];
}

/** Marks what has to be written before the file can be published. */
export const todo = 'TODO';

/** The text of a new file: each field with a note of what it is for, and words to start from. */
export function compose({ type, words }: Request, surroundings: Surroundings): string {
  const lines = linesOf(fieldsOf(type.frontMatter), [], words, surroundings);
  const frontMatter = ['---', ...lines, '---', ''].join('\n');
  if (type.body === 'none') return frontMatter;
  const heading = type.folder === pagesFolder ? `# ${escapeMarkdown(words)}\n\n` : '';
  return `${frontMatter}\n${heading}${todo}: write the words here.\n`;
}

/**
 * Fields with their notes; one that may be left out stands there as notes only.
 * @param path the names of the fields around them
 * @param words what the first field for words says
 */
function linesOf(
  fields: readonly Field[],
  path: readonly string[],
  words: string,
  around: Surroundings,
): string[] {
  const subject = fields.find(({ meta }) => meta.copy);
  return fields.flatMap((field) => {
    const here = [...path, field.name];
    const inside = linesOf(field.fields, here, words, around).map((line) => `  ${line}`);
    const value = field === subject ? scalar(words) : start(field, here, around);
    const lines = inside.length > 0 ? [`${field.name}:`, ...inside] : [`${field.name}: ${value}`];
    return [
      ...note(field),
      ...(field.required || field.meta.usual ? lines : lines.map((line) => `# ${line}`)),
    ];
  });
}

/** A value that passes the check; where it is not the right one yet, it says so. */
function start(field: Field, path: readonly string[], around: Surroundings): string {
  if (field.name === 'order') return String(lastNumber(path, around.neighbours) + 1);
  if (field.meta.copy) return scalar(`${todo}: ${field.description}`);
  const pictures = field.meta.picture ? around.pictures : [];
  const value = [...pictures, ...field.options, ...field.examples][0] ?? '';
  const mark = field.required ? ` # ${todo}: is this the right one?` : '';
  return `${scalar(value)}${mark}`;
}

/** The highest number that a field has in the files beside the new one; 0 where none has one. */
function lastNumber(path: readonly string[], neighbours: Surroundings['neighbours']): number {
  const numbers = neighbours.map((data) =>
    path.reduce<unknown>(
      (part, step) => (part as Record<string, unknown> | undefined)?.[step],
      data,
    ),
  );
  return Math.max(0, ...numbers.filter((number) => typeof number === 'number'));
}

function note({ description, options, required }: Field): string[] {
  const choice = options.length > 0 ? [`One of: ${options.join(', ')}.`] : [];
  const mayGo = required ? [] : ['To use it, take the first # off what stands below.'];
  return [description, ...choice, ...mayGo].flatMap(wrap).map((line) => `# ${line}`);
}

/** A text in lines of at most 96 characters. */
function wrap(text: string): string[] {
  return text
    .replaceAll(/(.{1,96})(?: |$)/g, '$1\n')
    .trimEnd()
    .split('\n');
}

/** Words as one line of YAML, in quotes where it needs them. */
function scalar(words: string): string {
  return stringify(words, { schema: 'failsafe', lineWidth: 0 }).trimEnd();
}

function escapeMarkdown(words: string): string {
  return words.replaceAll(/[\\`*_[\]<>#|&]/g, String.raw`\$&`);
}
