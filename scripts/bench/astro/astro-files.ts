const pages = ['index', 'about', 'sell', 'contact'] as const;

/** A page of a title and a few paragraphs, the same for both builders. */
export function plainWords(title: string): string {
  const paragraph = `We buy and sell **used furniture** in Kathmandu. See [what people ask](/faq), or come by: ${title}.`;
  return `# ${title}\n\n${Array.from({ length: 6 }, () => paragraph).join('\n\n')}\n`;
}

const layout = `---
const { title, label } = Astro.props;
---
<html lang="en">
  <head><meta charset="utf-8" /><title>{title}</title></head>
  <body><header>{label}</header><main><slot /></main></body>
</html>
`;

const page = `---
import { getCollection, render } from 'astro:content';
import Layout from '/src/layouts/Layout.astro';
export async function getStaticPaths() {
  const pages = await getCollection('pages');
  return pages.map((page) => ({
    params: { slug: page.id === 'index' ? undefined : page.id },
    props: { page },
  }));
}
const { page } = Astro.props;
const { Content } = await render(page);
---
<Layout {...page.data}><Content /></Layout>
`;

const faq = `---
import { getCollection, render } from 'astro:content';
import Layout from '/src/layouts/Layout.astro';
const entries = await Promise.all(
  (await getCollection('faq')).map(async (entry) => ({ ...entry, ...(await render(entry)) })),
);
---
<Layout title="Questions" label="FAQ">
  <h1>Questions</h1>
  {entries.map(({ data, Content }) => (
    <details open><summary>{data.question}</summary><Content /></details>
  ))}
</Layout>
`;

const collections = `import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = {
  pages: defineCollection({
    loader: glob({ pattern: '*.mdx', base: './content/pages' }),
    schema: z.object({ title: z.string(), label: z.string() }),
  }),
  faq: defineCollection({
    loader: glob({ pattern: '*.{md,mdx}', base: './content/faq' }),
    schema: z.object({ question: z.string() }),
  }),
};
`;

const config = `import mdx from '@astrojs/mdx';
export default { integrations: [mdx()], devToolbar: { enabled: false } };
`;

/**
 * A plain site of five pages as one writes it with Astro: the text of each file by its path. Pages
 * are a collection, so that schemas hold for their front matter as they do in this project.
 */
export const astroFiles: Readonly<Record<string, string>> = {
  'astro.config.mjs': config,
  'src/content.config.mjs': collections,
  'src/layouts/Layout.astro': layout,
  'src/pages/[...slug].astro': page,
  'src/pages/faq.astro': faq,
  ...Object.fromEntries(
    pages.map((name) => [
      `content/pages/${name}.mdx`,
      `---\ntitle: ${name}\nlabel: ${name}\n---\n\n${plainWords(name)}`,
    ]),
  ),
  ...Object.fromEntries(
    ['delivery', 'payment', 'returns', 'sell', 'hours'].map((name) => [
      `content/faq/${name}.mdx`,
      `---\nquestion: What about ${name}?\n---\n\nAll that we know about ${name}.\n`,
    ]),
  ),
};
