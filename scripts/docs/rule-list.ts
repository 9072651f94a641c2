import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileErrors, rules } from '../../src/compiler/check/rules.ts';
import type { RuleInfo } from '../../src/compiler/check/rules/rule.ts';
import { ruleInfosOf } from '../../src/compiler/check/run-rules.ts';

/** A finding in a table of tests/content. All fields except `rule` are Markdown. */
interface Example {
  rule: string;
  wrong: string;
  /** The message with its position, and with its path if needed: `8:6 message (see 2:1)`. */
  report: string;
  correction: string;
}

/**
 * Returns every finding in the rows of a table. A row has the wrong content, its findings and the
 * correction. A finding has a report in backticks, ✓ if the fix is safe, and the id of its rule.
 */
export function examplesIn(table: string): Example[] {
  const rows = table.matchAll(/^\| (`.*)(?<!\\) \| (.*)(?<!\\) \| (.*) \|$/gm);
  return [...rows].flatMap(([, wrong = '', findings = '', correction = '']) =>
    findings.split('<br>').flatMap((finding) => {
      const [, report = '', rule] = /(`.*`) (?:✓ )?([a-z-]+)$/.exec(finding) ?? [];
      return rule === undefined ? [] : [{ rule, wrong, report, correction }];
    }),
  );
}

/** Lists all rules with an example of each. @param root the project's folder */
export function ruleList(root: string): string {
  const folder = path.join(root, 'tests/content');
  const tables = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const examples = tables.flatMap((name) =>
    examplesIn(readFileSync(path.join(folder, name), 'utf8')),
  );
  const infos = [...fileErrors, ...rules.flatMap(ruleInfosOf)];
  const exampleOf = ({ id }: RuleInfo) => examples.find(({ rule }) => rule === id);
  const lines = infos.map((info) => formatRule(info, exampleOf(info)));
  return lines.toSorted().join('\n');
}

function formatRule({ id, level, summary }: RuleInfo, example: Example | undefined): string {
  const when = level === 'release' ? 'before publishing' : level;
  const rule = `- **${id}** (${when}): ${summary}`;
  if (!example) return rule;
  const { wrong, report, correction } = example;
  const message = report
    .replace(/^(`+ ?)(?:\S+:)?\d+:\d+ /, '$1')
    .replace(/ \(see [^)]*\)(?= ?`)/, '');
  const advice = correction ? `_Right:_ ${correction}` : `_Report:_ ${message}`;
  return `${rule} _Wrong:_ ${wrong} ${advice}`.replaceAll(String.raw`\|`, '|');
}
