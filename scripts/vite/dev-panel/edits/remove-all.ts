import { z } from 'zod';
import { bytesOf } from '../../../content/edit/exact-file.ts';
import { UserError } from '../../../user-error.ts';
import { contentFile } from '../content-file.ts';
import type { ServerApi } from '../protocol/server-api.ts';
import { withTranslations } from '../surroundings.ts';
import { parseRequest } from './request.ts';
import type { Writer } from './writer.ts';

/** Removes an entry or a page with its translations. The request may name any of these files. */
export function removeAll({ root, load, write }: Writer): ServerApi['removeAll'] {
  return async (request) => {
    const file = parseRequest(z.string(), request);
    const bytes = bytesOf(contentFile(root, file));
    if (!bytes) throw new UserError(`${file} no longer exists.`);
    const { files } = await load();
    const changes = withTranslations(file, files).map((name) => ({
      file: name,
      before: bytesOf(contentFile(root, name)),
      after: undefined,
    }));
    return write(changes, { action: 'removed', name: `${file}, removed`, words: '' });
  };
}
