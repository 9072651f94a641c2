// Runs first in every page of the tests: keeps the console messages, and the errors that nobody caught.
// The stories read them from the tab's storage, since not every driver reports them.

function keep(...parts) {
  const messages = JSON.parse(sessionStorage.getItem('messages') ?? '[]');
  sessionStorage.setItem('messages', JSON.stringify([...messages, parts.map(String).join(' ')]));
}

for (const level of ['warn', 'error']) {
  const original = console[level];
  console[level] = (...parts) => {
    keep(location.pathname, ...parts);
    original(...parts);
  };
}
addEventListener('error', ({ message }) => keep(location.pathname, message));
addEventListener('unhandledrejection', ({ reason }) => keep(location.pathname, reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  keep(location.pathname, violatedDirective, blockedURI),
);
