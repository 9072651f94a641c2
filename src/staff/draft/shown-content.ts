import type { CompileResult } from '../../compiler/compile.ts';
import type { FileBytes, InputFile } from '../../compiler/read/files/decode-files.ts';
import type { GitHubReason } from '../files/staff-error.ts';
import type { FileChange, Transport } from '../files/transport.ts';
import type { Conflict } from './conflicts.ts';
import type { DraftFiles } from './draft-files.ts';
import type { DraftStore, Save } from './drafts.ts';
import { contentState, type ValidContent } from './state.ts';

/** The state that the bar and the page show. Each change creates a new object. */
export interface SessionState {
  /** The latest content, which may have errors. */
  latest: CompileResult;
  /** The last content without errors, which the page shows. */
  valid: ValidContent | undefined;
  content: ReturnType<typeof contentState>;
  /** The saves that can be undone, newest first. */
  saves: readonly Save[];
  /** The saves that can be redone, the one that was undone last first. */
  undone: readonly Save[];
  /** The changes that are not written yet. */
  changes: readonly FileChange[];
  /** The files that a colleague has changed as well. */
  conflicts: readonly Conflict[];
  isOnline: boolean;
  /** False if the browser keeps no changes, so that they are lost when the page closes. */
  isKept: boolean;
  /** Why GitHub refuses calls, such as an expired token. */
  refusal: GitHubReason | undefined;
}

export type CompileFiles = (files: readonly InputFile[]) => Promise<CompileResult>;

/** Compiles the files of the draft, and shows the result to those who subscribe. */
export async function createShownContent(
  files: DraftFiles,
  transport: Transport,
  store: DraftStore,
  compile: CompileFiles,
) {
  let state: SessionState;
  /** The last content without errors, which this browser keeps. */
  let kept: CompileResult | undefined;
  const listeners = new Set<() => void>();

  /** Returns the content before its errors: as this browser has seen it last, or an earlier version. */
  const lastValid = async (): Promise<ValidContent | undefined> => {
    const texts = await store.readValid();
    const pictures = files.current().filter((file) => !isText(file));
    const content = await compile([...pictures, ...texts]);
    if (content.model) return content as ValidContent;
    for await (const { files: earlierFiles } of transport.readEarlier?.() ?? []) {
      const earlier = await compile(earlierFiles);
      if (earlier.model) return earlier as ValidContent;
    }
    return undefined;
  };

  /** Compiles the current files and shows the result. */
  const show = async (isOnline: boolean) => {
    const latest = await compile(files.current());
    const valid = latest.model ? (latest as ValidContent) : (state?.valid ?? (await lastValid()));
    const { saves, undone = [], changes } = files.draft();
    state = {
      latest,
      valid,
      content: contentState(latest, valid),
      saves: saves.map(({ save }) => save).toReversed(),
      undone: undone.map(({ save }) => save).toReversed(),
      changes,
      conflicts: files.conflicts(),
      isOnline,
      isKept: store.isKept(),
      refusal: files.refusal(),
    };
    for (const listener of listeners) listener();
    if (!latest.model || latest === kept) return;
    // Only the tab that leads keeps it.
    if (await store.writeValid(files.current().filter(isText))) kept = latest;
  };

  await show(true);
  return {
    state: () => state,
    show,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isText(file: InputFile): file is FileBytes {
  return 'bytes' in file && file.path.endsWith('.mdx');
}
