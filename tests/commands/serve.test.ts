import { expect } from 'vitest';
import { pluginEdits, withServer, test, withEdits } from '../support/project-copy.ts';

test('prints the address of the staff page, and serves rendered pages with .env and an added plugin', async ({
  copy,
}) => {
  copy.edit('.env', () => 'ADDED=hello\n');
  await withEdits(copy, pluginEdits, () =>
    withServer(copy, [], async (site, output) => {
      await expect.poll(output).toContain(`Staff:   ${site}/staff\n`);
      const page = await (await fetch(`${site}/about`)).text();
      expect(page).toContain('Wood that has been lived with');
      expect(page).toContain('data-added="hello"');
    }),
  );
});

test('sends a sandbox policy with each picture, but not with pages', async ({ copy }) => {
  await withServer(copy, [], async (site) => {
    for (const picture of ['/content/pictures/shop.svg', '/content/%70ictures/shop.svg']) {
      const { headers } = await fetch(site + picture);
      expect(headers.get('Content-Type'), picture).toBe('image/svg+xml');
      expect(headers.get('Content-Security-Policy'), picture).toBe('sandbox');
    }
    const page = await fetch(`${site}/about`);
    expect(page.headers.get('Content-Security-Policy')).toBeNull();
  });
});

test('reports each error and its fix once in the terminal', async ({ copy }) => {
  const file = 'content/faq/delivery.mdx';
  const validText = copy.read(file);
  const misspeltText = validText.replace('order:', 'ordr:');
  await withEdits(copy, { [file]: () => misspeltText }, () =>
    withServer(copy, [], async (_, output) => {
      const saveAndExpect = (text: string, report: string) => {
        copy.edit(file, () => text);
        return expect.poll(output, { timeout: 60_000 }).toContain(report);
      };
      await expect.poll(output).toContain('1 error in content');
      await saveAndExpect(`${misspeltText}\n{phoen}\n`, '2 errors in content');
      await saveAndExpect(validText, '0 errors in content');
      // Each error is printed once, and once more when it is fixed.
      const countOf = (text: string) => output().split(text).length - 1;
      expect(countOf('Did you mean "order"')).toBe(2);
      expect(countOf(`Gone: ${file}`)).toBe(2);
    }),
  );
});
