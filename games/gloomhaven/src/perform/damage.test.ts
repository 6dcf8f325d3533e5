import { expect, test } from 'vitest';
import { BRUTE, GUARD, stage } from '../../test/stage.ts';

const hit = [{ at: 'damage', figure: BRUTE, amount: 4, by: GUARD, from: 'effect' }] as const;

test('a hero suffers damage or loses one card of the hand or two discarded cards instead (R 6.4)', () => {
  const s = stage();
  const hero = s.state.heroes[BRUTE]!;
  hero.hand = ['trample', 'skewer'];
  hero.discard = ['shield-bash', 'leaping-cleave'];
  s.run(hit, { type: 'lose', cards: ['trample'] });
  expect([s.hp(BRUTE), hero.hand, hero.lost]).toEqual([20, ['skewer'], ['trample']]);
  s.run(hit, { type: 'lose', cards: ['shield-bash', 'leaping-cleave'] });
  expect([s.hp(BRUTE), hero.discard, hero.lost.length]).toEqual([20, [], 3]);
  s.run(hit, { type: 'suffer' });
  expect(s.hp(BRUTE)).toBe(16);
});
