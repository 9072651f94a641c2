import { diffArrays } from 'diff';
import { editableSegments, type EditableSegment } from '../../compiler/write/editable-segments.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { outermost } from '../../compiler/read/resolve/segments.ts';

/** A segment before and after a change. Without one of them, the segment was added or removed. */
export type SegmentPair = readonly [EditableSegment | undefined, EditableSegment | undefined];

/** Returns the segments that differ between two versions of a file, in the order of the file. */
export function compareFields(before: ContentFile, after: ContentFile): SegmentPair[] {
  const [old, current] = [before, after].map((file) => outermost(editableSegments(file)));
  const parts = diffArrays(old ?? [], current ?? [], {
    comparator: (a, b) => isSameField(a, b) && a.value === b.value,
  });
  const pairs: SegmentPair[] = [];
  let removed: EditableSegment[] = [];
  for (const { value, removed: isRemoved, added: isAdded } of parts) {
    if (isRemoved) {
      removed = value;
      continue;
    }
    const added = isAdded ? value : [];
    const rest = [...added];
    for (const segment of removed) {
      const index = rest.findIndex((other) => isSameField(segment, other));
      pairs.push([segment, index < 0 ? undefined : rest.splice(index, 1)[0]]);
    }
    pairs.push(...rest.map((segment): SegmentPair => [undefined, segment]));
    removed = [];
  }
  return [...pairs, ...removed.map((segment): SegmentPair => [segment, undefined])];
}

/** Returns true for the same field, or for items of the same list. */
function isSameField(a: EditableSegment, b: EditableSegment): boolean {
  return fieldOf(a) === fieldOf(b);
}

function fieldOf({ label }: EditableSegment): string {
  return label.replace(/\.\d+$/, '');
}
