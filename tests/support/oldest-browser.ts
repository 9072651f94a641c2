import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserContext } from 'playwright-core';
import { browserTarget } from '../../scripts/vite/browser-build.ts';
import { changePages, styleElement } from './faults.ts';
import { withoutPolicy } from './visits.ts';

/** What at least one browser of the build's target lacks. */
interface NewFeatures {
  /** Global names: `Temporal`. */
  globals: string[];
  /** Methods and properties with their owners: `['Array', 'toSorted']`. */
  members: [owner: string, name: string][];
  /** Pseudo-classes and pseudo-elements: `popover-open`. */
  selectors: string[];
}

const oldestBrowsers = browserTarget.map((browser) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return { name: name as 'chrome', version: Number(version) };
});

/** Returns what MDN's browser compatibility data lists as newer than the build's target. */
function listNewFeatures(): NewFeatures {
  const globals: string[] = [];
  const members: [string, string][] = [];
  const { api, javascript, css } = bcd;
  for (const [owner, entry] of [...subfeaturesOf(api), ...subfeaturesOf(javascript.builtins)]) {
    const isNewOwner = isNew(entry);
    if (isNewOwner) globals.push(owner);
    for (const [name, member] of subfeaturesOf(entry)) {
      if (isNewOwner || isNew(member)) members.push([owner, name.replace(/_static$/, '')]);
    }
  }
  const selectors = subfeaturesOf(css.selectors).filter(([, entry]) => isNew(entry));
  return { globals, members, selectors: selectors.map(([name]) => name) };
}

function subfeaturesOf(entry: Identifier = {} as Identifier): [string, Identifier][] {
  const { __compat: _, ...subfeatures } = entry;
  return Object.entries(subfeatures);
}

function isNew({ __compat: compat }: Identifier): boolean {
  return compat !== undefined && !oldestBrowsers.every((browser) => isIn(compat, browser));
}

function isIn({ support }: CompatStatement, { name, version }: (typeof oldestBrowsers)[number]) {
  const statements = [support[name] ?? []].flat();
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) =>
      !flags && !prefix && !alias && isUpTo(added, version) && !isUpTo(removed, version),
  );
}

/** Returns true for a version such as `109` or `≤79` that is at most the other version. */
function isUpTo(version: string | boolean | null | undefined, other: number): boolean {
  return typeof version === 'string' && Number(version.replace('≤', '')) <= other;
}

const newFeatures = listNewFeatures();

/** Runs in a page or in a service worker before all other scripts. */
function removeFeatures({ globals, members, selectors }: NewFeatures) {
  const scope = globalThis as unknown as Record<string, Record<string, object> | undefined>;
  for (const [owner, name] of members) {
    // The members of `Window` and of `WorkerGlobalScope` are global names.
    if (/^Window$|GlobalScope$|^_globals$/.test(owner)) Reflect.deleteProperty(globalThis, name);
    for (const object of [scope[owner], scope[owner]?.prototype]) {
      if (object) Reflect.deleteProperty(object, name);
    }
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
  if (!('document' in globalThis)) return;

  const unknownSelector = new RegExp(`:(?:${selectors.join('|')})\\b(?!-)`);
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      const method = (prototype as Element)[name] as ((selector: string) => unknown) | undefined;
      if (!method) continue;
      Reflect.set(prototype, name, function check(this: unknown, selector: string) {
        if (unknownSelector.test(selector))
          throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        return method.call(this, selector);
      });
    }
  }
  // Without these attributes, the browser treats popovers and answers as old browsers do.
  const removeAttributes = () => {
    for (const element of document.querySelectorAll('[popover], details[name]')) {
      element.removeAttribute('popover');
      element.removeAttribute('name');
    }
  };
  new MutationObserver(removeAttributes).observe(document, { childList: true, subtree: true });
}

/** The code that removes the features, for the start of a script. */
export const removalCode = `(${removeFeatures})(${JSON.stringify(newFeatures)});`;

const newSelector = new RegExp(`(::?)(${newFeatures.selectors.join('|')})\\b(?!-)`, 'g');
const newColours = /[\w-]+:[^;{}]*(?:light-dark|color-mix)\([^;}]*;?/g;

/** The options of a visit with the oldest browser of the build's target. */
export const oldestBrowser = {
  ...withoutPolicy,
  prepare: async (context: BrowserContext) => {
    await context.addInitScript(removalCode);
    await changePages(context, (html) =>
      html.replace(styleElement, (styles) =>
        styles.replaceAll(newColours, '').replaceAll(newSelector, '$1unknown-$2'),
      ),
    );
  },
};
