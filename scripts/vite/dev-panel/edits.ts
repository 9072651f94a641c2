import { z } from 'zod';
import { createLoader } from '../../content/load.ts';
import { openEditable, saveAsUpToDate, savePart, type OnPage } from './edits/edit-part.ts';
import { createEntry, removeAll } from './edits/entries.ts';
import { addPhoto, preparePicture } from './edits/photos.ts';
import { createWriter, type Writer } from './edits/writer.ts';
import { editSchema, filledForm, photoSchema } from './protocol/edits.ts';
import { parseRequest } from './protocol/request.ts';
import { announcementChange, hoursChange, specialDayChange } from './protocol/schedule.ts';
import { saveAnnouncement } from './schedule/announcement.ts';
import { readSchedule, saveHours, saveSpecialDay } from './schedule/schedule.ts';

/** The calls that read and change the files of content/. */
export type Edits = ReturnType<typeof createEdits>;

/**
 * Creates the calls that change the files of content/. They throw a UserError and write nothing if the
 * page of this server would not send such a request.
 * @param root the folder that holds content/
 */
export function createEdits(
  root: string,
  onPage: (file: string) => OnPage | Promise<OnPage>,
  load = createLoader(),
) {
  const writer = createWriter(root, load);
  let last: Promise<unknown> = Promise.resolve();
  /** Lets each change wait for the earlier one, so that it is checked against its result. */
  const queued =
    <Schema extends z.ZodType, Answer>(
      schema: Schema,
      change: (writer: Writer, request: z.output<Schema>) => Answer,
    ) =>
    (request: z.input<Schema>) => {
      const result = last.then(() => change(writer, parseRequest(schema, request)));
      last = result.catch(() => undefined);
      return result;
    };
  return {
    edit: (request: Parameters<typeof openEditable>[1]) => openEditable(writer, request, onPage),
    save: queued(editSchema, savePart),
    saveAsUpToDate: queued(editSchema, saveAsUpToDate),
    createEntry: queued(filledForm, createEntry),
    removeAll: queued(z.string().endsWith('.mdx'), removeAll),
    addPhoto: queued(photoSchema, addPhoto),
    preparePicture: queued(z.string().startsWith('content/pictures/'), preparePicture),
    schedule: () => readSchedule(writer),
    saveHours: queued(hoursChange, saveHours),
    saveSpecialDay: queued(specialDayChange, saveSpecialDay),
    saveAnnouncement: queued(announcementChange, saveAnnouncement),
    undo: queued(z.number(), ({ undo }, save) => undo(save)),
    saves: writer.saves,
  };
}
