import { useCallback, useSyncExternalStore } from 'react';
import type { ShownFact } from '../draft/page-values.ts';
import { Outline } from '../page/Outline.tsx';
import { usePicking } from '../page/usePicking.ts';
import { barLanguage } from '../words/bar-language.ts';
import { ToolbarButtons } from './ToolbarButtons.tsx';
import type { StartedSite } from './start-site.ts';
import { toolbarItems } from './toolbar-items.ts';
import { useChanging } from './useChanging.ts';
import type { FirstTap } from './useFirstTap.ts';

interface StartBarProps extends StartedSite {
  /** The element of the bar. */
  host: Element;
  tap: FirstTap | undefined;
  setTap: (change: (tap: FirstTap | undefined) => FirstTap) => void;
  /** True if the rest of the staff page cannot be loaded yet. */
  hasFailed: boolean;
}

const noFacts: readonly ShownFact[] = [];

/** Resolves never: a tapped text stays outlined until the bar opens it. */
const untilBar = () => new Promise<never>(() => {});

/**
 * Renders the bar while its scripts are loading. It looks the same, and remembers the last tap, which
 * the bar then does.
 */
export function StartBar({ site, facts, host, tap, setTap, hasFailed }: StartBarProps) {
  const { view } = site;
  const page = useSyncExternalStore(view.subscribe, view.page);
  const { strings } = barLanguage(page.language);
  const [isChanging, toggle] = useChanging();
  const openSource = useCallback(
    (source: string) => {
      setTap((before) => ({ ...before, opened: { source } }));
      return untilBar();
    },
    [setTap],
  );
  const marked = usePicking(isChanging, host, facts[page.language] ?? noFacts, openSource);
  const items = toolbarItems({
    strings,
    isChanging,
    toggleChanging() {
      toggle();
      setTap((before) => ({ ...before, opened: undefined, hasToggled: true }));
    },
    showSheet: (request) => setTap((before) => ({ ...before, opened: { request } })),
    problemCount: 0,
    changes: { label: strings.latestSaves, isSent: true },
  });
  const opened = tap?.opened;
  const kind = opened && 'request' in opened ? opened.request.kind : undefined;
  const waiting = opened && strings.loading;
  return (
    <div lang={page.language}>
      <aside aria-label={strings.bar}>
        <div role="status">
          {(hasFailed || waiting) && (
            <p className="preview">{hasFailed ? strings.offline : waiting}</p>
          )}
        </div>
        <ToolbarButtons
          label={strings.bar}
          items={items}
          busyIndex={kind && items.findIndex((item) => item.kind === kind)}
          onFocus={(focusedIndex) => setTap((before) => ({ ...before, focusedIndex }))}
        />
      </aside>
      <Outline marked={marked} />
    </div>
  );
}
