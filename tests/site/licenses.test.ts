import { expect, test } from '../support/visitor.ts';

const onDevServer = process.env.SITE === 'dev';

const published = {
  react: 'MIT License',
  'react-dom': 'MIT License',
  'react-router': 'MIT License',
  'react-helmet-async': 'Apache License',
  'react-toastify': 'MIT License',
  '@fontsource-variable/fraunces': 'SIL OPEN FONT LICENSE',
  '@phosphor-icons/core': 'MIT License',
};

test.skipIf(onDevServer)(
  'what others made and visitors load is listed with its licence',
  async ({ site }) => {
    const response = await fetch(`${site}/licenses.txt`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const list = await response.text();
    const chapters = list.split(/^(?=.+\n=+$)/m);
    for (const [name, licence] of Object.entries(published)) {
      const chapter = chapters.find((text) => text.startsWith(`${name} `));
      expect(chapter, name).toMatch(new RegExp(licence, 'i'));
      expect(chapter, name).toMatch(/copyright/i);
    }
  },
);
