import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const things = ['bed', 'fridge', 'sofa', 'table', 'washing machine', 'wardrobe', 'desk', 'cooker'];
const rooms = ['the kitchen', 'an office', 'a flat on the fourth floor', 'the garden', 'a hotel'];

/**
 * Writes entries into content/faq, as long as those that are there and made of the same: a paragraph
 * or two, facts and links, sometimes a list. The same number gives the same files.
 * @param root the folder of a copy of the project
 */
export async function writeQuestions(root: string, count: number) {
  const folder = path.join(root, 'content/faq');
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    await writeFile(path.join(folder, `question-${number}.mdx`), question(number));
  }
}

/** @param number counted from 1; no two questions are the same */
export function question(number: number): string {
  const thing = things[number % things.length];
  const room = rooms[number % rooms.length];
  return `---
question: What about ${thing} number ${number} for ${room}?
order: ${100 + number}
---

Yes, a ${thing} for ${room} is something that **we often have**. Ask for number ${number} on [WhatsApp](whatsapp), or look at it at {address}.

${number % 3 === 0 ? list(`the ${thing}`) : paragraph}
`;
}

const paragraph =
  'Pay by {payment} when it stands where it should. [How selling works](/sell-with-us)';

function list(thing: string): string {
  return `- We bring ${thing} {delivery_area}.\n- [All other answers](/faq#delivery) may help too.`;
}
