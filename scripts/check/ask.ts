import type { Explanation } from '../content/diagnostics/diagnostic.ts';

/** That there is nothing at an address any more, or, as a warning, why it may not work. */
export interface Doubt extends Explanation {
  /** Whether nobody knew its host. */
  isWithoutHost?: boolean;
}

/** Asks for one address once, and returns the bare answer. */
type Ask = (address: URL, method: 'HEAD' | 'GET') => Promise<Response>;

const patience = 15_000;

/**
 * Asks each address whether something is there. Each host has to answer one request at a time.
 * @param asker who is asking, for the people who look after the servers
 * @returns what is to be said of the addresses, and nothing of those that work
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
    for (const address of addresses.filter((one) => hostOf(one) === host)) {
      answers.push([address, await look(address, ask)]);
    }
  };
  await Promise.all([...new Set(addresses.map(hostOf))].map(askHost));
  // Where no host has a name, it is the connection that is gone.
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
    // Some servers answer what browsers ask, and nothing else.
    const isFinal = answer.ok || answer.status === 429 || answer.status > 501;
    return judge(address, isFinal ? answer : await ask(there, 'GET'));
  } catch (error) {
    return unreachable(address, error);
  }
}

function judge(address: string, { ok, status, statusText }: Response): Doubt | undefined {
  const said = `its server says ${status} ${statusText}`.trimEnd();
  if (status === 404 || status === 410) return gone(`${address} is gone: ${said}`);
  return ok ? undefined : doubtful(`${address} may not work: ${said}`);
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

/** Some servers answer browsers only, so that a person has to look. */
function doubtful(what: string): Doubt {
  return { message: `${what}; open it in a browser`, severity: 'warning' };
}
