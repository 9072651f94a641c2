import { z } from 'zod';
import { namePattern } from '../../../src/fields/name.ts';
import { bytesOf } from '../../content/edit/exact-file.ts';
import { createValidationCache, type ValidationCache } from '../../content/validation-cache.ts';
import { fileNameFor } from '../../new/file-name.ts';
import { newTypes } from '../../new/request.ts';
import { newFile } from '../../new/write-new.ts';
import { Refusal } from '../../refusal.ts';
import { contentFile } from './content-file.ts';
import { createEntry } from './edits/create-entry.ts';
import { openPart, saveDone, savePart, type OnPage } from './edits/edit-part.ts';
import { addPhoto, preparePicture } from './edits/photos.ts';
import { removeAll } from './edits/remove-all.ts';
import { parseRequest } from './edits/request.ts';
import { createWriter } from './edits/writer.ts';
import type { ServerApi } from './protocol.ts';
import { saveAnnouncement } from './schedule/announcement.ts';
import { readSchedule, saveHours, saveSpecialDay } from './schedule/schedule.ts';

const nameAdvice =
  'Write a name for its file: letters a to z and digits, with hyphens between words, such as name-of-the-file.';

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
  | 'create'
  | 'remove'
  | 'done'
  | 'addPhoto'
  | 'preparePicture'
  | 'schedule'
  | 'saveHours'
  | 'saveSpecialDay'
  | 'saveAnnouncement'
>;

/**
 * Creates the calls that change the files of content/. They throw a Refusal and write nothing if the
 * page of this server would not send such a request.
 * @param root the folder that holds content/
 */
export function createEdits(
  root: string,
  onPage: (file: string) => OnPage | Promise<OnPage>,
  memory: ValidationCache = createValidationCache(),
): Edits {
  const writer = createWriter(root, memory);
  const queued = createQueue();
  return {
    edit: openPart(writer, onPage),
    save: queued(savePart(writer)),
    saveDone: queued(saveDone(writer)),
    createEntry: queued(createEntry(writer)),
    removeAll: queued(removeAll(writer)),
    remove: queued(removeAll(writer)),
    create: queued(async (request) => {
      const entry = parseRequest(
        z.object({ type: z.string(), words: z.string(), name: z.string() }),
        request,
      );
      const { type: name, words } = entry;
      const type = newTypes.get(name);
      const id = type?.id ?? (entry.name || fileNameFor(words));
      if (!type || words.trim() === '') throw new Refusal('Write what it is about.');
      if (!namePattern.test(id)) throw new Refusal(nameAdvice);
      const { name: file, text } = await newFile(root, { type, words, id });
      const change = { file, before: undefined, after: Buffer.from(text) };
      if (bytesOf(contentFile(root, file))) throw new Refusal(`${file} is there already.`);
      const answer = await writer.write([change], {
        action: 'created',
        name: `${file}, new`,
        words,
        created: file,
      });
      if (answer.result === 'saved') return answer.save;
      const errors = answer.result === 'errors' ? answer.errors : [];
      throw new Refusal(errors.map(({ message }) => message).join('\n'));
    }),
    done: queued(async (request) => {
      const file = parseRequest(z.string(), request);
      const { text } = writer.read(file).content.source;
      return saveDone(writer)({ file, id: undefined, shown: text, value: text });
    }),
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
