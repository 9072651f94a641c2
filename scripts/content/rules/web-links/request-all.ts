/** The reason why a link may not work. */
interface Doubt {
  message: string;
  rule: 'dead-link' | 'doubtful-link';
  isUnknownHost?: boolean;
}

type SendRequest = (url: string, method: 'HEAD' | 'GET') => Promise<Response>;

const timeoutMs = 15_000;

/**
 * Requests each URL, one at a time for each host.
 * @returns the URLs that may not work
 */
export async function requestAll(
  urls: readonly string[],
  userAgent: string,
  request: typeof fetch = fetch,
): Promise<Map<string, Doubt>> {
  const send: SendRequest = async (url, method) => {
    const headers = { 'User-Agent': userAgent };
    const response = await request(new URL(url), {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response;
  };
  const doubts = new Map<string, Doubt>();
  const requestHost = async (host: string) => {
    for (const url of urls.filter((candidate) => hostOf(candidate) === host)) {
      const doubt = await checkUrl(url, send);
      if (doubt) doubts.set(url, doubt);
    }
  };
  await Promise.all([...new Set(urls.map(hostOf))].map(requestHost));
  // If every host is unknown, this machine is offline.
  const isOffline = urls.every((url) => doubts.get(url)?.isUnknownHost);
  if (!isOffline) return doubts;
  return new Map(urls.map((url) => [url, doubtful(`${url} could not be checked`)]));
}

function hostOf(url: string): string {
  return new URL(url).host;
}

async function checkUrl(url: string, send: SendRequest): Promise<Doubt | undefined> {
  try {
    const response = await send(url, 'HEAD');
    // Some servers support only GET. A status of 429 or above 501 does not depend on the method.
    const isFinal = response.ok || response.status === 429 || response.status > 501;
    return explainResponse(url, isFinal ? response : await send(url, 'GET'));
  } catch (error) {
    return explainFailure(url, error);
  }
}

function explainResponse(url: string, { ok, status, statusText }: Response): Doubt | undefined {
  const reason = `its server says ${status} ${statusText}`.trimEnd();
  if (status === 404 || status === 410) return dead(`${url} is gone: ${reason}`);
  return ok ? undefined : doubtful(`${url} may not work: ${reason}`);
}

function explainFailure(url: string, error: unknown): Doubt {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (cause?.code === 'ENOTFOUND')
    return { ...dead(`${url} is gone: this host does not exist`), isUnknownHost: true };
  const reason =
    name === 'TimeoutError'
      ? `did not answer for ${timeoutMs / 1000} seconds`
      : `cannot be reached (${cause?.code ?? cause?.message ?? message})`;
  return doubtful(`${url} may not work: its server ${reason}`);
}

function dead(reason: string): Doubt {
  return { message: `${reason}. Write another URL, or delete the link.`, rule: 'dead-link' };
}

/** Asks a person to look, because some servers answer only browsers. */
function doubtful(reason: string): Doubt {
  return { message: `${reason}. Open it in a browser.`, rule: 'doubtful-link' };
}
