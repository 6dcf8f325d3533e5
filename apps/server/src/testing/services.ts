import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { provision } from '../../../../scripts/provision.mjs';

// Real PostgreSQL and Redis for tests: from the programs of the system, on free ports, in temporary folders, as a user who is not root. One of
// each for a process of tests, ended with it; every test has a database of its own.

/** A service that a test may freeze, kill and start again. */
export interface Service {
  readonly port: number;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Starts it again on what it left. */
  start(): Promise<void>;
  /** Kills it and removes what it left. */
  remove(): Promise<void>;
}

const { found, problems, failed } = provision({ need: ['postgres', 'redis'] });
// Where nobody reads hints, what is missing is a failure.
if (failed) throw new Error(problems.join('\n'));

/** Whether both can be had here. */
export const hasServices = problems.length === 0;

const READY_MS = 60_000;
/** Debian's user of PostgreSQL, which refuses to be run by root. */
const UNPRIVILEGED = process.getuid?.() === 0 ? userOf('postgres') : undefined;

let postgres: Promise<Service> | undefined;
let redis: Promise<Service> | undefined;
let databases = 0;

/** The address of a new, empty database. */
export async function newDatabase(service?: Service): Promise<string> {
  postgres ??= service ? undefined : startPostgres();
  const { port } = service ?? (await (postgres as Promise<Service>));
  const name = `test_${process.pid}_${++databases}`;
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'tessera', database: 'postgres' });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `postgres://tessera@127.0.0.1:${port}/${name}`;
}

/** The address of a Redis that all tests of this process share: whoever speaks through it has a key of their own. */
export async function sharedRedis(): Promise<string> {
  redis ??= startRedis();
  return `redis://127.0.0.1:${(await redis).port}`;
}

/** A PostgreSQL of one's own. */
export async function startPostgres(): Promise<Service> {
  const folder = privateFolder('tessera-postgres-');
  const program = found.postgres ?? '';
  const made = spawnSync(
    ...asUser(join(dirname(program), 'initdb'), ['-D', folder, '-A', 'trust', '-U', 'tessera', '--no-sync']),
    {
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'max_connections=200',
  ];
  return started(folder, port, asUser(program, ['-D', folder, '-p', String(port), ...settings]), async () => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'tessera', database: 'postgres' });
    await client.connect();
    await client.end();
  });
}

/** A Redis of one's own. */
export async function startRedis(): Promise<Service> {
  const folder = privateFolder('tessera-redis-');
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  return started(folder, port, asUser(found.redis ?? '', words), () => connectable(port));
}

type Command = readonly [string, string[]];

async function started(
  folder: string,
  port: number,
  [command, words]: Command,
  isUp: () => Promise<void>,
): Promise<Service> {
  let child: ChildProcess | undefined;
  const start = async () => {
    const own = spawn(command, words, { stdio: 'ignore' });
    child = own;
    watch(own.pid as number, folder);
    const end = Date.now() + READY_MS;
    for (;;) {
      const isReady = await isUp().then(
        () => true,
        () => false,
      );
      if (isReady) return;
      if (own.exitCode !== null || Date.now() > end) throw new Error(`${command} does not start`);
      await pause(50);
    }
  };
  const kill = async () => {
    const own = child;
    if (!own || own.exitCode !== null || own.signalCode !== null) return;
    const ended = once(own, 'exit');
    own.kill('SIGKILL');
    await ended;
    // PostgreSQL's other processes notice that they are alone.
    await pause(200);
  };
  await start();
  const remove = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, kill, start, remove };
}

/** Ends a service with the process of tests, however that ends, and removes what it left. */
function watch(service: number, folder: string): void {
  const isThere = (pid: number) => `kill -0 ${pid} 2>/dev/null`;
  const script = `while ${isThere(process.pid)} && ${isThere(service)}; do sleep 1; done
    if ! ${isThere(process.pid)}; then kill -9 ${service} 2>/dev/null; sleep 1; rm -rf '${folder}'; fi`;
  spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' }).unref();
}

function privateFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  if (UNPRIVILEGED) chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  return folder;
}

/** A program as somebody who is not root. `setpriv` takes its place, so that its process is the one that was started. */
function asUser(program: string, words: string[]): [string, string[]] {
  if (!UNPRIVILEGED) return [program, words];
  const { uid, gid } = UNPRIVILEGED;
  return ['setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', program, ...words]];
}

function userOf(name: string): { readonly uid: number; readonly gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout));
  return uid && gid ? { uid, gid } : undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function connectable(port: number): Promise<void> {
  const { connect } = await import('node:net');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
