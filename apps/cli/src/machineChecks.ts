import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';

/** Result of one check of this machine. */
export interface MachineCheck {
  readonly id: string;
  /** `missing`: `npm start` needs it. `optional`: only tests or some settings need it. */
  readonly status: 'ok' | 'missing' | 'optional';
  readonly found: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** Bytes that the server needs at least to store matches. */
const LEAST_SPACE = 200 * 1024 * 1024;

/** Checks whether the server could write its data folder, which it creates if necessary. */
export function checkDataFolder(folder: string): MachineCheck {
  const place = nearestFolder(folder);
  const advice = `Choose another with --data or TESSERA_DATA_DIR, or change the owner of ${place}.`;
  if (!statSync(place).isDirectory()) return { id: 'data', status: 'missing', found: `${place} is a file`, advice };
  if (!isWritable(place)) return { id: 'data', status: 'missing', found: `${place} is not writable`, advice };
  return { id: 'data', status: 'ok', found: place === folder ? `${folder}, writable` : `${folder}, will be created` };
}

/** Checks whether the file system of a folder has space left. */
export async function checkDisk(folder: string, least = LEAST_SPACE): Promise<MachineCheck> {
  const { bavail, bsize } = await statfs(nearestFolder(folder));
  const free = bavail * bsize;
  const found = `${(free / 1024 ** 3).toFixed(1)} GB free`;
  if (free >= least) return { id: 'disk', status: 'ok', found };
  return {
    id: 'disk',
    status: 'missing',
    found,
    advice: 'Free at least 200 MB, or choose another folder with --data.',
  };
}

/** Checks whether the server could listen on its port. */
export async function checkPort(port: number, host: string): Promise<MachineCheck> {
  const at = `${host}:${port}`;
  const code = await listenError(port, host);
  if (code === undefined) return { id: 'port', status: 'ok', found: port === 0 ? 'any free port' : `${at} is free` };
  const isTaken = code === 'EADDRINUSE';
  const advice = isTaken
    ? `Stop the program that uses it, or start with another port: tessera serve --port ${port + 1}`
    : 'Choose another address with --host or --port.';
  return { id: 'port', status: 'missing', found: `${at} is ${isTaken ? 'taken' : `not available (${code})`}`, advice };
}

/** Returns the error code of listening on a port, or undefined if it is free. */
function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done('code' in error ? String(error.code) : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });
}

/** Returns a path, or the nearest folder above it that exists. */
function nearestFolder(path: string): string {
  const absolute = resolve(path);
  return existsSync(absolute) || dirname(absolute) === absolute ? absolute : nearestFolder(dirname(absolute));
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    // accessSync reports a missing permission only by throwing.
    return false;
  }
}
