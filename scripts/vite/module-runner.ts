import type { DevEnvironment } from 'vite';
import { ModuleRunner } from 'vite/module-runner';

/**
 * Runs modules of the dev server in this process, each as its files are when it is asked for. Vite's
 * own runner, behind `ssrLoadModule`, also makes ready for `import.meta.resolve`, for which Node 20
 * starts a thread that every start would wait for.
 */
export function createModuleRunner({ hot }: DevEnvironment): ModuleRunner {
  return new ModuleRunner({
    transport: { invoke: (payload) => hot.handleInvoke(payload) },
    hmr: false,
    sourcemapInterceptor: false,
  });
}
