import { expect } from 'vitest';
import { pluginEdits, serving, test, withEdits } from '../support/project-copy.ts';

test('serves rendered pages, with .env and an added plugin', async ({ copy }) => {
  copy.edit('.env', () => 'ADDED=hello\n');
  await withEdits(copy, pluginEdits, () =>
    serving(copy, [], async (site) => {
      const page = await (await fetch(`${site}/about`)).text();
      expect(page).toContain('Wood that has been lived with');
      expect(page).toContain('data-added="hello"');
    }),
  );
});

test('executes no code in a picture that is opened at its own URL', async ({ copy }) => {
  await serving(copy, [], async (site) => {
    for (const picture of ['/content/pictures/shop.svg', '/content/%70ictures/shop.svg']) {
      const { headers } = await fetch(site + picture);
      expect(headers.get('Content-Type'), picture).toBe('image/svg+xml');
      expect(headers.get('Content-Security-Policy'), picture).toBe('sandbox');
    }
    const page = await fetch(`${site}/about`);
    expect(page.headers.get('Content-Security-Policy')).toBeNull();
  });
});

test('reports a mistake and its fix once in the terminal', async ({ copy }) => {
  const file = 'content/faq/delivery.mdx';
  const right = copy.read(file);
  const misspelt = right.replace('order:', 'ordr:');
  // Saves again until the server notices, because a new server may not watch the file yet.
  const saving = (text: string, output: () => string) => {
    const saveAndListen = () => {
      copy.edit(file, () => text);
      return output();
    };
    return expect.poll(saveAndListen, { timeout: 60_000, interval: 500 });
  };
  await withEdits(copy, { [file]: () => misspelt }, () =>
    serving(copy, [], async (_, output) => {
      await saving(misspelt, output).toContain('1 error in content');
      await saving(`${misspelt}\n{phoen}\n`, output).toContain('2 errors in content');
      await saving(right, output).toContain('0 errors in content');
      expect(output().split('Did you mean "order"')).toHaveLength(3);
      expect(output().split(`Gone: ${file}`)).toHaveLength(3);
    }),
  );
});
