/**
 * Matches what only a chat program writes: the mark of a source, or the time and the sender before a message
 * of WhatsApp. `[3]` and `【new】` may be text of people.
 */
const chatMarks =
  / ?:contentReference\[oaicite:\d+\]\{index=\d+\}|【[^【】\n]*†[^【】\n]*】|\u{E200}(?:file)?cite[^\u{E201}\n]*\u{E201}|\[cite_start\]| ?\[cite: ?\d+(?:, ?\d+)*\]|^\[(?:\d\d?:\d\d[^\]\n\d]{0,6}, ?\d[\d./-]+|\d[\d./-]+, ?\d\d?:\d\d[^\]\n]{0,10})\] [^:\n]{1,60}: /gmu;

/** Removes the marks of chat programs from a text. */
export function withoutChatMarks(text: string): string {
  return withoutDirection(text).replaceAll(chatMarks, '');
}

/** Returns the marks of chat programs in a text, each once, as people can read them. */
export function findChatMarks(text: string): string[] {
  const marks = Array.from(withoutDirection(text).matchAll(chatMarks), ([mark]) =>
    mark.replaceAll(/\p{Co}+/gu, ' ').trim(),
  );
  return [...new Set(marks)];
}

/** WhatsApp writes direction marks at the beginning of a line. */
function withoutDirection(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
}
