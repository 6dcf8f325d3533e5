import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { columns, defineCommand, EXIT, type Io, type Terminal, wholeNumber, workspaceRoot } from '@tessera/terminal';
import type * as Provision from '../../../../scripts/provision.mjs';
import { checkDataFolder, checkDisk, checkPort, type MachineCheck } from '../machineChecks.ts';
import { tesseraVersion } from '../version.ts';
import { SERVE_FLAGS } from './serve.ts';

const DEFAULT_PORT = 4600;

/** Command that checks whether this machine can run the server and the tests. */
export const doctor = defineCommand({
  name: 'doctor',
  topic: 'server',
  summary: 'Check what this machine has and lacks for the server and the tests',
  about: 'Exits with 1 when something that npm start needs is missing. Changes and installs nothing.',
  operands: { usage: '', min: 0, max: 0 },
  flags: SERVE_FLAGS,
  examples: ['tessera doctor', 'tessera doctor --port 4700 --json'],

  async run({ flags }, terminal) {
    const { io } = terminal;
    const root = workspaceRoot();
    const port = wholeNumber('port', flags.port ?? io.env.TESSERA_PORT, { max: 65_535 }) ?? DEFAULT_PORT;
    const data = folderOf(flags.data, root, io);
    const checks = [
      ...versions(),
      checkWorkspace(root),
      checkDataFolder(data),
      await checkDisk(data),
      await checkPort(port, flags.host ?? io.env.TESSERA_HOST ?? '127.0.0.1'),
      ...(await checkPrograms(root)),
    ];
    const ok = checks.every(({ status }) => status !== 'missing');
    return { exit: ok ? EXIT.fine : EXIT.findings, text: checksText(checks, terminal), document: { ok, checks } };
  },
});

/** Returns the data folder that `npm start` would use: its paths are relative to the workspace. */
function folderOf(given: string | undefined, root: string | undefined, { env, cwd }: Io): string {
  return given === undefined ? resolve(root ?? cwd, env.TESSERA_DATA_DIR || 'data') : resolve(cwd, given);
}

function versions(): MachineCheck[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  const advice = 'Install Node 20.19, 22.12 or newer from https://nodejs.org';
  const node: MachineCheck = { id: 'node', status: isSupported ? 'ok' : 'missing', found: process.versions.node };
  return [{ id: 'tessera', status: 'ok', found: tesseraVersion() }, isSupported ? node : { ...node, advice }];
}

function checkWorkspace(root: string | undefined): MachineCheck {
  if (root === undefined || !existsSync(join(root, 'scripts/start.mjs'))) {
    const advice = 'Clone the repository and run npm start in it.';
    return { id: 'workspace', status: 'missing', found: 'not inside the workspace', advice };
  }
  const isBuilt = existsSync(join(root, 'apps/web/dist/client/index.html'));
  return { id: 'workspace', status: 'ok', found: isBuilt ? root : `${root}; npm start builds the web client first` };
}

/** Checks the programs that tests start. */
async function checkPrograms(root: string | undefined): Promise<MachineCheck[]> {
  const file = join(root ?? '', 'scripts/provision.mjs');
  if (root === undefined || !existsSync(file)) return [];
  const { findProgram, sentence }: typeof Provision = await import(pathToFileURL(file).href);
  return (['chromium', 'postgres', 'redis'] as const).map((id) => {
    const found = findProgram(id);
    if (found !== undefined) return { id, status: 'ok', found };
    return { id, status: 'optional', found: 'not found; only tests need it', advice: sentence(id) };
  });
}

function checksText(checks: readonly MachineCheck[], { paint, tableWidth }: Terminal): string {
  const colours = { ok: paint.green, missing: paint.red, optional: paint.yellow };
  const rows = checks.map(({ id, status, found }) => [colours[status](status), id, found]);
  const advice = checks.flatMap(({ id, advice: text }) => (text === undefined ? [] : [`${paint.bold(id)}: ${text}`]));
  const missing = checks.filter(({ status }) => status === 'missing').length;
  const verdict =
    missing === 0 ? paint.green('npm start can run here.') : paint.red(`npm start needs ${missing} more.`);
  return [columns(rows, [], tableWidth), '', ...advice, verdict].join('\n');
}
