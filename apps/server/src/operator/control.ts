import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { PRIVATE_FILE } from '../storage/privateFiles.ts';

// Control channel for commands on the same machine: a Unix socket in the data folder that only the server's user can
// open. One line of JSON each way.

const SOCKET = 'control.sock';
const LONGEST_REQUEST = 8192;
const IDLE_MS = 10_000;

/** Request over the control socket: a copy of the database in a new file, or the deletion of a person. */
export const ControlRequest = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('backup'), file: z.string().min(1).max(4096) }),
  z.strictObject({ op: z.literal('delete-person'), who: z.string().min(1).max(200) }),
]);
export type ControlRequest = z.infer<typeof ControlRequest>;

export const ControlAnswer = z.union([
  z.strictObject({ ok: z.literal(true) }),
  z.strictObject({ ok: z.literal(false), problem: z.string() }),
]);
export type ControlAnswer = z.infer<typeof ControlAnswer>;

/** Returns the path of the control socket of a data folder. Windows has named pipes instead, which are in no folder. */
export function controlPath(folder: string, platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'win32') return join(folder, SOCKET);
  return `\\\\.\\pipe\\tessera-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32)}`;
}

/**
 * Listens for commands. Only the server that has the database of a folder may call this: it removes the socket of an
 * earlier one.
 */
export async function openControl(
  folder: string,
  answer: (request: ControlRequest) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const path = controlPath(folder);
  const isFile = process.platform !== 'win32';
  if (isFile) await rm(path, { force: true });
  const server = createServer((socket) => serve(socket, answer));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (isFile) await chmod(path, PRIVATE_FILE);
  return { close: () => closed(server) };
}

function serve(socket: Socket, answer: (request: ControlRequest) => Promise<void>): void {
  let text = '';
  const reply = (message: ControlAnswer) => socket.end(`${JSON.stringify(message)}\n`);
  socket.setTimeout(IDLE_MS, () => text.includes('\n') || socket.destroy());
  // The client has disconnected.
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    if (text.includes('\n')) return;
    text += chunk.toString();
    if (text.length > LONGEST_REQUEST) socket.destroy();
    else if (text.includes('\n')) void answered(text, answer).then(reply);
  });
}

async function answered(text: string, answer: (request: ControlRequest) => Promise<void>): Promise<ControlAnswer> {
  try {
    await answer(ControlRequest.parse(JSON.parse(text)));
    return { ok: true };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
