/**
 * Replaces the variables of a template such as `{service} Service`. Curly brackets in values, and
 * variables without a value, stay unchanged.
 */
export function interpolate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([a-z_]+)\}/g, (variable, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? variable) : variable,
  );
}
