import { connect, createServer, type Server, type Socket } from 'node:net';

/** Proxy between a node and a service that can cut the connection silently, like a network. */
export class CutProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #pairs: Set<readonly [Socket, Socket]>;
  #isCut = false;

  private constructor(server: Server, port: number, pairs: Set<readonly [Socket, Socket]>) {
    this.#server = server;
    this.port = port;
    this.#pairs = pairs;
  }

  static async to(port: number): Promise<CutProxy> {
    const pairs = new Set<readonly [Socket, Socket]>();
    let proxy: CutProxy | undefined;
    const server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      const pair = [near, far] as const;
      pairs.add(pair);
      const end = () => {
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      };
      for (const socket of pair) socket.on('error', end).on('close', end);
      // While it is cut, all data is dropped.
      near.on('data', (bytes) => proxy?.isCut !== true && far.write(bytes));
      far.on('data', (bytes) => proxy?.isCut !== true && near.write(bytes));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    proxy = new CutProxy(server, typeof address === 'object' && address ? address.port : 0, pairs);
    return proxy;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  cut(): void {
    this.#isCut = true;
  }

  /** Restores the proxy. Dropped data is lost, and so are its connections. */
  mend(): void {
    this.#isCut = false;
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  close(): void {
    this.mend();
    this.#server.close();
  }
}
