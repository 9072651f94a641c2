import { z } from 'zod';
import { createLoader } from '../../content/load.ts';
import { createEntry } from './edits/create-entry.ts';
import { openPart, saveDone, savePart, type OnPage } from './edits/edit-part.ts';
import { addPhoto, preparePicture } from './edits/photos.ts';
import { removeAll } from './edits/remove-all.ts';
import { parseRequest } from './edits/request.ts';
import { createWriter } from './edits/writer.ts';
import type { ServerApi } from './protocol/server-api.ts';
import { saveAnnouncement } from './schedule/announcement.ts';
import { readSchedule, saveHours, saveSpecialDay } from './schedule/schedule.ts';

/** The calls that read and change the files of content/. */
export type Edits = Pick<
  ServerApi,
  | 'edit'
  | 'save'
  | 'createEntry'
  | 'saveDone'
  | 'removeAll'
  | 'undo'
  | 'saves'
  | 'addPhoto'
  | 'preparePicture'
  | 'schedule'
  | 'saveHours'
  | 'saveSpecialDay'
  | 'saveAnnouncement'
>;

/**
 * Creates the calls that change the files of content/. They throw a UserError and write nothing if the
 * page of this server would not send such a request.
 * @param root the folder that holds content/
 */
export function createEdits(
  root: string,
  onPage: (file: string) => OnPage | Promise<OnPage>,
  load = createLoader(),
): Edits {
  const writer = createWriter(root, load);
  const queued = createQueue();
  return {
    edit: openPart(writer, onPage),
    save: queued(savePart(writer)),
    saveDone: queued(saveDone(writer)),
    createEntry: queued(createEntry(writer)),
    removeAll: queued(removeAll(writer)),
    addPhoto: queued(addPhoto(writer)),
    preparePicture: queued(preparePicture(writer)),
    schedule: readSchedule(writer),
    saveHours: queued(saveHours(writer)),
    saveSpecialDay: queued(saveSpecialDay(writer)),
    saveAnnouncement: queued(saveAnnouncement(writer)),
    undo: queued(async (save) => writer.undo(parseRequest(z.number(), save))),
    saves: writer.saves,
  };
}

/** Lets each change wait for the earlier one, so that it is checked against its result. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Request, Answer>(change: (request: Request) => Promise<Answer>) =>
    (request: Request): Promise<Answer> => {
      const turn = last.then(() => change(request));
      last = turn.catch(() => undefined);
      return turn;
    };
}
