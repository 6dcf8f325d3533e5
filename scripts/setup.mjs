// What every command does first on a fresh clone. Plain Node, because nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Says what is going on, on stderr, so that a command's own output stays clean. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Runs a command in the project's root, its output going straight through. Returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  return status ?? 1;
}

/** Where a program is that the project's dependencies bring along. */
export function dependency(program) {
  return `${root}node_modules/${program}`;
}

/** Runs such a program. */
export function runLocal(program, args, options) {
  return run(process.execPath, [dependency(program), ...args], options);
}

/**
 * Several programs of Node at once, for those that do not keep every core busy by themselves. What each says is
 * shown when it ends, one after the other. The exit code of the first that fails, or 0.
 */
export async function runTogether(programs) {
  const codes = await Promise.all(
    programs.map(async ([program, args]) => {
      const child = spawn(process.execPath, [program, ...args], { cwd: root });
      const said = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
      const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
      process.stderr.write(Buffer.concat(said));
      return code ?? 1;
    }),
  );
  return codes.find((code) => code !== 0) ?? 0;
}

/** Checks Node, installs what is missing, builds what is stale. Ends the process when one of them fails. */
export function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Tessera needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
  if (!isInstalled()) {
    say('Installing dependencies (npm install) ...');
    // Not `npm ci`: it wants every platform's optional binaries in the lock file, and registries do not always have them.
    // What npm itself has to say goes to stderr too.
    const args = ['install', '--no-save', '--no-audit', '--no-fund'];
    if (run('npm', args, { stdio: ['ignore', 2, 2] }) !== 0) fail('npm install failed.');
  }
  say('Building (tsc -b) ...');
  if (runLocal('typescript/bin/tsc', ['-b'], { stdio: ['ignore', 2, 2] }) !== 0) fail('The build failed.');
}

/** Builds the web client, unless it is newer than everything it is made from. */
export function buildWeb() {
  const built = `${root}apps/web/dist/client/index.html`;
  const sources = ['packages', 'games', 'examples', 'apps/web', 'package-lock.json'].map((path) => `${root}${path}`);
  if (existsSync(built) && Math.max(...sources.map(newest)) <= statSync(built).mtimeMs) return;
  say('Building the web client (vite build) ...');
  const args = ['build', '--logLevel', 'warn'];
  const status = runLocal('vite/bin/vite.js', args, { cwd: `${root}apps/web`, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail('The build of the web client failed.');
}

/** When the youngest source under a path was last changed. */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules');
  return Math.max(0, ...inside.map((name) => newest(`${path}/${name}`)));
}

/** Installed, not before the lock file last changed, and with every folder of the workspace: a new game is one more. */
function isInstalled() {
  const marker = `${root}node_modules/.package-lock.json`;
  if (!existsSync(marker) || statSync(marker).mtimeMs < statSync(`${root}package-lock.json`).mtimeMs) return false;
  return workspaces().every((name) => existsSync(`${root}node_modules/${name}`));
}

/** The names of our own packages. */
function workspaces() {
  return ['packages', 'games', 'apps', 'examples'].flatMap((folder) =>
    readdirSync(root + folder)
      .map((name) => `${root}${folder}/${name}/package.json`)
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')).name),
  );
}

function fail(text) {
  say(text);
  process.exit(1);
}
