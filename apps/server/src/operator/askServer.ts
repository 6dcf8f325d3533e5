import { createConnection } from 'node:net';
import { ControlAnswer, type ControlRequest, controlPath } from './control.ts';
import { OperatorError } from './operatorError.ts';

/** Connection errors which mean that no server runs on the folder. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL', 'ENOTSUP']);

/**
 * Sends a request to the server that runs on a data folder; returns whether there is one. Throws an OperatorError if
 * the request failed.
 */
export async function askServer(folder: string, request: ControlRequest): Promise<boolean> {
  const text = await exchange(controlPath(folder), `${JSON.stringify(request)}\n`);
  if (text === undefined) return false;
  const answer = ControlAnswer.safeParse(text === '' ? undefined : JSON.parse(text));
  if (!answer.success) throw new OperatorError('server-failed', 'The server ended before it had answered.');
  if (!answer.data.ok) throw new OperatorError('server-failed', `The server could not do it: ${answer.data.problem}.`);
  return true;
}

/** Resolves to the whole answer, or undefined if no server listens. */
function exchange(path: string, request: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = createConnection(path, () => socket.write(request));
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () => resolve(text));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY.has(error.code ?? '')) resolve(undefined);
      else if (error.code === 'EACCES')
        reject(new OperatorError('not-allowed', 'The data folder belongs to another user.'));
      else reject(error);
    });
  });
}
