import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { builtFiles } from '../../../src/compiler/check/built-files.ts';
import { revisionOf } from '../../../src/compiler/read/files/revision.ts';
import type { LocalCalls } from '../../../src/staff/files/local.ts';
import { createReadBlob } from '../../read/read-blob.ts';
import { readContent } from '../../read/read-content.ts';
import { UserError } from '../../user-error.ts';
import type { ContentStore } from '../content-store.ts';
import { isForThisMachine } from '../for-this-machine.ts';
import { buildStaff } from './build-staff.ts';
import { finishWriting, writeChanges, type DiskChange } from './content-disk.ts';
import { publishedChanges } from './published-changes.ts';

/** The folder that contains content/, and what loads it. */
type Content = Pick<ContentStore, 'root' | 'load'>;

/**
 * Serves the staff page at /staff, and the calls of its local transport below /staff/api/. The page
 * is built at the first request, and again after a change of its code.
 */
export function staffServer(store: Content): Plugin {
  return {
    name: 'staff-server',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      const { config, httpServer, middlewares, watcher } = server;
      finishWriting(store.root);
      middlewares.use('/staff/api/', createHandler(createCalls(store), config));
      let built: ReturnType<typeof buildStaff> | undefined;
      const source = path.join(config.root, 'src') + path.sep;
      watcher.on('change', (file) => {
        if (file.startsWith(source)) built = undefined;
      });
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(`http://localhost${request.url}`);
        const name = pathname === '/staff' ? 'staff.html' : pathname.slice(1);
        if (name !== 'staff.html' && !name.startsWith('assets/staff/')) return next();
        try {
          built ??= buildStaff(config.root, { published: undefined, react: 'development' });
          const file = (await built).get(name);
          if (file === undefined) return next();
          response.setHeader('Content-Type', mediaTypes[path.extname(name)] ?? '');
          response.end(file);
        } catch (error) {
          built = undefined;
          next(error);
        }
      });
      httpServer?.once('listening', () => {
        setImmediate(() => {
          const [url = ''] = server.resolvedUrls?.local ?? [];
          config.logger.info(`  ➜  Staff:   ${url}staff`);
        });
      });
    },
  };
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Calls = { [Name in keyof LocalCalls]: (argument: never) => MaybePromise<LocalCalls[Name]> };
type MaybePromise<Value> = Value | Promise<Value>;

function createCalls({ root, load }: Content): Calls {
  return {
    read() {
      const files = readContent(root);
      const encoded = files.map((file) =>
        'bytes' in file
          ? { path: file.path, bytes: Buffer.from(file.bytes).toString('base64') }
          : file,
      );
      return { revision: revisionOf(files), files: encoded };
    },
    built: async () => builtFiles(await load(root), readContent(root)),
    revision: () => revisionOf(readContent(root)),
    write: (changes: readonly DiskChange[]) =>
      writeChanges(root, changes) ? revisionOf(readContent(root)) : undefined,
    blob: (id: string) => createReadBlob(root)(/^[\da-f]{40}$/.test(id) ? id : ''),
    published: () => publishedChanges(root),
  };
}

/** Answers a call with its result as JSON, or with the sentence of a UserError. */
function createHandler(calls: Calls, config: ResolvedConfig): Connect.NextHandleFunction {
  return async (request, response) => {
    const answer = (status: number, body: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(body));
    try {
      const name = request.url?.slice(1) ?? '';
      // A page of another website cannot send this header.
      const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin';
      if (!isOwnPage || request.method !== 'POST' || !isForThisMachine(config))
        return answer(403, { reason: forbiddenCall });
      if (!Object.hasOwn(calls, name)) return answer(404, { reason: `There is no "${name}".` });
      const call = calls[name as keyof Calls] as (argument: unknown) => unknown;
      const { argument } = (await json(request)) as { argument?: unknown };
      return answer(200, { result: await call(argument) });
    } catch (error) {
      if (error instanceof UserError) return answer(200, { reason: error.message });
      config.logger.error(String(error));
      return answer(500, { reason: 'The program on the computer has a fault. Ask for help.' });
    }
  };
}

const forbiddenCall = 'Text can be changed only if npm start runs without --host.';
