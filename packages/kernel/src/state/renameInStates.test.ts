import { expect, test } from 'vitest';
import type { MatchFile } from '../match/matchFile.ts';
import { renameInStates } from './renameInStates.ts';

const header: MatchFile['header'] = {
  game: 'g',
  version: '1.0.0',
  content: '',
  options: {},
  seats: [],
  mode: 'companion',
  dice: 'fair',
  commitment: '',
  nonces: [],
  origin: { seq: 3, state: { old: [{ old: 'kept' }], flow: [{ at: 'old' }], other: 'old' } },
};

const file: MatchFile = {
  format: 'tessera-match',
  formatVersion: 1,
  header,
  seed: 's',
  deeds: [
    { seat: 0, action: { old: 'old' }, at: 0 },
    { by: 0, at: 0, edit: [[['old', 0, 'old'], 'kept'], [['old']], [['flow', 0, 'at'], 'old'], [[], { old: 1 }]] },
  ],
  chain: [],
  hash: '',
};

test('renameInStates renames a state field in the origin and in edits only', () => {
  const { header: now, deeds } = renameInStates(file, {
    fields: { old: 'new' },
    text: ([field, , key], text) => (field === 'flow' && key === 'at' && text === 'old' ? 'new' : text),
  });
  expect(now.origin?.state).toEqual({ new: [{ old: 'kept' }], flow: [{ at: 'new' }], other: 'old' });
  expect(deeds).toEqual([
    file.deeds[0],
    { by: 0, at: 0, edit: [[['new', 0, 'old'], 'kept'], [['new']], [['flow', 0, 'at'], 'new'], [[], { new: 1 }]] },
  ]);
});
