import type { Explanation } from '../content/diagnostics/diagnostic.ts';

/** A finding about one URL. As a warning: the reason why it may not work. */
export interface Doubt extends Explanation {
  isWithoutHost?: boolean;
}

/** Sends one request without following redirects. */
type Ask = (address: URL, method: 'HEAD' | 'GET') => Promise<Response>;

const patience = 15_000;

/**
 * Requests each URL once. Each host gets one request at a time.
 * @param asker the user agent, so that server administrators know who asks
 * @returns the findings; URLs that work have none
 */
export async function askAll(
  addresses: readonly string[],
  asker: string,
  request: typeof fetch = fetch,
): Promise<Map<string, Doubt>> {
  const ask: Ask = async (address, method) => {
    const headers = { 'User-Agent': asker };
    const signal = AbortSignal.timeout(patience);
    const response = await request(address, { method, headers, signal });
    await response.body?.cancel();
    return response;
  };
  const answers: (readonly [address: string, doubt: Doubt | undefined])[] = [];
  const askHost = async (host: string) => {
    for (const address of addresses.filter((url) => hostOf(url) === host)) {
      answers.push([address, await look(address, ask)]);
    }
  };
  await Promise.all([...new Set(addresses.map(hostOf))].map(askHost));
  // If every host is unknown, the connection is down.
  const isOnline = answers.some(([, found]) => !found?.isWithoutHost);
  return new Map(
    answers.flatMap(([address, found]) =>
      found ? [[address, isOnline ? found : doubtful(`${address} could not be asked`)]] : [],
    ),
  );
}

function hostOf(address: string): string {
  return new URL(address).host;
}

async function look(address: string, ask: Ask): Promise<Doubt | undefined> {
  const there = new URL(address);
  try {
    const answer = await ask(there, 'HEAD');
    // Some servers reject HEAD or unknown clients and answer browsers only.
    const isFinal = answer.ok || answer.status === 429 || answer.status > 501;
    return judge(address, isFinal ? answer : await ask(there, 'GET'));
  } catch (error) {
    return unreachable(address, error);
  }
}

function judge(address: string, { ok, status, statusText }: Response): Doubt | undefined {
  const reply = `its server says ${status} ${statusText}`.trimEnd();
  if (status === 404 || status === 410) return gone(`${address} is gone: ${reply}`);
  return ok ? undefined : doubtful(`${address} may not work: ${reply}`);
}

function unreachable(address: string, error: unknown): Doubt {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (cause?.code === 'ENOTFOUND') {
    return { ...gone(`${address} is gone: there is no host of this name`), isWithoutHost: true };
  }
  const reason =
    name === 'TimeoutError'
      ? `is silent for ${patience / 1000} seconds`
      : `cannot be reached (${cause?.code ?? cause?.message ?? message})`;
  return doubtful(`${address} may not work: its server ${reason}`);
}

function gone(what: string): Doubt {
  return { message: `${what}; write another address, or remove the link` };
}

/** Some servers answer browsers only, so a person has to look. */
function doubtful(what: string): Doubt {
  return { message: `${what}; open it in a browser`, severity: 'warning' };
}
