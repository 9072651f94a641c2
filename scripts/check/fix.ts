import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText, replaceInBytes } from '../../src/compiler/write/replace-in-bytes.ts';
import { UserError } from '../user-error.ts';
import { asUserError, writeAtomically } from '../write-file.ts';
import { createLoader } from '../read/load.ts';
import { compatibleFixes } from '../../src/compiler/diagnostics/fixes.ts';
import { groupDiagnostics, type Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import { rewritePhoto } from './rewrite-photo.ts';

/** A fix may reveal another error, so the check repeats. This limit stops endless loops. */
const maxRounds = 100;

/**
 * Writes every safe fix into the content. Only the replaced characters change: comments, order,
 * spacing and line endings stay. Also renames pictures and prepares photos.
 * @param root the project's folder
 * @param reportFailure receives a sentence for each file that cannot be written
 * @returns the fixed diagnostics in order
 */
export async function fixContent(
  root: string,
  load = createLoader(),
  reportFailure: (sentence: string) => void = () => undefined,
): Promise<Diagnostic[]> {
  const fixed: Diagnostic[] = [];
  const failedPaths = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const { diagnostics } = await load(root);
    const fixable = diagnostics.filter((diagnostic) => diagnostic.fix?.safe);
    const fixedNow: Diagnostic[] = [];
    for (const group of groupDiagnostics(fixable, (diagnostic) => diagnostic.path)) {
      const [{ path: file }] = group;
      if (failedPaths.has(file)) continue;
      try {
        fixedNow.push(...(await fixGroup(root, group)));
      } catch (error) {
        const failure = asUserError(error as Error, `${file} is not fixed`);
        if (!(failure instanceof UserError)) throw failure;
        failedPaths.add(file);
        reportFailure(failure.message);
      }
    }
    if (fixedNow.length === 0) break;
    fixed.push(...fixedNow);
  }
  return fixed;
}

/** Fixes the diagnostics of one file. @throws UserError if the file cannot be written */
function fixGroup(root: string, group: readonly [Diagnostic, ...Diagnostic[]]) {
  // Only the first diagnostic of a picture is fixed, because the fix may rename the file.
  const [first] = group;
  const isPicture = first.path.startsWith('content/pictures/');
  return isPicture ? rewritePhoto(root, first) : fixFile(path.join(root, first.path), group);
}

/** Writes the fixes of one file. Ignores fixes that overlap others. @returns the fixed diagnostics */
function fixFile(file: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const bytes = readFileSync(file);
  const text = decodeText(bytes);
  if (text === undefined) return [];
  const fixes = compatibleFixes(text, diagnostics);
  const fixed = replaceInBytes(bytes, fixes);
  if (bytes.equals(fixed)) return [];
  writeAtomically(file, fixed, bytes);
  return fixes.map(({ diagnostic }) => diagnostic);
}
