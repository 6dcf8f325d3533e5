import { connect, createServer, type Server, type Socket } from 'node:net';

/** Takes a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Stands before several nodes, as a proxy does: a client stays with its node until that refuses connections. */
export class Balancer {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** `ports` are those of the nodes, the first one preferred at first. */
  static async before(ports: () => readonly number[]): Promise<Balancer> {
    let last = 0;
    const server = createServer((near) => {
      const attempt = (left: number): void => {
        const all = ports();
        const far = connect(all[last % all.length] as number, '127.0.0.1');
        far.once('connect', () => join(near, far));
        far.once('error', () => {
          if (far.readyState !== 'closed' && !far.connecting) return;
          last++;
          if (left > 1) attempt(left - 1);
          else near.destroy();
        });
      };
      near.on('error', () => near.destroy());
      attempt(ports().length);
    });
    return new Balancer(server, await listen(server));
  }

  close(): void {
    this.#server.close();
  }
}

function join(near: Socket, far: Socket): void {
  const end = () => {
    near.destroy();
    far.destroy();
  };
  for (const socket of [near, far]) socket.on('error', end).on('close', end);
  near.pipe(far).pipe(near);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
