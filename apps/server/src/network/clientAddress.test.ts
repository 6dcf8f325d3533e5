import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { clientAddress, clientHost, type TrustProxy, trustOf } from './clientAddress.ts';

/** Returns the address and host that a server sees for a request with these headers, over HTTP and over a socket. */
async function seen(setting: TrustProxy, headers: Record<string, string>) {
  const trust = trustOf(setting);
  const app = Fastify({ trustProxy: setting === false ? false : trust });
  let raw: IncomingMessage | undefined;
  app.get('/', async (request) => {
    raw = request.raw;
    return { ip: request.ip, host: request.host };
  });
  const byRequest: { ip: string; host: string } = (
    await app.inject({ url: '/', headers, remoteAddress: '10.0.0.9' })
  ).json();
  const bySocket = raw && { ip: clientAddress(raw, trust), host: clientHost(raw, trust) };
  expect(bySocket).toEqual(byRequest);
  return byRequest;
}

/** A client at 203.0.113.7 that claims to be at 1.1.1.1, as our proxy at 10.0.0.9 forwards it. */
const FORGED = { host: 'inside', 'x-forwarded-for': '1.1.1.1, 203.0.113.7', 'x-forwarded-host': 'table.example' };

describe('the address of a client with forged headers', () => {
  it.each<[string, TrustProxy, { ip: string; host: string }]>([
    ['no trusted proxy: the address of the connection', false, { ip: '10.0.0.9', host: 'inside' }],
    ['one proxy: the address that it reports', 1, { ip: '203.0.113.7', host: 'table.example' }],
    [
      'a network of proxies: the address that they report',
      ['10.0.0.0/8'],
      { ip: '203.0.113.7', host: 'table.example' },
    ],
    ['proxies elsewhere: the one who connects', ['192.168.0.0/16'], { ip: '10.0.0.9', host: 'inside' }],
  ])('%s', async (_what, setting, expected) => {
    expect(await seen(setting, FORGED)).toEqual(expected);
  });

  it('the address of a client with forged headers is never the claimed one, no matter how many addresses the header lists', async () => {
    const claimed = Array.from({ length: 20 }, (_, i) => `10.0.0.${i}`).join(', ');
    const forwarded = { ...FORGED, 'x-forwarded-for': `${claimed}, 203.0.113.7` };
    expect(await seen(1, forwarded)).toMatchObject({ ip: '203.0.113.7' });
    expect(await seen(['10.0.0.0/8'], forwarded)).toMatchObject({ ip: '203.0.113.7' });
  });

  it('the address of a client with forged headers is the same over a real connection', async () => {
    const trust = trustOf(['loopback']);
    const server = createServer((request, response) => response.end(clientAddress(request, trust)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      get({ port, headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.7' } }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
      });
    });
    server.close();
    expect(answer).toBe('203.0.113.7');
  });
});
