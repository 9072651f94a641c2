/** The text of each fact, by its name. */
export type Facts = Readonly<Record<string, string>>;
