import { expect, test } from 'vitest';
import { BRUTE, stage } from '../../test/stage.ts';
import { activate } from '../abilities/activation.ts';
import { shieldOf } from '../inPlay/activeModifiers.ts';

test('a short rest may recover an active card without the lost icon, which ends it', () => {
  const s = stage();
  const hero = s.state.heroes[BRUTE]!;
  hero.inPlay = ['shield-bash'];
  s.run([{ at: 'performance', figure: BRUTE, of: 'card/shield-bash/bottom', by: BRUTE, turned: false }]);
  activate(s.state, BRUTE, 'shield-bash', 'bottom', s.ctx);
  expect(shieldOf(s.state, BRUTE).total).toBe(1);
  hero.hand = [];
  hero.discard = ['trample'];
  s.begin([{ at: 'rest.short', seat: BRUTE }]);
  expect(s.options()).toEqual([{ type: 'end-active', card: 'shield-bash' }, { type: 'no-rest' }]);
  s.answer({ type: 'end-active', card: 'shield-bash' });
  expect(shieldOf(s.state, BRUTE).total).toBe(0);
  s.answer({ type: 'short-rest' });
  s.answer({ type: 'keep' });
  expect([hero.hand.length, hero.lost.length, hero.discard.length]).toEqual([1, 1, 0]);
});

test("a long rest loses a card of the player's choice, heals 2 and refreshes spent items", () => {
  const s = stage();
  const hero = s.state.heroes[BRUTE]!;
  s.state.figures[BRUTE]!.hp = 10;
  hero.hand = [];
  hero.discard = ['trample', 'skewer'];
  hero.items = [
    { id: 'boots-of-striding', state: 'spent', used: 0 },
    { id: 'minor-healing-potion', state: 'consumed', used: 0 },
  ];
  s.run([{ at: 'rest.long', seat: BRUTE }], { type: 'cards', cards: ['skewer'] });
  expect(hero).toMatchObject({ hand: ['trample'], discard: [], lost: ['skewer'] });
  expect(hero.items.map(({ state }) => state)).toEqual(['ready', 'consumed']);
  expect(s.hp(BRUTE)).toBe(12);
});
