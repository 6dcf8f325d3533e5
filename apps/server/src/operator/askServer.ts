import { createConnection } from 'node:net';
import { ControlAnswer, type ControlRequest, controlPath } from './control.ts';
import { OperatorError } from './operatorError.ts';

/** Nobody listens there: no server runs on the folder. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL', 'ENOTSUP']);

/** Asks the server that runs on a data folder; whether there is one. An OperatorError if it could not do it. */
export async function askServer(folder: string, request: ControlRequest): Promise<boolean> {
  const text = await exchange(controlPath(folder), `${JSON.stringify(request)}\n`);
  if (text === undefined) return false;
  const answer = ControlAnswer.safeParse(text === '' ? undefined : JSON.parse(text));
  if (!answer.success) throw new OperatorError('server-failed', 'The server ended before it had answered.');
  if (!answer.data.ok) throw new OperatorError('server-failed', `The server could not do it: ${answer.data.problem}.`);
  return true;
}

/** Everything that is answered; nothing if nobody listens. */
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
