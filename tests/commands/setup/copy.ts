import { test as base } from 'vitest';
import { copyProject, type ProjectCopy } from '../../browser/setup/project-copy.ts';

/** A test by somebody who changes a copy of the project and runs its commands. */
export const test = base.extend<{ copy: ProjectCopy }>({
  copy: async ({}, use) => {
    const copy = await copyProject();
    await use(copy);
    await copy.remove();
  },
});
