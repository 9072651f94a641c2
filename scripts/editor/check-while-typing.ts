import path from 'node:path';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { createLoader } from '../read/load.ts';
import { replacement } from '../../src/compiler/diagnostics/fixes.ts';
import { positionAt } from '../../src/compiler/diagnostics/position.ts';
import { toEnglish } from '../../src/site/fields/say.ts';

/**
 * Creates a plugin for remark's language server. It validates the open content file, saved or not,
 * and reports the same diagnostics as `npm run check`. It disables remark's own parser and
 * formatter, because content files are not plain Markdown.
 * @param root the project's folder
 */
export function checkWhileTyping(root: string) {
  const load = createLoader();
  return function plugin(this: Processor) {
    this.parser = () => ({ type: 'root', children: [] });
    this.compiler = (_, file) => String(file);
    return async (_: Root, file: VFile) => {
      const absolutePath = path.resolve(file.cwd, file.path);
      const name = path.relative(root, absolutePath).replaceAll(path.sep, '/');
      const text = String(file).replaceAll(/\r\n?/g, '\n');
      const { diagnostics } = await load(root, { pending: new Map([[name, Buffer.from(text)]]) });
      for (const diagnostic of diagnostics.filter((candidate) => candidate.path === name)) {
        const fix = replacement(text, diagnostic);
        const position = fix
          ? { start: positionAt(text, fix.start), end: positionAt(text, fix.end) }
          : { line: diagnostic.line, column: diagnostic.column };
        const message = file.message(toEnglish(diagnostic.message), {
          place: position,
          source: 'npm run check',
          ruleId: diagnostic.rule,
        });
        // The language server shows fatal messages as errors, and `expected` as a quick fix.
        message.fatal = true;
        if (fix) message.expected = [fix.replace];
      }
    };
  };
}
