import { afterEach, expect, it } from 'vitest';
import { until } from '../src/testing/testServer.ts';
import { ServerProcess } from './support/serverProcess.ts';

let server: ServerProcess | undefined;
afterEach(() => server?.stop());

it.each([
  ['full', '127.0.0.1'],
  ['network', '127.0.0.0'],
  ['none', '[hidden]'],
])('the log of a server process follows TESSERA_LOG_ADDRESSES=%s', async (how, logged) => {
  server = await ServerProcess.start({
    TESSERA_LOG_ADDRESSES: how,
    TESSERA_LOG_LEVEL: 'debug',
    TESSERA_GAMES: 'gomoku',
  });
  await fetch(`${server.url}/api/health`);
  const { lines } = server;
  await until(() => lines.some((line) => line.includes('/api/health')), 'the request is logged');
  const line = lines.find((each) => each.includes('/api/health')) ?? '';
  expect(JSON.parse(line).req.address).toBe(logged);
});
