import { createServerModuleRunner, type DevEnvironment } from 'vite';

type ModuleRunner = ReturnType<typeof createServerModuleRunner>;

/** Runs the site's modules for the dev server. */
export type SiteCode = ReturnType<typeof createSiteCode>;

/**
 * Creates the runner of the site's modules. After each change of the content or of the code it starts
 * again without modules, so that a page is never rendered with modules of two versions.
 */
export function createSiteCode() {
  let version = 0;
  let runner: ModuleRunner | undefined;

  return {
    /** Returns the number of changes so far. */
    version: () => version,
    /** Forgets all modules. Call this where modules are invalidated. */
    change() {
      version += 1;
      void runner?.close();
      runner = undefined;
    },
    /**
     * Returns the exports of a module.
     * @param url such as `/src/site/app/Head.tsx`
     * @throws also if the version changes meanwhile
     */
    load<Exports>(environment: DevEnvironment, url: string): Promise<Exports> {
      runner ??= createServerModuleRunner(environment, { hmr: false, sourcemapInterceptor: false });
      return runner.import(url) as Promise<Exports>;
    },
  };
}
