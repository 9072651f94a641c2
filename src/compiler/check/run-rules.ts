import { localTime, utcOffsets } from '../../site/lib/local-time.ts';
import {
  limitDiagnostics,
  sortDiagnostics,
  type Diagnostic,
  type Finding,
} from '../diagnostics/diagnostic.ts';
import { sourceOf } from '../diagnostics/position.ts';
import { isPage, siteData, type ContentFile } from '../read/resolve/content-file.ts';
import { fileErrors, rules } from './rules.ts';
import type { FindGone, Rule, RuleInfo, SiteContent } from './rules/rule.ts';
import type { Facts } from '../read/facts/facts.ts';
import type { ReadBlob } from '../translate/stale.ts';

/** Returns the id, level and summary of a rule, or of each member of a family. */
export function ruleInfosOf(rule: Rule): readonly RuleInfo[] {
  return 'ids' in rule ? rule.ids : [rule];
}

/** Runs the rules that need only one file. */
export function checkFile(file: ContentFile, facts: Facts | undefined): Diagnostic[] {
  const findings = rules.flatMap((rule) =>
    rule.scope === 'file' && !hasLevel(rule, 'release')
      ? toDiagnostics(rule, withPath(file, rule.check(file, facts)))
      : [],
  );
  return [...file.diagnostics, ...dropCausedByErrors(findings, file.diagnostics)];
}

/**
 * Runs the rules that compare files. Rules that only warn run only on content without errors.
 * @param isReadable false if some files or the facts cannot be read
 */
export function checkSite(site: SiteContent, isReadable: boolean) {
  const fileDiagnostics = site.files.flatMap(({ diagnostics }) => diagnostics);
  const errorRules = rules.filter((rule) => hasLevel(rule, 'error'));
  const findings = errorRules.flatMap((rule) => runRule(rule, site));
  const diagnostics = [...fileDiagnostics, ...dropCausedByErrors(findings, fileDiagnostics)];
  const errors = diagnostics.filter(({ severity }) => severity !== 'warning');
  if (!isReadable || errors.length > 0) return { errors, warnings: [] };
  const warningRules = rules.filter((rule) =>
    ruleInfosOf(rule).every(({ level }) => level === 'warning'),
  );
  const warnings = warningRules.flatMap((rule) => runRule(rule, site));
  return { errors, warnings: [...diagnostics, ...warnings] };
}

/** Returns the tasks to do before publishing. @param site content without errors */
export function checkRelease(site: SiteContent): Diagnostic[] {
  const releaseRules = rules.filter((rule) => hasLevel(rule, 'release'));
  const tasks = releaseRules.flatMap((rule) =>
    rule.scope === 'file'
      ? site.published.flatMap((file) =>
          toDiagnostics(rule, withPath(file, rule.check(file, undefined))),
        )
      : runRule(rule, site),
  );
  return limitDiagnostics(tasks);
}

/** Returns the warnings that depend on the date. @param site content without errors */
export function checkDay(site: SiteContent, now: Date): Diagnostic[] {
  const zone = siteData(site.files, 'business')?.time_zone ?? 'UTC';
  const { date } = localTime(now, utcOffsets(zone, now.getUTCFullYear()));
  return sortDiagnostics(
    rules.flatMap((rule) =>
      rule.scope === 'day' ? toDiagnostics(rule, rule.check(site, date)) : [],
    ),
  );
}

/** Runs the rules that compare content without errors with the published content. */
export function checkPublished(site: SiteContent, published: SiteContent): Diagnostic[] {
  return rules.flatMap((rule) =>
    rule.scope === 'published' ? toDiagnostics(rule, rule.check(site, published)) : [],
  );
}

/** Runs the rules that need the history of files. @param site content without errors */
export async function checkHistory(site: SiteContent, readBlob: ReadBlob): Promise<Diagnostic[]> {
  const findings = rules.map(async (rule) =>
    rule.scope === 'git' ? toDiagnostics(rule, await rule.check(site, readBlob)) : [],
  );
  return (await Promise.all(findings)).flat();
}

/** Runs the rules that need the web. @param site content without errors */
export async function checkWeb(site: SiteContent, findGone: FindGone): Promise<Diagnostic[]> {
  const findings = rules.map(async (rule) =>
    rule.scope === 'web' ? toDiagnostics(rule, await rule.check(site, findGone)) : [],
  );
  return (await Promise.all(findings)).flat();
}

/** Runs a rule that compares files. Any other rule finds nothing. */
function runRule(rule: Rule, site: SiteContent): Diagnostic[] {
  const { languages } = site;
  switch (rule.scope) {
    case 'page':
    case 'merged file':
      return languages.flatMap((language) =>
        language.mergedFiles
          .filter((file) => rule.scope === 'merged file' || isPage(file))
          .flatMap((file) => toDiagnostics(rule, withPath(file, rule.check(file, language)))),
      );
    case 'language':
      return languages.flatMap((language) => toDiagnostics(rule, rule.check(language)));
    case 'site':
      return toDiagnostics(rule, rule.check(site));
    default:
      return [];
  }
}

function withPath({ textFile: { path } }: ContentFile, findings: readonly Finding[]) {
  return findings.map((finding) => ({ path, ...finding }));
}

/** Adds the rule's id and level to its findings. */
function toDiagnostics(
  rule: Rule,
  findings: readonly (Finding & { path: string })[],
): Diagnostic[] {
  const infos = ruleInfosOf(rule);
  return findings.map((finding) => {
    const { id = '', level } = infos.find((info) => info.id === finding.rule) ?? infos[0] ?? {};
    return { ...finding, rule: id, ...(level === 'warning' && { severity: level }) };
  });
}

function hasLevel(rule: Rule, level: RuleInfo['level']): boolean {
  return ruleInfosOf(rule).some((info) => info.level === level);
}

/** Drops findings at the position of a syntax or schema error, because that error causes them. */
function dropCausedByErrors(
  findings: readonly Diagnostic[],
  fileDiagnostics: readonly Diagnostic[],
) {
  const errors = fileDiagnostics.filter(({ rule }) => fileErrors.some(({ id }) => id === rule));
  const errorPositions = new Set(errors.map((error) => sourceOf(error.path, error)));
  return findings.filter((finding) => !errorPositions.has(sourceOf(finding.path, finding)));
}
