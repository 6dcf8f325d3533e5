import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Copies the files that a new game changes into a folder. */
export function newWorkspace(folder: string): string {
  for (const path of [
    'apps/cli/src/newGame/template',
    'apps/catalog/src/manifests.ts',
    'apps/catalog/package.json',
    'apps/catalog/tsconfig.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
}

/** Returns the findings of formatter and linter in such a workspace, or an empty text. */
export function lintProblems(folder: string, ...paths: string[]): string {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  // The folder is not a repository, so Biome must not look for ignored files.
  const own = { ...config, $schema: undefined, vcs: undefined };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(own));
  const { status, said } = node(folder, biome, 'check', '--error-on-warnings', ...paths);
  return status === 0 ? '' : said;
}

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Runs a Node program in a folder and waits for its end. */
export function node(cwd: string, ...args: string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
