import { expect, test } from 'vitest';
import { BRUTE, stage } from '../../test/stage.ts';
import { gainCondition, hasCondition } from '../conditions/conditions.ts';

function stunned(...items: string[]) {
  const s = stage();
  const hero = s.state.heroes[BRUTE]!;
  hero.inPlay = ['trample', 'skewer'];
  hero.items = items.map((id) => ({ id, state: 'ready', used: 0 }));
  gainCondition(s.state.figures[BRUTE]!, 'stun', { fresh: false });
  s.begin([{ at: 'turn.act', figure: BRUTE }]);
  return s;
}

test('a stunned hero is not asked when its items do not work while stunned', () => {
  expect(stunned('minor-healing-potion').asked()).toBeUndefined();
});

test('a potion that works while stunned removes the stun, and the turn continues', () => {
  const s = stunned('minor-cure-potion', 'minor-healing-potion');
  expect(s.options().map(({ type }) => type)).toEqual(['use', 'end-turn']);
  s.answer({ type: 'use', item: 'minor-cure-potion', elements: [] });
  expect(hasCondition(s.state.figures[BRUTE]!, 'stun')).toBe(false);
  expect(s.asked()).toBe('turn.act');
  expect(s.options().map(({ type }) => type)).toContain('play');
});
