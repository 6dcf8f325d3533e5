import { find } from '@tessera/catalog';
import { FORMAT_VERSION, readMatchFile, writeMatchFile } from '@tessera/kernel';
import { Entry, ViewerReplay } from '@tessera/protocol';
import { Room } from '@tessera/room';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { StoredMatch } from '../hosts/hostMessages.ts';
import { startedMatch } from '../hosts/records.ts';
import { ArchiveHandler } from './archiveHandler.ts';
import type { ArchiveRequest, ArchiveValue } from './archiveMessages.ts';

const MATCH = 'abcdef123456';
const Page = z.array(Entry);
const newHandler = () => new ArchiveHandler((id) => find(id)?.game);

function value(handler: ArchiveHandler, ask: ArchiveRequest): ArchiveValue {
  const answer = handler.answer({ id: 1, ask });
  if (!('value' in answer)) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** Returns the whole output of a job. */
function whole(handler: ArchiveHandler, ask: ArchiveRequest): string {
  let { text = '', job } = value(handler, ask);
  while (job !== undefined) {
    const next = value(handler, { op: 'go-on', job });
    text += next.text ?? '';
    job = next.job;
  }
  return text;
}

/** Plays a match of gomoku for some commands; returns its stored form. */
function played(commands: number): { room: Room; stored: StoredMatch } {
  const game = find('gomoku')?.game;
  if (!game) throw new Error('The catalogue has no gomoku');
  const wanted = { options: { columns: 19, rows: 19, inARow: 5 }, seats: 2, seed: 'the seed' };
  const room = Room.open(game, wanted, 5);
  const entries = Array.from({ length: commands }, (_, i) => {
    // Never five in a row: every other column, and a knight's move further in the next one.
    const asked = {
      seq: i,
      actionId: `action-${i}`,
      action: { type: 'place', cell: (i * 2 + Math.floor(i / 9)) % 361 },
    };
    const step = room.act(i % 2, asked, 5);
    if (!step.ok || !step.entry) throw new Error(JSON.stringify(step));
    return step.entry;
  });
  const { beginning, entries: sealed } = startedMatch(game, { ...room.record, entries });
  const { holders } = room;
  return {
    room,
    stored: { game: 'gomoku', pace: { kind: 'none' }, beginning, startedAt: 5, holders, entries: sealed },
  };
}

it('a match of another node is not read with other rules, which may fail in the middle of a text', () => {
  const { stored } = played(3);
  const handler = new ArchiveHandler((id, header) => (header === undefined ? find(id)?.game : undefined));
  const ask = { op: 'replay', match: MATCH, viewer: 'spectator', head: '{}' } as const;
  expect(whole(handler, { ...ask, stored })).toContain('"steps":[');
  const answer = handler.answer({ id: 1, ask: { ...ask, stored: { ...stored, pinnedRulesOnly: true } } });
  expect(answer).toMatchObject({ error: { kind: 'needs-rules' } });
});

describe('a log', () => {
  it('a log is returned in pages, and computed once', () => {
    const handler = newHandler();
    const { room, stored } = played(30);
    const ask = {
      op: 'log',
      match: MATCH,
      revision: 0,
      seq: 30,
      viewer: 'spectator',
      before: 1_000_000,
      limit: 10,
    } as const;
    expect(value(handler, ask)).toEqual({ needsStored: true });
    const all = room.log('spectator');
    expect(Page.parse(JSON.parse(whole(handler, { ...ask, stored })))).toEqual(all.slice(-10));
    // The match need not be sent again.
    expect(Page.parse(JSON.parse(whole(handler, { ...ask, before: 21 })))).toEqual(all.slice(11, 21));
    expect(Page.parse(JSON.parse(whole(handler, { ...ask, before: 5 })))).toEqual(all.slice(0, 5));
    // Later entries are not known yet, but the earlier ones still are.
    expect(value(handler, { ...ask, seq: 31 })).toEqual({ needsStored: true });
    expect(value(handler, { ...ask, seq: 31, before: 20 })).toMatchObject({
      text: expect.stringContaining('"seq":19'),
    });
    expect(value(handler, { ...ask, viewer: 0 })).toEqual({ needsStored: true });
  });
});

describe('a replay', () => {
  it('a replay is the same in chunks as at once', () => {
    const { room, stored } = played(30);
    const head = JSON.stringify({ kind: 'viewer', viewer: 1 });
    const text = whole(newHandler(), { op: 'replay', match: MATCH, viewer: 1, head, stored });
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ kind: 'viewer', viewer: 1, ...room.replay(1) })));
    expect(ViewerReplay.shape.steps.parse(JSON.parse(text).steps)).toHaveLength(31);
  });

  it('a replay continues only in the thread that started it', () => {
    expect(newHandler().answer({ id: 7, ask: { op: 'go-on', job: 'of another' } })).toMatchObject({ id: 7, error: {} });
  });
});

