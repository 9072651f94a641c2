import { expect } from 'vitest';
import { moduleCodes, pageModule } from '../../../../scripts/vite/content-modules.ts';
import { test } from '../../../support/site-copy.ts';

test('accepts a picture named constructor', async ({ content }) => {
  content.write('content/pictures/constructor.svg', content.read('content/pictures/shop.svg'));
  content.edit('content/pages/about.mdx', (text) => `${text}\n![A builder](constructor)\n`);
  const model = await content.model();
  const generateCode = moduleCodes(model, content.root).get(pageModule(model, 'about'));
  expect(generateCode?.()).toContain('content/pictures/constructor.svg');
});
