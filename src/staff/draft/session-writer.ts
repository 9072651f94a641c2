import { describeChanges } from '../describe/changes.ts';
import { keepLegacyTexts } from '../edits/legacy-texts.ts';
import type { AcceptsWarnings, SaveAnswer } from '../edits/requests.ts';
import { withRepairs } from '../edits/with-repairs.ts';
import { findAddedErrors, findAddedWarnings, type Writer } from '../edits/writer.ts';
import { isSame } from '../files/is-same.ts';
import { bytesOf } from '../files/bytes-of.ts';
import { addChanges, applyChanges } from './draft-changes.ts';
import type { FileChange } from '../files/transport.ts';
import type { Draft, Save } from './drafts.ts';
import type { DraftFiles } from './draft-files.ts';
import type { CompileFiles, SessionState } from './shown-content.ts';

export interface WriterParts {
  files: DraftFiles;
  state: () => SessionState;
  show: (isOnline: boolean) => Promise<void>;
  compile: CompileFiles;
}

/** Creates what an edit needs: it checks the content as it would be, and keeps each save in the draft. */
export function createWriter(
  { files, state, show, compile }: WriterParts,
  acceptsWarnings: AcceptsWarnings,
): Writer {
  const writer: Writer = {
    keepsTexts: acceptsWarnings === 'keep',
    compile: (changes = []) =>
      changes.length === 0
        ? Promise.resolve(state().latest)
        : compile(applyChanges(files.current(), changes)),
    readBytes: (path) => bytesOf(files.current(), path),
    readBlob: files.readBlob,
    async write(written, segmentId): Promise<SaveAnswer> {
      const all = await complete(writer, written, acceptsWarnings);
      const changes = all.filter(({ before, after }) => !isSame(before, after));
      if (changes.length === 0) return { result: 'unchanged' };
      const [past, next] = [state().latest, await writer.compile(changes)];
      const attempt = { past, next, changes, segmentId };
      const errors = findAddedErrors(attempt);
      if (errors.length > 0) return { result: 'errors', errors };
      const warnings = acceptsWarnings ? [] : findAddedWarnings(attempt);
      if (warnings.length > 0) return { result: 'errors', errors: warnings };
      const isOutdated = changes.some(
        ({ path, before }) => !isSame(writer.readBytes(path), before),
      );
      if (isOutdated) return { result: 'changed' };
      const paths = changes.map(({ path }) => path);
      const differences = await describeChanges(past, next, paths);
      const draft = files.draft();
      const save = createSave(draft, differences);
      await files.keep({
        ...draft,
        changes: addChanges(draft.changes, changes),
        saves: [...draft.saves, { save, changes }],
      });
      await show(await files.flush());
      return { result: 'saved', id: save.id };
    },
  };
  return writer;
}

/** Adds to changes what staff have asked for together with them. */
function complete(
  writer: Writer,
  changes: readonly FileChange[],
  acceptsWarnings: AcceptsWarnings,
): Promise<readonly FileChange[]> | readonly FileChange[] {
  if (acceptsWarnings === 'keep') return keepLegacyTexts(writer, changes);
  return acceptsWarnings === 'repair' ? withRepairs(writer, changes) : changes;
}

/** Returns a new save for a draft. */
export function createSave({ saves, undone = [] }: Draft, differences: Save['differences']): Save {
  const ids = [...saves, ...undone].map(({ save }) => save.id);
  const id = Math.max(0, ...ids) + 1;
  return { id, time: new Date().toTimeString().slice(0, 5), differences };
}
