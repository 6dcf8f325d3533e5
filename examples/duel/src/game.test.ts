import { begin, canonical, fastChance, Match, readMatchFile, silent, writeMatchFile } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { duel } from './game.ts';

test('three thousand random actions never throw, and fast and tracked mode agree on every state', () => {
  let actions = 0;
  for (let seed = 0; actions < 3000; seed++) {
    const dice = fastChance(`choices ${seed}`);
    const match = Match.create(duel, { seats: 2, seed: `match ${seed}`, dice: 'fast' });
    const ctx = { chance: fastChance(`match ${seed}`), log: silent };
    const state = begin(duel, duel.options.parse({}), 2, ctx);
    for (; match.outcome === undefined; actions++) {
      const { seat } = dice.pick(match.decisions);
      const action = dice.pick(match.legal(seat));
      duel.play(state, seat, action, ctx);
      expect(match.apply(seat, action)).toMatchObject({ ok: true });
      expect(canonical(match.state)).toBe(canonical(state));
    }
    expect(duel.decisions(state)).toEqual([]);
  }
});

test('a state is small', () => {
  const { state } = Match.create(duel, { seats: 2, seed: 'small' });
  expect(canonical(state).length).toBeLessThan(1500);
});

test('a match of version 1.0.0 is migrated, and one of an unknown version is rejected', () => {
  const saved = readMatchFile(Match.create(duel, { seats: 2, seed: 'old' }).save());
  const forged = (version: string) =>
    writeMatchFile({ ...saved, header: { ...saved.header, version, content: 'one hash of everything' } });
  expect(Match.load(duel, forged('1.0.0')).header).toMatchObject({
    version: '1.1.0',
    content: expect.stringMatching(/^cards:\w+ map:/),
  });
  expect(() => Match.load(duel, forged('9.0.0'))).toThrow('there is no way from 9.0.0');
});
