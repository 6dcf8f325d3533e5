import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as received over the wire. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body, with dots unstuffed. */
  readonly data: string;
}

/** A local mail server that accepts everything and delivers nothing (the necessary part of RFC 5321). */
export async function startSmtpServer() {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    void serve(socket, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(socket: Socket, received: ReceivedMail[]): Promise<void> {
  let from = '';
  let to: string[] = [];
  let data: string[] | undefined;
  socket.write('220 loopback\r\n');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (data) {
      if (line !== '.') {
        data.push(line.replace(/^\./, ''));
        continue;
      }
      received.push({ from, to, data: data.join('\n') });
      data = undefined;
    }
    const [, verb = ''] = /^([A-Z]+)/i.exec(line) ?? [];
    const mailbox = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'MAIL') [from, to] = [mailbox, []];
    if (verb === 'RCPT') to = [...to, mailbox];
    if (verb === 'DATA') data = [];
    socket.write(verb === 'DATA' ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
  }
}
