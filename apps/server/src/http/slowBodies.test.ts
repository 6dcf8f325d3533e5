import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_REQUEST_TIMEOUT_MS: '500' });
});
afterAll(() => server.close());

/** Sends this, then a character now and then until the server ends the connection; returns the answer. */
function answerToDrip(start: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let said = '';
    const drip = setInterval(() => socket.write('x'), 50);
    const giveUp = setTimeout(() => {
      socket.destroy();
      reject(new Error('It listens for ever'));
    }, 100_000);
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    // A server that has closed the connection resets it when more data arrives.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      resolve(said);
    });
    socket.write(start);
  });
}

it('a slow body ends with a timeout', async () => {
  const head = 'POST /api/session HTTP/1.1\r\nhost: here\r\nx-tessera: 1\r\ncontent-type: application/json\r\n';
  expect(await answerToDrip(`${head}content-length: 1000\r\n\r\n{`)).toContain('408');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

it('slow headers end with a timeout', async () => {
  expect(await answerToDrip('GET /api/health HTTP/1.1\r\nhost: here\r\nx-slow: ')).toContain('408');
});
