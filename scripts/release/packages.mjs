// The packages that are published, and their tarballs.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../setup.mjs';

const run = promisify(execFile);

/** Returns every workspace with its folder (relative to the root) and its package.json. */
export function workspaces() {
  return ['packages', 'games', 'apps', 'examples'].flatMap((group) =>
    readdirSync(path.join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ folder: `${group}/${name}`, manifest: manifestOf(`${group}/${name}`) })),
  );
}

/** Returns the workspaces that are not private. */
export const publishedPackages = () => workspaces().filter(({ manifest }) => manifest.private !== true);

function manifestOf(folder) {
  return JSON.parse(readFileSync(path.resolve(root, folder, 'package.json'), 'utf8'));
}

/**
 * Packs folders into `destination` without running their scripts. Returns per folder the tarball's path and the paths it contains. One npm
 * packs all, because starting it takes longer than packing.
 */
export async function pack(folders, destination) {
  const paths = folders.map((folder) => path.resolve(root, folder));
  const options = ['--json', '--ignore-scripts', '--pack-destination', destination];
  const { stdout } = await npm(['pack', ...paths, ...options], root);
  const reports = new Map(Object.values(JSON.parse(stdout)).map((report) => [report.name, report]));
  return paths.map((folder) => {
    const { filename, files } = reports.get(manifestOf(folder).name);
    return { tarball: path.join(destination, filename), files: files.map((file) => file.path) };
  });
}

/** Runs npm with the current Node. */
export function npm(args, cwd) {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  const script = process.env.npm_execpath;
  // If npm started this process, the path of its script is known, which works on every platform without a shell.
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { ...options, shell: process.platform === 'win32' });
}
