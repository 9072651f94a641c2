// Runs first on every page of these tests. Records console messages and uncaught errors in the tab's
// storage, because some drivers do not report them.

function record(...parts) {
  const messages = JSON.parse(sessionStorage.getItem('messages') ?? '[]');
  sessionStorage.setItem('messages', JSON.stringify([...messages, parts.map(String).join(' ')]));
}

for (const level of ['warn', 'error']) {
  const original = console[level];
  console[level] = (...parts) => {
    record(location.pathname, ...parts);
    original(...parts);
  };
}
addEventListener('error', ({ message }) => record(location.pathname, message));
addEventListener('unhandledrejection', ({ reason }) => record(location.pathname, reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  record(location.pathname, violatedDirective, blockedURI),
);
