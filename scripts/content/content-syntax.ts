import { Parser } from 'acorn';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import { mdxjsEsm } from 'micromark-extension-mdxjs-esm';
import { combineExtensions } from 'micromark-util-combine-extensions';
import remarkFrontmatter from 'remark-frontmatter';
import type { Plugin } from 'unified';

/**
 * A plugin for unified that reads MDX as content is written: front matter, tags, and curly brackets
 * with whatever stands in them. What stands there is the name of a fact and no JavaScript, so nobody
 * looks whether it could be any. It takes the place of what else was to read MDX.
 */
export const contentSyntax: Plugin = function () {
  const data = this.data();
  // One extension instead of four, since all are combined anew for each file.
  data.micromarkExtensions = [
    combineExtensions([
      mdxExpression(),
      mdxJsx(),
      mdxMd(),
      // Lines that begin with import or export; how far they go only JavaScript's parser can tell.
      mdxjsEsm({ acorn: Parser }),
    ]),
  ];
  data.fromMarkdownExtensions = [mdxFromMarkdown()];
  remarkFrontmatter.call(this);
};
