import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { provision } from '../../../../scripts/provision.mjs';

// Real PostgreSQL and Redis for tests and benchmarks: from installed programs, on free ports, in temporary folders, as
// an unprivileged user. A test process has one of each, which end with it; every test has a separate database. Plain
// JavaScript, because benchmarks load it directly.

const { found, problems, failed } = provision({ need: ['postgres', 'redis'] });
// In CI, a missing service is a failure, not a hint.
if (failed) throw new Error(problems.join('\n'));

/** Whether both services are installed. */
export const hasServices = problems.length === 0;

const READY_MS = 60_000;
/** Debian's user of PostgreSQL, which refuses to be run by root. */
const UNPRIVILEGED = process.getuid?.() === 0 ? userOf('postgres') : undefined;

let postgres;
let redis;
let databases = 0;

/** A busy machine is not a hang: a test of timeouts has a separate service. */
const PATIENT =
  'connect_timeout=240&query_timeout=240000&statement_timeout=240000&idle_in_transaction_session_timeout=240000';

/** Creates an empty database; resolves to its address. In the shared service, it has long timeouts. */
export async function newDatabase(service) {
  postgres ??= service ? undefined : startPostgres();
  const { port } = service ?? (await postgres);
  const name = `test_${process.pid}_${++databases}`;
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'tessera',
    database: 'postgres',
  });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `postgres://tessera@127.0.0.1:${port}/${name}${service ? '' : `?${PATIENT}`}`;
}

/** Resolves to the address of a Redis that all tests of this process share: each uses separate keys. */
export async function sharedRedis() {
  redis ??= startRedis();
  return `redis://127.0.0.1:${(await redis).port}`;
}

/** Starts a separate PostgreSQL. */
export function startPostgres() {
  return postgresIn(privateFolder('tessera-postgres-'), []);
}

/** Returns why a small disk is not available, or undefined if it is. */
export function noSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-mount-'));
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status === 0) spawnSync('umount', [folder]);
  rmSync(folder, {
    recursive: true,
    force: true,
  });
  return status === 0 ? undefined : `nothing can be mounted: ${error?.message ?? stderr.trim()}`;
}

/** Mounts a disk of the given size in megabytes: a file system in memory, which only root can mount. */
export function mountSmallDisk(mb) {
  const folder = privateFolder('tessera-small-disk-');
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mb}m,mode=0777`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`mount failed: ${stderr}`);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => takeAll(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, {
        recursive: true,
        force: true,
      });
    },
  };
}

/** A PostgreSQL whose data and write-ahead log are on a small disk. */
export async function startPostgresOnSmallDisk(mb) {
  const disk = mountSmallDisk(mb);
  const folder = join(disk.folder, 'data');
  // Small pieces of the write-ahead log, and few in reserve: it needs room again and again.
  const service = await postgresIn(
    folder,
    ['--wal-segsize=1'],
    ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=4MB'],
    disk.folder,
  );
  return {
    ...service,
    get isRunning() {
      return service.isRunning;
    },
    fill: disk.fill,
    free: disk.free,
    remove: async () => {
      await service.kill();
      disk.remove();
    },
  };
}

function takeAll(file) {
  const handle = openSync(file, 'a');
  for (let bytes = 1 << 20; bytes > 0; ) {
    try {
      writeSync(handle, Buffer.alloc(bytes));
    } catch {
      // There is not enough room for this size.
      bytes >>= 1;
    }
  }
  closeSync(handle);
}

async function postgresIn(folder, made, set = [], disk = folder) {
  const program = found.postgres ?? '';
  const words = ['-D', folder, '-A', 'trust', '-U', 'tessera', '--no-sync', ...made];
  const initdb = spawnSync(...asUser(join(dirname(program), 'initdb'), words), { encoding: 'utf8' });
  if (initdb.status !== 0) throw new Error(`initdb: ${initdb.stderr}`);
  const port = await freePort();
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'max_connections=200',
  ];
  const command = asUser(program, ['-D', folder, '-p', String(port), ...settings, ...set]);
  return started(disk, port, command, async () => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'tessera',
      database: 'postgres',
    });
    await client.connect();
    await client.end();
  });
}

/** Starts a Redis for one test; with `keeps` its keys survive a kill. */
export async function startRedis({ keeps = false } = {}) {
  const folder = privateFolder('tessera-redis-');
  const port = await freePort();
  const kept = ['--save', '', '--appendonly', keeps ? 'yes' : 'no'];
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...kept];
  return started(folder, port, asUser(found.redis ?? '', words), () => connectable(port));
}

async function started(folder, port, [command, words], isUp) {
  let child;
  const start = async () => {
    const own = spawn(command, words, { stdio: 'ignore' });
    child = own;
    watch(own.pid, folder);
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
    // Lets PostgreSQL's other processes notice that they are alone.
    await pause(200);
  };
  await start();
  const remove = async () => {
    await kill();
    rmSync(folder, {
      recursive: true,
      force: true,
    });
  };
  return {
    port,
    kill,
    start,
    remove,
    get pid() {
      return child?.pid ?? 0;
    },
    get isRunning() {
      return child !== undefined && child.exitCode === null && child.signalCode === null;
    },
  };
}

/** Ends a service with the test process, for every kind of exit, and removes its data. */
function watch(service, folder) {
  const isThere = (pid) => `kill -0 ${pid} 2>/dev/null`;
  const script = `while ${isThere(process.pid)} && ${isThere(service)}; do sleep 1; done
    if ! ${isThere(process.pid)}; then kill -9 ${service} 2>/dev/null; sleep 1; umount -l '${folder}' 2>/dev/null; rm -rf '${folder}'; fi`;
  spawn('sh', ['-c', script], {
    detached: true,
    stdio: 'ignore',
  }).unref();
}

function privateFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), name));
  if (UNPRIVILEGED) chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  return folder;
}

/**
 * Returns the command line that runs a program as an unprivileged user. `setpriv` replaces itself, so that the process
 * id stays the same.
 */
function asUser(program, words) {
  if (!UNPRIVILEGED) return [program, words];
  const { uid, gid } = UNPRIVILEGED;
  return ['setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', program, ...words]];
}

function userOf(name) {
  const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout));
  return uid && gid
    ? {
        uid,
        gid,
      }
    : undefined;
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function connectable(port) {
  const { connect } = await import('node:net');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
