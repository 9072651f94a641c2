import { z } from 'zod';
import { createLoader } from '../../read/load.ts';
import { openEditable, saveAsUpToDate, saveText, type ShownFile } from './edits/edit-part.ts';
import { createEntry, removeAll } from './edits/entries.ts';
import { addPhoto, preparePicture } from './edits/photos.ts';
import { createWriter, type Writer } from './edits/writer.ts';
import { editSchema, filledFormSchema, photoSchema } from '../../../src/staff/protocol/edits.ts';
import { parseRequest } from '../../../src/staff/protocol/request.ts';
import {
  announcementChange,
  hoursChange,
  specialDayChange,
} from '../../../src/staff/protocol/schedule.ts';
import { saveAnnouncement } from './schedule/announcement.ts';
import { readSchedule, saveHours, saveSpecialDay } from './schedule/schedule.ts';

export type Edits = ReturnType<typeof createEdits>;

/**
 * Creates the calls that read and change the files of content/. A call with an invalid request
 * throws a UserError and writes nothing.
 * @param root the folder that holds content/
 * @param findShown returns the last valid version of a file, which the pages show
 */
export function createEdits(
  root: string,
  findShown: (file: string) => ShownFile | Promise<ShownFile>,
  load = createLoader(),
) {
  const writer = createWriter(root, load);
  let previous: Promise<unknown> = Promise.resolve();
  /** Returns a call that waits for the previous change, so that the files are up to date. */
  const queued =
    <Schema extends z.ZodType, Answer>(
      schema: Schema,
      change: (writer: Writer, request: z.output<Schema>) => Answer,
    ) =>
    (request: z.input<Schema>) => {
      const result = previous.then(() => change(writer, parseRequest(schema, request)));
      previous = result.catch(() => undefined);
      return result;
    };
  return {
    edit: (request: Parameters<typeof openEditable>[1]) => openEditable(writer, request, findShown),
    save: queued(editSchema, saveText),
    saveAsUpToDate: queued(editSchema, saveAsUpToDate),
    createEntry: queued(filledFormSchema, createEntry),
    removeAll: queued(z.string().endsWith('.mdx'), removeAll),
    addPhoto: queued(photoSchema, addPhoto),
    preparePicture: queued(z.string().startsWith('content/pictures/'), preparePicture),
    schedule: () => readSchedule(writer),
    saveHours: queued(hoursChange, saveHours),
    saveSpecialDay: queued(specialDayChange, saveSpecialDay),
    saveAnnouncement: queued(announcementChange, saveAnnouncement),
    undo: queued(z.number(), ({ undo }, id) => undo(id)),
    saves: writer.saves,
  };
}
