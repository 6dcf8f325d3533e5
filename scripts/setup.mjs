// Setup that every command runs first on a fresh clone. Uses plain Node, because no package is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireNode } from './nodeVersion.mjs';
import { isOffline, setupProblem } from './setupProblems.mjs';
import {
  compiledProjects,
  fetchedPackages,
  installArgs,
  npmCommand,
  runStep,
  skipStep,
  withoutProgress,
} from './steps.mjs';

requireNode();

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Prints a progress message on stderr, so that stdout has only the command's output. */
export function print(text) {
  process.stderr.write(`${text}\n`);
}

/** Runs a command in the project's root with inherited output. Returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  return status ?? 1;
}

/** Returns the path of a program from the project's dependencies. */
export function dependency(program) {
  return `${root}node_modules/${program}`;
}

/** Runs a program from the project's dependencies. */
export function runLocal(program, args, options) {
  return run(process.execPath, [dependency(program), ...args], options);
}

/**
 * Runs several Node programs in parallel, at most `atOnce` of them, for programs that do not use all cores. Starts them in their order, so
 * the longest should be first. Prints the output of each when it ends. Returns the exit code of a failed program, or 0.
 */
export async function runTogether(programs, { atOnce = programs.length } = {}) {
  const queue = [...programs];
  const codes = [];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) codes.push(await runAside(next));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return codes.find((code) => code !== 0) ?? 0;
}

/** Runs a Node program, prints its output when it ends, and returns its exit code. */
async function runAside([program, args]) {
  const child = spawn(process.execPath, [program, ...args], { cwd: root });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  process.stderr.write(Buffer.concat(said));
  return code ?? 1;
}

/** Installs missing dependencies and builds stale packages, as the first two steps of `of`. Ends the process if one of them fails. */
export async function prepare({ of = 2 } = {}) {
  const title = 'Install dependencies';
  if (isPrepared()) skipStep({ step: 1, of, title });
  else await install({ step: 1, of, title, folder: root, command: installCommand(lockFile(), workspaces()) });
  await build({
    step: 2,
    of,
    title: 'Compile the packages (tsc -b)',
    args: [dependency('typescript/bin/tsc'), '-b', '--verbose'],
    cwd: root,
    detail: compiledProjects,
  });
}

/** Builds the web client as a step of the setup, unless it is newer than its sources. */
export async function buildWeb({ step = 1, of = 1 } = {}) {
  const title = 'Build the web client (vite build)';
  const built = `${root}apps/web/dist/client/index.html`;
  const sources = ['packages', 'games', 'examples', 'apps/web', 'package-lock.json'].map((path) => `${root}${path}`);
  if (existsSync(built) && Math.max(...sources.map(newest)) <= statSync(built).mtimeMs) {
    return skipStep({ step, of, title });
  }
  const args = [dependency('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  await build({ step, of, title, args, cwd: `${root}apps/web` });
}

/** Runs npm in a folder. Ends the process with the cause if it fails. */
export async function install({ step, of, title, folder, command }) {
  const { command: program, args, shell } = npmCommand(installArgs(command));
  const { status, output } = await runStep({
    step,
    of,
    title: `${title} (npm ${command})`,
    command: program,
    args,
    options: { cwd: folder, shell },
    detail: fetchedPackages,
    isHopeless: isOffline,
  });
  // npm only warns about a file that it could not write, as on a full disk, and counts the truncated package as installed.
  const isCut = output.includes('TAR_ENTRY_ERROR');
  if (isCut) rmSync(`${folder}/node_modules/.package-lock.json`, { force: true });
  if (status !== 0 || isCut) failStep(`npm ${command}`, output, folder);
}

async function build({ step, of, title, args, cwd, detail }) {
  const { status, output } = await runStep({
    step,
    of,
    title,
    command: process.execPath,
    args,
    options: { cwd },
    detail,
  });
  if (status !== 0) failStep(title, output, root);
  // Warnings.
  process.stderr.write(withoutProgress(output));
}

/** Prints one sentence if the user can remove the cause, and otherwise the output of the program. */
function failStep(title, output, folder) {
  const problem = setupProblem(output, folder);
  if (problem === undefined) process.stderr.write(withoutProgress(output));
  print(problem ?? `${title} failed.`);
  process.exit(1);
}

/** Returns the time of the last change of the sources under a path. */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter((name) => !/^(dist|node_modules|.*\.tsbuildinfo)$/.test(name));
  return Math.max(0, ...inside.map((name) => newest(`${path}/${name}`)));
}

/** Tells whether every dependency is installed. */
export function isPrepared() {
  return isInstalled(lockFile(), readJson(`${root}node_modules/.package-lock.json`), workspaces());
}

function lockFile() {
  return readJson(`${root}package-lock.json`);
}

/**
 * Tells whether `node_modules` has every package of the lock file in its version, and every folder of the workspace. Optional packages
 * of other platforms may be missing. Compares contents and not times: a checkout touches the lock file without a change.
 */
export function isInstalled(lock, installed, names) {
  if (installed === undefined) return false;
  const isCurrent = ([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') || link) return true;
    const found = installed.packages[path];
    return found === undefined ? optional === true : found.version === version;
  };
  return (
    Object.entries(lock.packages).every(isCurrent) && names.every((name) => existsSync(`${root}node_modules/${name}`))
  );
}

/** Chooses the command: `npm ci` refuses a lock file without every workspace folder, such as that of a new game. */
export function installCommand(lock, names) {
  return names.every((name) => lock.packages[`node_modules/${name}`]?.link === true) ? 'ci' : 'install';
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Returns the names of the workspaces. */
function workspaces() {
  return ['packages', 'games', 'apps', 'examples'].flatMap((folder) =>
    readdirSync(root + folder)
      .map((name) => `${root}${folder}/${name}/package.json`)
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')).name),
  );
}
