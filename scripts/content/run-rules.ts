import { limitDiagnostics, sortDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import { sourceOf } from './diagnostics/position.ts';
import { localTime, utcOffsets } from '../../src/lib/time-zone.ts';
import { isPage, siteData, type ContentFile } from './resolve/content-file.ts';
import { rules } from './rules.ts';
import type { Finding, Rule, RuleInfo, SiteContent } from './rules/rule.ts';
import type { Facts } from './text/facts.ts';

/** What a rule reports, by its level. */
export interface Checked {
  errors: Diagnostic[];
  warnings: Diagnostic[];
}

/** Every id of a rule with its level and summary; a family has several. */
export function infosOf({ id, level, summary, others = [] }: Rule): readonly RuleInfo[] {
  return [{ id, level, summary }, ...others];
}

const ruleIds: ReadonlySet<string> = new Set(rules.flatMap(infosOf).map(({ id }) => id));

/** Runs the rules that need no other file. */
export function checkFile(file: ContentFile, facts: Facts | undefined): Diagnostic[] {
  const found = rules.flatMap((rule) =>
    rule.scope === 'file' && rule.level !== 'release'
      ? toDiagnostics(rule, rule.check(file, facts), file)
      : [],
  );
  return [...file.diagnostics, ...withoutBroken(found, [file])];
}

/** Runs the rules that compare files. Rules that only warn run if there are no errors. */
export function checkSite(site: SiteContent, isValid: boolean): Checked {
  const run = (rule: Rule) => (rule.level === 'release' ? [] : runRule(rule, site));
  const [strict, lenient] = [rules.filter(hasErrors), rules.filter((rule) => !hasErrors(rule))];
  const ofFiles = site.files.flatMap(({ diagnostics }) => diagnostics);
  const found = [...ofFiles, ...withoutBroken(strict.flatMap(run), site.files)];
  const errors = found.filter(({ severity }) => severity !== 'warning');
  if (!isValid || errors.length > 0) return { errors, warnings: [] };
  const warnings = found.filter(({ severity }) => severity === 'warning');
  return { errors, warnings: [...warnings, ...lenient.flatMap(run)] };
}

/** Returns what is to be done before content without errors is published. */
export function checkRelease(site: SiteContent): Diagnostic[] {
  const found = rules.flatMap((rule) => (rule.level === 'release' ? runRule(rule, site) : []));
  return limitDiagnostics(found);
}

/** Returns the warnings that depend on the day. @param site content without errors */
export function checkDay(site: SiteContent, today = todayAt(site)): Diagnostic[] {
  return sortDiagnostics(
    rules.flatMap((rule) =>
      rule.scope === 'day' ? toDiagnostics(rule, rule.check(site, today)) : [],
    ),
  );
}

/** Returns what git knows of translations. @param root the project's folder */
export async function checkGit(site: SiteContent, root: string): Promise<Diagnostic[]> {
  const found = rules.map(async (rule) =>
    rule.scope === 'git' ? toDiagnostics(rule, await rule.check(site, root)) : [],
  );
  return (await Promise.all(found)).flat();
}

/** Returns what the web answers. */
export async function checkWeb(site: SiteContent, request?: typeof fetch): Promise<Diagnostic[]> {
  const found = rules.map(async (rule) =>
    rule.scope === 'web' ? toDiagnostics(rule, await rule.check(site, request)) : [],
  );
  return (await Promise.all(found)).flat();
}

function todayAt({ files }: SiteContent): string {
  const zone = siteData(files, 'business')?.time_zone ?? 'UTC';
  return localTime(new Date(), utcOffsets(zone)).date;
}

/** Adds a rule's id and level to its findings. @param file the one that they are about, if they name none */
function toDiagnostics(
  rule: Rule,
  findings: readonly (Finding & { path?: string })[],
  file?: ContentFile,
): Diagnostic[] {
  return findings.map((finding) => {
    const info = infosOf(rule).find(({ id }) => id === finding.rule) ?? rule;
    const path = finding.path ?? file?.source.path ?? '';
    const severity = info.level === 'warning' && { severity: 'warning' as const };
    return { ...finding, path, rule: info.id, ...severity };
  });
}

function runRule(rule: Rule, site: SiteContent): Diagnostic[] {
  switch (rule.scope) {
    // Errors and warnings of these are found when a file is validated.
    case 'file':
      return rule.level === 'release'
        ? site.published.flatMap((file) => toDiagnostics(rule, rule.check(file, undefined), file))
        : [];
    case 'page':
      return site.languages.flatMap((language) =>
        language.complete
          .filter(isPage)
          .flatMap((page) => toDiagnostics(rule, rule.check(page, language), page)),
      );
    case 'language':
      return site.languages.flatMap((language) => toDiagnostics(rule, rule.check(language)));
    case 'site':
      return toDiagnostics(rule, rule.check(site));
    default:
      return [];
  }
}

function hasErrors(rule: Rule): boolean {
  return infosOf(rule).some(({ level }) => level === 'error');
}

/** Drops what rules report at the position of a syntax or schema error. */
function withoutBroken(found: readonly Diagnostic[], files: readonly ContentFile[]): Diagnostic[] {
  const errors = files.flatMap(({ diagnostics }) => diagnostics);
  const broken = new Set(errors.filter(({ rule }) => !ruleIds.has(rule)).map(placeOf));
  return found.filter((diagnostic) => !broken.has(placeOf(diagnostic)));
}

function placeOf(diagnostic: Diagnostic): string {
  return sourceOf(diagnostic.path, diagnostic);
}
