import type { LinkFinding } from '../../src/compiler/rules/rule.ts';

type UrlFinding = LinkFinding & { isUnknownHost?: boolean };

type SendRequest = (url: string, method: 'HEAD' | 'GET') => Promise<Response>;

const timeoutMs = 15_000;

/**
 * Requests each URL, one at a time for each host.
 * @returns the URLs that may not work, with the reasons
 */
export async function requestUrls(
  urls: readonly string[],
  userAgent: string,
  request: typeof fetch = fetch,
): Promise<Map<string, UrlFinding>> {
  const send: SendRequest = async (url, method) => {
    const response = await request(new URL(url), {
      method,
      headers: { 'User-Agent': userAgent },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response;
  };
  const findings = new Map<string, UrlFinding>();
  const requestHost = async (host: string) => {
    for (const url of urls.filter((candidate) => hostOf(candidate) === host)) {
      const finding = await checkUrl(url, send);
      if (finding) findings.set(url, finding);
    }
  };
  await Promise.all([...new Set(urls.map(hostOf))].map(requestHost));
  // If every host is unknown, this machine is offline.
  const isOffline = urls.every((url) => findings.get(url)?.isUnknownHost);
  if (!isOffline) return findings;
  return new Map(urls.map((url) => [url, reportDoubtful(`${url} could not be checked`)]));
}

function hostOf(url: string): string {
  return new URL(url).host;
}

async function checkUrl(url: string, send: SendRequest): Promise<UrlFinding | undefined> {
  try {
    const response = await send(url, 'HEAD');
    // Some servers support only GET. A status of 429 or above 501 is the same for both methods.
    const isFinal = response.ok || response.status === 429 || response.status > 501;
    return explainResponse(url, isFinal ? response : await send(url, 'GET'));
  } catch (error) {
    return explainFailure(url, error);
  }
}

function explainResponse(url: string, { ok, status, statusText }: Response) {
  const reason = `its server says ${status} ${statusText}`.trimEnd();
  if (status === 404 || status === 410) return reportDead(`${url} is gone: ${reason}`);
  return ok ? undefined : reportDoubtful(`${url} may not work: ${reason}`);
}

function explainFailure(url: string, error: unknown): UrlFinding {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (cause?.code === 'ENOTFOUND')
    return { ...reportDead(`${url} is gone: this host does not exist`), isUnknownHost: true };
  const reason =
    name === 'TimeoutError'
      ? `did not answer for ${timeoutMs / 1000} seconds`
      : `cannot be reached (${cause?.code ?? cause?.message ?? message})`;
  return reportDoubtful(`${url} may not work: its server ${reason}`);
}

function reportDead(reason: string): LinkFinding {
  return { message: `${reason}. Write another URL, or delete the link.`, rule: 'dead-link' };
}

/** Asks a person to look, because some servers answer only browsers. */
function reportDoubtful(reason: string): LinkFinding {
  return { message: `${reason}. Open it in a browser.`, rule: 'doubtful-link' };
}
