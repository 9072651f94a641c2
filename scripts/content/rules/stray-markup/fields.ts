import type { MarkupRule } from './markup.ts';

export const fieldMarkup: MarkupRule = {
  id: 'field-markup',
  level: 'error',
  summary: 'Fields and attributes hold plain text, without Markdown and tags.',
  marks: [
    {
      in: 'field',
      seen: /(\*\*|__)(?=\S)([^*_\n]+)\1/g,
      message: 'words cannot be bold here, and visitors would see the $1; remove them',
      replace: '$2',
      safe: true,
    },
    {
      in: 'field',
      seen: /!?\[([^\]\n]{0,999})\]\([^)\n]{0,999}\)/g,
      message:
        'a link cannot stand here, and visitors would see its address; write the words alone',
      replace: '$1',
    },
    {
      in: 'field',
      seen: /<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/gi,
      message: 'visitors would see $0, since tags work below the fields only; remove it',
      replace: '',
    },
    {
      in: 'field',
      seen: /(?<=^["']?)(#{1,6}) +(?=\S)/g,
      message: 'visitors would see the $1; remove it',
      replace: '',
      safe: true,
    },
  ],
};

export const fieldCode: MarkupRule = {
  id: 'field-code',
  level: 'warning',
  summary: 'Fields and attributes hold characters, not their codes.',
  marks: [
    {
      in: 'field',
      seen: /&(?:[a-z]{2,8}|#\d{2,5});/gi,
      message: 'visitors would see $0; type the sign itself',
    },
  ],
};
