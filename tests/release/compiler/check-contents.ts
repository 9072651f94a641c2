import { createCompiler, type Compile } from '../../../src/compiler/compile.ts';
import { releaseReport } from '../../../src/compiler/diagnostics/release-report.ts';
import { report } from '../../../src/compiler/diagnostics/report.ts';
import type { InputFile } from '../../../src/compiler/read/files/decode-files.ts';
import type { PhotoReader } from '../../../src/compiler/read/files/photos.ts';
import { checkDay, checkHistory, checkRelease } from '../../../src/compiler/check/run-rules.ts';

/** Files as base64 by path; undefined for a removed file. */
export type EncodedFiles = Readonly<Record<string, string | undefined>>;

/**
 * Reports all errors, warnings and tasks of each content. This module runs in Node and in a browser.
 * @param files the files that the contents have in common
 * @param changes the changed files of each content
 */
export async function checkContents(
  photoReader: PhotoReader,
  files: EncodedFiles,
  changes: readonly EncodedFiles[],
): Promise<string[]> {
  const compile = createCompiler(photoReader);
  const common = decodeAll(files);
  const reports: string[] = [];
  for (const changed of changes) {
    const unchanged = common.filter(({ path }) => !(path in changed));
    reports.push(await reportAll(compile, [...unchanged, ...decodeAll(changed)]));
  }
  return reports;
}

async function reportAll(compile: Compile, files: readonly InputFile[]): Promise<string> {
  const content = await compile(files);
  if (!content.model) return report(content);
  const findings = [
    ...content.warnings,
    ...checkDay(content, new Date('2026-11-22T12:00+05:45')),
    ...(await checkHistory(content, () => Promise.resolve(undefined))),
  ];
  const tasks = releaseReport(checkRelease(content), content.files);
  return [report({ ...content, warnings: findings }), tasks].join('\n\n');
}

function decodeAll(files: EncodedFiles): InputFile[] {
  return Object.entries(files).flatMap(([path, base64]) =>
    base64 === undefined
      ? []
      : { path, bytes: Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)) },
  );
}
