interface TrustedTypesPolicy {
  createScriptURL: (url: string) => string;
}

/** A window with Trusted Types, which only newer browsers have. */
interface TrustedWindow {
  trustedTypes?: { createPolicy: (name: string, rules: TrustedTypesPolicy) => TrustedTypesPolicy };
}

/**
 * Returns the URL of a service worker as a Trusted Type. Creates it with the only policy that pages
 * allow, which exists once in a page. @param url a constant of the code
 */
export function trustScriptUrl(url: string): string {
  const policy = (window as TrustedWindow).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => url,
  });
  return policy?.createScriptURL(url) ?? url;
}
