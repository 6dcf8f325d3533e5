import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gate } from '../../src/testing/gate.ts';
import { hasServices, newDatabase, sharedRedis } from '../../src/testing/services.mjs';
import { metricOf } from '../../src/testing/testServer.ts';
import { ClusterNode, SECRET, until } from '../support/clusterNodes.ts';
import { Guest, must } from '../support/guest.ts';

// Runs `tessera worker` beside a node, with a bot that computes while a gate is shut.

const TESSERA = fileURLToPath(new URL('../../../cli/bin/tessera.mjs', import.meta.url));
const CATALOG = new URL('../../src/testing/strangeGames.mjs', import.meta.url).href;

describe.skipIf(!hasServices)('a node with bot workers', () => {
  let node: ClusterNode;
  let redis: string;
  let gate: Gate;
  const workers: ChildProcess[] = [];
  const startWorker = () => {
    const env = {
      ...process.env,
      REDIS_URL: redis,
      TESSERA_SECRET: SECRET,
      TESSERA_GAMES: 'gomoku',
      TESSERA_CATALOG: CATALOG,
      TESSERA_BOT_GRACE_MS: '60000',
      TESSERA_TEST_GATE: gate.file,
    };
    const child = spawn(process.execPath, [TESSERA, 'worker', '--threads', '1'], { env, stdio: 'ignore' });
    workers.push(child);
    return child;
  };
  const figure = async (name: string) => (await metricOf(node, name)) || 0;
  const thoughts = (by: string) => figure(`tessera_bot_thoughts_total{by="${by}"}`);

  beforeAll(async () => {
    redis = await sharedRedis();
    node = await ClusterNode.start({
      DATABASE_URL: await newDatabase(),
      REDIS_URL: redis,
      TESSERA_CATALOG: CATALOG,
      TESSERA_BOT_GRACE_MS: '60000',
    });
    await until(() => node.isReady(), 'the node is ready');
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await node?.stop();
  });

  /** Plays an action of a person, which a bot answers. */
  async function move(socket: Socket, match: string, seq: number): Promise<void> {
    const body = { match, seq, actionId: `action number ${seq}`, action: { type: 'wait' } };
    expect((await must(socket, 'act', body)).seq).toBe(seq + 1);
  }

  it('a worker takes over bots when it starts, and a match goes on when it is killed during a computation, or shuts down', async () => {
    gate = await Gate.make();
    const ada = await Guest.visit(node.url);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'hard' }];
    const { id } = await ada.match('POST', '/api/matches', { game: 'tarpit', seats });
    const socket = await ada.connect();
    let seen = 0;
    socket.on('update', ({ update }) => {
      seen = update.seq;
    });
    await must(socket, 'join', { match: id });
    const answered = (seq: number) => until(() => seen >= seq, `the bot has answered with entry ${seq}`);

    await move(socket, id, 0);
    await answered(2);
    expect(await thoughts('worker')).toBe(0);

    const first = startWorker();
    await until(async () => (await figure('tessera_worker_threads')) === 1, 'the node has heard of the worker');
    await move(socket, id, 2);
    await answered(4);
    expect(await thoughts('worker')).toBe(1);

    await gate.shut();
    await move(socket, id, 4);
    await gate.reached();
    first.kill('SIGKILL');
    await answered(6);
    expect(await thoughts('node-after-worker')).toBe(1);
    expect(await figure('tessera_workers')).toBe(0);

    const second = startWorker();
    await until(async () => (await figure('tessera_workers')) === 1, 'the node has heard of the other worker');
    await gate.shut();
    await move(socket, id, 6);
    await gate.reached();
    second.kill('SIGTERM');
    await until(async () => (await figure('tessera_workers')) === 0, 'the node has heard that the worker ends');
    await gate.open();
    await answered(8);
    expect(await thoughts('worker')).toBe(2);
    if (second.exitCode === null) await once(second, 'exit');
    expect(second.exitCode).toBe(0);
    await move(socket, id, 8);
    await answered(10);
    socket.close();
  });
});
