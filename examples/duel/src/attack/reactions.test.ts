import { expect, test } from 'vitest';
import { ASH, asked, hp, OGRE, play, type Setting, SLINGER, scene, types, WREN } from '../../test/scene.ts';

/** The ogre attacks Ash with three. The other hero is not near. */
function ogreAttacksAsh(setting: Setting) {
  return scene({
    at: ['b3', 'a5', 'c3', 'f5'],
    picks: ['dash', 'brace'],
    monsterModifiers: ['zero'],
    heroModifiers: ['zero'],
    turns: [OGRE],
    ...setting,
  });
}

test('a ward played in the when window reduces the power before the modifier is drawn', () => {
  const match = ogreAttacksAsh({ hands: [['parry', 'arrow'], []] });
  expect(asked(match)).toBe('0 window');
  expect(match.legal(ASH)).toEqual([{ type: 'pass' }, { type: 'react', card: 'parry' }]);
  expect(types(play(match, ASH, { type: 'react', card: 'parry' }))).toEqual(['reacted', 'drew']);
  play(match, ASH, { type: 'suffer' });
  expect(hp(match)).toEqual([8, 9, 9, 9]);
  expect(match.state.heroes[ASH]).toMatchObject({ hand: ['arrow'], discard: ['parry'], seen: ['dash', 'parry'] });
});

test('passing a window changes nothing', () => {
  const match = ogreAttacksAsh({ hands: [['parry', 'arrow'], []] });
  expect(types(play(match, ASH, { type: 'pass' }))).toEqual(['let-be', 'drew']);
  play(match, ASH, { type: 'suffer' });
  expect(hp(match)).toEqual([6, 9, 9, 9]);
});

test('a hero beside the target may ward it too, after the target was asked', () => {
  const match = ogreAttacksAsh({ at: ['b3', 'a3', 'c3', 'f5'], hands: [['arrow'], ['ward']] });
  expect(asked(match)).toBe('0 window');
  play(match, ASH, { type: 'pass' });
  expect(asked(match)).toBe('1 window');
  play(match, WREN, { type: 'react', card: 'ward' });
  expect(hp(match)).toEqual([9, 9, 9, 9]);
});

test('a hero farther away is not asked', () => {
  const match = ogreAttacksAsh({ hands: [[], ['ward']], turns: [OGRE, ASH] });
  expect(asked(match)).toBe('0 move');
  expect(hp(match)).toEqual([6, 9, 9, 9]);
});

test('a ward applies to one target only', () => {
  const match = ogreAttacksAsh({
    at: ['b3', 'b4', 'c3', 'f5'],
    hands: [['ward'], ['thrust']],
    monsterModifiers: ['zero', 'zero'],
  });
  play(match, ASH, { type: 'react', card: 'ward' });
  while (asked(match).endsWith('window')) play(match, match.decisions[0]!.seat, { type: 'pass' });
  expect(asked(match)).toBe('1 damage');
  expect(match.state.flow.at(-1)).toMatchObject({ amount: 3 });
});

test('after the attack the target may riposte: an attack inside the attack, with its own retaliation', () => {
  const match = ogreAttacksAsh({ hands: [['riposte', 'arrow'], []], heroModifiers: ['plus'] });
  play(match, ASH, { type: 'pass' });
  play(match, ASH, { type: 'suffer' });
  expect(asked(match)).toBe('0 window');
  const events = play(match, ASH, { type: 'react', card: 'riposte' });
  expect(types(events)).toEqual(['reacted', 'attacked', 'drew', 'suffered', 'retaliated']);
  expect(match.state.attacks.map(({ attacker }) => attacker)).toEqual([OGRE, ASH]);
  expect(asked(match)).toBe('0 damage');
  play(match, ASH, { type: 'lose', card: 'arrow' });
  expect(hp(match)).toEqual([6, 9, 6, 9]);
  expect(match.state.attacks).toEqual([]);
});

test('a riposte that kills the attacker saves the next target', () => {
  const match = ogreAttacksAsh({
    at: ['b3', 'b4', 'c3', 'f5'],
    hp: [9, 9, 2, 9],
    hands: [['riposte'], []],
    turns: [OGRE, ASH],
  });
  play(match, ASH, { type: 'pass' });
  play(match, ASH, { type: 'suffer' });
  const events = play(match, ASH, { type: 'react', card: 'riposte' });
  expect(types(events)).toEqual(['reacted', 'attacked', 'drew', 'suffered', 'fell']);
  expect(asked(match)).toBe('0 move');
});

test('a riposte is not possible against an attacker farther away', () => {
  const match = ogreAttacksAsh({ at: ['b3', 'a5', 'f1', 'd3'], hands: [['riposte'], []], turns: [SLINGER, ASH] });
  play(match, ASH, { type: 'pass' });
  play(match, ASH, { type: 'suffer' });
  expect(asked(match)).toBe('0 move');
});

test('a hero is asked with or without a reaction card, so that the question reveals nothing', () => {
  const match = ogreAttacksAsh({ hands: [['arrow'], []] });
  expect(asked(match)).toBe('0 window');
  expect(match.legal(ASH)).toEqual([{ type: 'pass' }]);
  expect(match.check(ASH, { type: 'react', card: 'arrow' })).toMatchObject({ code: 'no-such-card' });
});

test('a hero is not asked once the place of all reaction cards is public', () => {
  const match = ogreAttacksAsh({ picks: ['ward', 'parry'], hands: [['arrow'], []] });
  expect(asked(match)).toBe('0 damage');
});
