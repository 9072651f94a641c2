import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from '../../../../src/compiler/content-types/fields-of.ts';
import { fieldList } from '../../../../scripts/docs/field-list.ts';
import { icon } from '../../../../src/site/fields/icon-name.ts';
import { template, text } from '../../../../src/site/fields/text.ts';
import { timeOfDay } from '../../../../src/site/fields/time-of-day.ts';
import { weekday } from '../../../../src/site/fields/weekday.ts';

test('describes the purpose and the valid values of required and optional fields', () => {
  const fields = fieldsOf(
    z.strictObject({
      title: text('The title.'),
      mark: icon('The mark.').optional(),
      line: template('The line.', ['one', 'two', 'three']),
      names: z.array(text('A name.')).meta({ description: 'The names.' }),
      days: z.array(weekday('A day.')).meta({ description: 'The days.' }),
      visits: z
        .array(z.strictObject({ at: timeOfDay('When.').optional() }))
        .optional()
        .meta({ description: 'The visits.' }),
      other: z.record(z.string(), text('Anything.')).meta({ description: 'Anything else.' }),
    }),
  );
  const days = '`sunday`, `monday`, `tuesday`, `wednesday`, `thursday`, `friday` or `saturday`';
  expect(fieldList(fields).split('\n')).toEqual([
    '- **title** (required): The title. _Write text._',
    '- **mark** (optional): The mark. _Write the name of an icon, [one of these](#icons)._',
    '- **line** (required): The line. _Write text with {one}, {two} and {three}._',
    '- **names** (required): The names. _Write a list, in which each line is text._',
    `- **days** (required): The days. _Write a list, in which each line is one of these: ${days}._`,
    '- **visits** (optional): The visits. _Write a list of entries._',
    '  - **at** (optional): When. _Write a time of day, such as `9:00 AM` or `18:30`._',
    '- **other** (required): Anything else. _Write separate lines, each with a name that you choose._',
  ]);
});
