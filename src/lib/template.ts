/**
 * Replaces the variables of a template such as `{service} Service`, all at once, so that curly
 * brackets in a value stay. A variable without a value stays as well.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([a-z_]+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? blank) : blank,
  );
}
