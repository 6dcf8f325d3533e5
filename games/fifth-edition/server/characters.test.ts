import { MatchInfo } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { listCharacters } from './characters.ts';

const MIRA = 'aaaaaaaaaaaa';
const BROKEN = 'bbbbbbbbbbbb';
const ODD = 'cccccccccccc';
const record = { name: 'Mira', edition: '2024', species: 'elf', levels: [{ class: 'bard' }] };

function match(id: string): MatchInfo {
  return MatchInfo.parse({
    id,
    code: '222222',
    game: 'character',
    title: `Title of ${id}`,
    options: { edition: '2014' },
    visibility: 'private',
    pace: { kind: 'none' },
    mode: 'enforced',
    status: 'playing',
    seats: [],
    host: 'dddddddddddd',
    spectators: 0,
    seq: 3,
    deciding: [],
    createdAt: 1,
    movedAt: 7,
  });
}

test('listed includes a character that cannot be opened, with the reason', async () => {
  const infos = [MIRA, BROKEN, ODD].map(match);
  const refusal = { code: 'match-damaged', params: { entry: 4 } };
  const list = await listCharacters({
    list: async () => infos,
    find: async (id) => ({ ok: true, value: infos.find((info) => info.id === id) }),
    view: async (id) => {
      if (id === BROKEN) return { ok: false, refusal };
      return { ok: true, value: id === ODD ? { nothing: 'of ours' } : { record, retired: false } };
    },
  });
  const bare = { edition: '2014', species: '', classes: [], retired: false, movedAt: 7 };
  expect(list).toEqual([
    {
      id: MIRA,
      name: 'Mira',
      edition: '2024',
      species: 'elf',
      classes: [{ class: 'bard', level: 1 }],
      retired: false,
      movedAt: 7,
    },
    { id: BROKEN, name: `Title of ${BROKEN}`, ...bare, problem: refusal },
    { id: ODD, name: `Title of ${ODD}`, ...bare, problem: { code: 'no-such-character', params: { id: ODD } } },
  ]);
});