describe('a file', () => {
  it.each(['json', 'file'] as const)('a file is written as %s, in chunks that split no character', (format) => {
    const { room, stored } = played(20);
    const handler = newHandler();
    const ask = { op: 'file', match: MATCH, revision: 0, seq: 20, format } as const;
    const file = room.file();
    const wanted = format === 'file' ? file : JSON.stringify({ kind: 'file', text: file, entries: room.entrySeqs() });
    expect(whole(handler, { ...ask, stored })).toBe(wanted);
    expect(whole(handler, ask)).toBe(wanted);
  });
});

describe('a derived match', () => {
  it('a derived match is created from an entry of this one, or refused', () => {
    const handler = newHandler();
    const { stored } = played(4);
    const wish = { op: 'fork', at: 9, seed: 'its own seed', asker: 0, stored } as const;
    const fork = (seq: number) => handler.answer({ id: 1, ask: { ...wish, seq } });
    expect(fork(2)).toMatchObject({ refusal: { code: 'fork-while-playing' } });
  });

  it('a derived match has its options parsed by its rules, or is refused', () => {
    const handler = newHandler();
    const ask = { op: 'options', game: 'gomoku', seats: 2 } as const;
    expect(value(handler, { ...ask, options: { columns: 9 } }).options?.options).toContain('"columns":9');
    expect(handler.answer({ id: 1, ask: { ...ask, options: { columns: 99 } } })).toMatchObject({
      refusal: { code: 'bad-options', params: { path: 'columns' } },
    });
    expect(handler.answer({ id: 1, ask: { ...ask, game: 'chess', options: {} } })).toMatchObject({
      refusal: { code: 'no-such-game' },
    });
  });

  it('a derived match is created from a file, or refused', () => {
    const handler = newHandler();
    const { room } = played(4);
    const { started: made } = value(handler, { op: 'import', text: room.file(), at: 9 });
    expect(made).toMatchObject({ game: 'gomoku', summary: { seq: 4 } });
    const answer = handler.answer({ id: 1, ask: { op: 'import', text: '{}', at: 9 } });
    expect(answer).toMatchObject({ refusal: { code: 'bad-replay' } });
    const deep = `{"deeds":${'['.repeat(300_000)}${']'.repeat(300_000)}}`;
    for (const text of nonEmpty(['nonsense', deep, '{"__proto__":{"deeds":[]}}'])) {
      expect(handler.answer({ id: 1, ask: { op: 'import', text, at: 9 } })).toMatchObject({
        refusal: { code: 'bad-replay' },
      });
    }
    const far = room.file().replace('"at":0', '"at":9007199254740991');
    expect(far).not.toBe(room.file());
    const refused = handler.answer({ id: 1, ask: { op: 'import', text: far, at: 9 } });
    expect(refused).toMatchObject({
      refusal: { code: 'bad-replay', params: { path: 'deeds.0.at', problem: 'bad-file' } },
    });
  });

  it.each([
    ['game', 'chess', 'wrong-game'],
    ['game', 'x'.repeat(1_000_000), 'bad-file'],
    ['version', '999.0.0', 'version-mismatch'],
    ['version', 'x'.repeat(1_000_000), 'bad-file'],
    ['content', 'x'.repeat(1_000_000), 'bad-file'],
  ])(
    'a derived match is not created from a file whose %s this server does not have, and the refusal is short',
    (field, text, problem) => {
      const file = JSON.parse(played(4).room.file());
      const strange = JSON.stringify({ ...file, header: { ...file.header, [field]: text } });
      const answer = newHandler().answer({ id: 1, ask: { op: 'import', text: strange, at: 9 } });
      expect(answer).toMatchObject({ refusal: { code: 'bad-replay', params: { path: `header.${field}`, problem } } });
      expect(JSON.stringify(answer).length).toBeLessThan(1000);
    },
  );

  it('a derived match is created from a file without the sub-matches that it has not absorbed, and from at most five hundred of them', () => {
    const handler = newHandler();
    const { room } = played(4);
    const file = readMatchFile(room.file());
    const beside = (number: number) =>
      writeMatchFile({ ...file, formatVersion: FORMAT_VERSION, opened: Array.from({ length: number }, () => file) });
    expect(value(handler, { op: 'import', text: beside(500), at: 9 })).not.toHaveProperty('opened');
    const refused = handler.answer({ id: 1, ask: { op: 'import', text: beside(501), at: 9 } });
    expect(refused).toMatchObject({ refusal: { code: 'bad-replay', params: { path: 'opened' } } });
  });
});
