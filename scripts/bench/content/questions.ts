import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const things = ['sofas', 'fridges', 'wardrobes', 'desks', 'lamps', 'beds', 'washing machines'];

/**
 * Fills content/faq with questions as staff write them, each with facts, a link and a list.
 * @param root the folder of a site
 * @param from the number of the first one
 * @param to the number behind the last one
 * @param ending of the files' names
 */
export async function writeQuestions(root: string, from: number, to: number, ending = 'mdx') {
  const folder = path.join(root, 'content/faq');
  await mkdir(folder, { recursive: true });
  for (let number = from; number < to; number += 1) {
    await writeFile(path.join(folder, `question-${number}.${ending}`), question(number));
  }
}

function question(number: number): string {
  const thing = things[number % things.length];
  return `---
question: Do you have ${thing} of kind ${number}?
order: ${number + 100}
---

Most weeks we do. **Ask for number ${number}** at {phone}, or see [what we buy](/sell-with-us):

- ${thing} that work, from homes in the valley
- ${thing} with small marks, for less

We bring ${thing} {delivery_area}.
`;
}
