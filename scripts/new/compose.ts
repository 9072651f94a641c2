import { fieldsOf, type Field } from '../../src/compiler/content-types/fields-of.ts';
import { pagesFolder } from '../../src/compiler/content-types/content-types.ts';
import { escapeMarkdown } from '../../src/compiler/write/escape-markdown.ts';
import { scalar } from '../../src/compiler/write/replace-list.ts';
import type { Request } from './request.ts';

/** The values for a new file that depend on the date and on existing content. */
export interface SiteState {
  /** The next free number. */
  order: number;
  /** The names of the available pictures. */
  pictures: readonly string[];
  /** The dates of today and of the day a week later (ISO 8601). */
  today: string;
  nextWeek: string;
}

/** Marks text that must be replaced before publishing. */
export const todo = 'TODO';

/** A longer list, such as the names of icons, is only in the reference. */
const maxOptions = 12;

/** Returns the text of a new file: each field with a comment about its purpose, and initial text. */
export function compose({ type, title }: Request, site: SiteState): string {
  const isPage = type.folder === pagesFolder;
  const fields = fieldsOf(type.frontMatter);
  const titleField = fields.find(({ meta }) => meta.isText)?.name ?? '';
  const values = {
    order: String(site.order),
    from: site.today,
    until: site.nextWeek,
    label: title,
    // Descriptions of pages must differ.
    description: `${todo}: What the page offers (${title}).`,
    [titleField]: isPage ? `${title} | {name}` : title,
  };
  const frontMatter = ['---', ...fieldLines(fields, values, site.pictures), '---', ''].join('\n');
  if (type.body === 'none') return frontMatter;
  const heading = isPage ? `# ${escapeMarkdown(title)}\n\n` : '';
  return `${frontMatter}\n${heading}${todo}: write the text here.\n`;
}

/**
 * Returns fields with their comments. Optional fields are commented out.
 * @param values known values by field name
 */
function fieldLines(
  fields: readonly Field[],
  values: Readonly<Record<string, string>>,
  pictures: readonly string[],
): string[] {
  const offered = fields.filter(({ meta }) => meta.inNewFiles !== false);
  return offered.flatMap((field) => {
    const { name, description, required } = field;
    const nested = fieldLines(field.fields, values, pictures).map((line) => `  ${line}`);
    const value = values[name];
    const initial = value === undefined ? initialValue(field, pictures) : scalar(value);
    const lines = nested.length > 0 ? [`${name}:`, ...nested] : [`${name}: ${initial}`];
    const comments = [`# ${description}`, ...optionsNote(field)];
    if (required || field.meta.inNewFiles) return [...comments, ...lines];
    const scope = lines.length === 1 ? 'the next line' : `each of the next ${lines.length} lines`;
    const usage = `# To use it, remove the first # of ${scope}.`;
    return [...comments, usage, ...lines.map((line) => `#${line}`)];
  });
}

function optionsNote({ options }: Field): string[] {
  if (options.length === 0) return [];
  return options.length > maxOptions
    ? ['# The end of content/REFERENCE.md lists its names.']
    : [`# One of: ${options.join(', ')}.`];
}

/** Returns a valid value, with a TODO if a person must decide whether it is right. */
function initialValue(
  { meta, description, options, examples, required }: Field,
  pictures: readonly string[],
) {
  if (meta.isText) return scalar(`${todo}: ${description}`);
  const candidates = [...(meta.kind === 'picture' ? pictures : []), ...options, ...examples];
  const value = candidates[0] ?? '';
  return required ? `${scalar(value)} # ${todo}: is this the right one?` : scalar(value);
}
