// Creates a copy of the repository for mutations.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Paths that are not copied: they are linked below, or no test reads them. */
const LEFT_OUT = new Set(['node_modules', '.git', 'coverage', 'data', 'artifacts']);

/**
 * Copies the repository to `target`. Installed packages are linked. Workspaces are linked by relative paths as in the
 * original, so these links lead into the copy.
 */
export function copyRepository(root, target) {
  cpSync(root, target, { recursive: true, filter: (source) => source === root || !LEFT_OUT.has(basename(source)) });
  const modules = join(target, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const installed = join(root, 'node_modules', name);
    if (name === '@tessera') cpSync(installed, join(modules, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(installed, join(modules, name), process.platform === 'win32' ? 'junction' : undefined);
  }
}
