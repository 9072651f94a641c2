import { expect, test } from 'vitest';
import { serviceWorker, staffWorker } from '../../../../scripts/site/service-worker.ts';

const staffFiles = (text: string) =>
  new Map([
    ['assets/staff/main-1a.js', text],
    ['assets/staff/main-1a.css', 'p {}'],
    ['staff.html', `<title>${text}</title><script type="module" src="/assets/staff/main-1a.js">`],
  ]);

test('lets visitors load nothing again if only the staff page has changed', () => {
  const workerWith = (text: string) =>
    serviceWorker('', new Map([...staffFiles(text), ['index.html', '<p>']]), []);
  expect(workerWith('one')).toBe(workerWith('two'));
  const changed = serviceWorker('', new Map([...staffFiles('one'), ['index.html', '<b>']]), []);
  expect(changed).not.toBe(workerWith('one'));
});

test('lists all files of a release of the staff page, whose name changes with the page', () => {
  const code = staffWorker('', staffFiles('one'));
  const release: unknown = JSON.parse(code.replace('const release=', '').slice(0, -1));
  expect(release).toEqual({
    name: expect.stringMatching(/^[\da-f]{12}$/),
    script: '/assets/staff/main-1a.js',
    files: ['/assets/staff/main-1a.css', '/assets/staff/main-1a.js'],
  });
  expect(staffWorker('', staffFiles('two'))).not.toBe(code);
});
