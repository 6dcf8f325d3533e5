import { setImmediate as afterIO } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { TestServer, TIC_TAC_TOE, twoAtATable } from '../testing/testServer.ts';
import { LiveMatches } from './liveMatches.ts';
import { MatchStore } from './matchStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Enough turns of the event loop for a heading to reach the store. */
const TURNS = 20;

it('a heading that is written while a match starts contains the start', async () => {
  const { keepTidy } = LiveMatches.prototype;
  let matches: LiveMatches | undefined;
  vi.spyOn(LiveMatches.prototype, 'keepTidy').mockImplementation(function (this: LiveMatches, runner) {
    matches = this;
    keepTidy.call(this, runner);
  });
  const { begin, saveHeading } = MatchStore.prototype;
  const written: (string | undefined)[] = [];
  let isBegun = false;
  let flushing: Promise<void> | undefined;
  vi.spyOn(MatchStore.prototype, 'begin').mockImplementation(async function (this: MatchStore, record, started) {
    await begin.call(this, record, started);
    isBegun = true;
    // The periodic write may have taken earlier changes: this is one that arrives during the start.
    const match = matches?.peek(record.id);
    if (match) match.isDirty = true;
    flushing = matches?.flush();
    for (let i = 0; i < TURNS; i++) await afterIO();
  });
  vi.spyOn(MatchStore.prototype, 'saveHeading').mockImplementation(function (this: MatchStore, record) {
    if (isBegun) written.push(record.commitment);
    return saveHeading.call(this, record);
  });
  const server = await TestServer.start();
  try {
    await twoAtATable(server, TIC_TAC_TOE);
    await flushing;
    expect(written).not.toHaveLength(0);
    expect(written).not.toContain(undefined);
  } finally {
    await server.close();
  }
});

it('the heading of an open table does not overwrite that of the started match', async () => {
  let store: MatchStore | undefined;
  const { begin } = MatchStore.prototype;
  let open: Parameters<MatchStore['saveHeading']>[0] | undefined;
  vi.spyOn(MatchStore.prototype, 'begin').mockImplementation(function (this: MatchStore, record, started) {
    store = this;
    const { commitment: _, ...rest } = record;
    open = { ...rest, status: 'open' };
    return begin.call(this, record, started);
  });
  const server = await TestServer.start();
  try {
    const { id } = await twoAtATable(server, TIC_TAC_TOE);
    if (!store || !open) throw new Error('The match has not started');
    await store.saveHeading(open);
    expect(await store.find({ id })).toMatchObject({ status: 'playing', commitment: expect.any(String) });
  } finally {
    await server.close();
  }
});
