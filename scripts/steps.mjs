// Steps of the setup: each prints its number, its title and its time on stderr, so that the output of a command stays clean.
import { spawn } from 'node:child_process';

const TICK_MS = 1000;
/** Retry settings that fail early without a network, and still survive a dropped connection. */
const NPM_RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'];

/**
 * Runs a program as step `step` of `of`. Returns its exit code and its output. `detail` turns the output so far into a progress
 * text, which a terminal shows beside the time; `isHopeless` ends the program early.
 */
export async function runStep({
  step,
  of,
  title,
  command,
  args,
  options,
  detail = () => '',
  isHopeless = () => false,
}) {
  const started = Date.now();
  const head = `[${step}/${of}] ${title}`;
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const { isTTY } = process.stderr;
  let output = '';
  const show = () =>
    process.stderr.write(`\r${head} ... ${[detail(output), seconds()].filter(Boolean).join(', ')}\u001B[K`);
  if (!isTTY) process.stderr.write(`${head} ...\n`);
  else show();
  const ticking = isTTY ? setInterval(show, TICK_MS) : undefined;
  try {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isHopeless(output)) child.kill();
      });
    }
    child.once('error', ({ message }) => {
      output += message;
    });
    const status = await new Promise((resolve) => {
      child.once('close', resolve);
    });
    const end = status === 0 ? `done in ${seconds()}` : 'failed';
    process.stderr.write(isTTY ? `\r${head}: ${end}\u001B[K\n` : `[${step}/${of}] ${end}\n`);
    return { status: status ?? 1, output };
  } finally {
    clearInterval(ticking);
  }
}

export function skipStep({ step, of, title }) {
  process.stderr.write(`[${step}/${of}] ${title}: up to date\n`);
}

/**
 * Returns the command that starts npm. On Windows only `npm.cmd` exists, which needs a shell. A script that npm
 * runs finds npm's script in `npm_execpath`.
 */
export function npmCommand(args, { env, platform, execPath } = process) {
  const file = env.npm_execpath;
  if (file && /(^|[\\/])npm-cli\.c?js$/.test(file)) return { command: execPath, args: [file, ...args], shell: false };
  return platform === 'win32' ? { command: 'npm.cmd', args, shell: true } : { command: 'npm', args, shell: false };
}

/** Returns the arguments of an installation. With `--loglevel=http` npm prints one line per fetched package. */
export function installArgs(command) {
  return [command, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=http', ...NPM_RETRIES];
}

/** Returns the progress of `tsc -b --verbose` from its output so far. */
export function compiledProjects(output) {
  const total = (output.match(/^ {4}\* /gm) ?? []).length;
  const reached = (output.match(/Building project|is up to date/g) ?? []).length;
  return total === 0 ? '' : `${Math.min(reached, total)} of ${total} projects`;
}

/** Removes the progress lines of `tsc -b --verbose` and npm from an output. */
export function withoutProgress(output) {
  return output.replace(/^(?: {4}\* |[\d:]+ [AP]M - |npm http ).*\n*/gm, '').trimStart();
}

/** Returns the progress of npm's downloads from its output so far. */
export function fetchedPackages(output) {
  const count = new Set(output.match(/\S+\.tgz/g)).size;
  return count === 0 ? '' : `${count} packages`;
}
