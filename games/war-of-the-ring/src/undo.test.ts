import { Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { warOfTheRing } from './game.ts';

const EVENT = 4;

/** A match in which the Free Peoples are to act and have an Event die. */
function acting(): Match<object, object, object> {
  for (let n = 0; ; n++) {
    const match = Match.create(warOfTheRing, { seats: 2, seed: `undo ${n}` });
    match.apply(0, { type: 'done' });
    match.apply(1, { type: 'allocate', dice: 3 });
    if (match.check(0, { type: 'use', die: EVENT, as: 'draw' }) === undefined) return match;
  }
}

test('109: what was only chosen can be taken back', () => {
  const match = acting();
  const before = match.seq;
  expect(match.apply(0, { type: 'use', die: EVENT, as: 'draw' })).toMatchObject({ ok: true });
  expect(match.undo(0)).toMatchObject({ ok: true });
  expect(match.seq).toBe(before);
});

test('109: a card that was drawn cannot', () => {
  const match = acting();
  match.apply(0, { type: 'use', die: EVENT, as: 'draw' });
  match.apply(0, { type: 'draw', deck: 0 });
  expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'undo-needs-consent' } });
});
