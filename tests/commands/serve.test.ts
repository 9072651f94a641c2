import { expect } from 'vitest';
import { plugin, serving, test, withEdits } from '../support/project-copy.ts';

test('the dev server answers with rendered pages, in which .env and an added plugin count', async ({
  copy,
}) => {
  copy.edit('.env', () => 'SAID=hello\n');
  await withEdits(copy, plugin, () =>
    serving(copy, [], async (site) => {
      const page = await (await fetch(`${site}/about`)).text();
      expect(page).toContain('Wood that has been lived with');
      expect(page).toContain('data-said="hello"');
    }),
  );
});

test('a mistake stands in the terminal once when it appears, and once when it is gone', async ({
  copy,
}) => {
  const file = 'content/faq/delivery.mdx';
  const misspell = (text: string) => text.replace('order:', 'ordr:');
  const asked = (said: () => string) => expect.poll(said, { timeout: 20_000 });
  await withEdits(copy, { [file]: misspell }, () =>
    serving(copy, [], async (_, said) => {
      await asked(said).toContain('1 error in content');
      copy.edit(file, (text) => `${text}\n{phoen}\n`);
      await asked(said).toContain('2 errors in content');
      copy.edit(file, (text) => text.replace('ordr:', 'order:').replace('{phoen}', ''));
      await asked(said).toContain('0 errors in content');
      expect(said().split('did you mean "order"')).toHaveLength(3);
      expect(said().split(`Gone: ${file}`)).toHaveLength(3);
    }),
  );
});
