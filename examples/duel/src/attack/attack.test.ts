import { expect, test } from 'vitest';
import { ASH, asked, attack, hp, OGRE, play, SLINGER, scene, stay, types, WREN } from '../../test/scene.ts';

const BETWEEN_BOTH = ['c3', 'a5', 'd3', 'b3'] as const;

test('a sweep continues with the next target when it kills the first', () => {
  const match = scene({
    at: BETWEEN_BOTH,
    hp: [9, 9, 2, 9],
    picks: ['cleave', 'hurl'],
    heroModifiers: ['zero', 'plus'],
  });
  const events = attack(match, ASH, [OGRE, SLINGER]);
  expect(types(events).slice(0, 7)).toEqual(['attacked', 'drew', 'suffered', 'fell', 'attacked', 'drew', 'suffered']);
  expect(hp(match)).toEqual([9, 9, 0, 6]);
});

test('a target that is gone before its turn is skipped', () => {
  const match = scene({ at: BETWEEN_BOTH, picks: ['cleave', 'hurl'], heroModifiers: ['zero', 'zero'] });
  attack(match, ASH, [OGRE, SLINGER]);
  // The ogre's retaliation asks Ash; meanwhile an edit removes the slinger.
  expect(match.edit(WREN, [[['figures', SLINGER, 'hp'], 0]])).toMatchObject({ ok: true });
  expect(types(play(match, ASH, { type: 'suffer' }))).toEqual(['suffered']);
  expect(match.state.decks.heroes.drawn).toEqual(['zero']);
});

test('an attacker killed by retaliation in the middle of a sweep attacks no other target', () => {
  const match = scene({
    at: BETWEEN_BOTH,
    hp: [1, 9, 9, 9],
    hands: [[], ['dash']],
    picks: ['cleave', 'hurl'],
    heroModifiers: ['zero', 'zero'],
  });
  const events = attack(match, ASH, [OGRE, SLINGER]);
  expect(types(events)).toEqual(['attacked', 'drew', 'suffered', 'retaliated', 'suffered', 'fell']);
  expect(hp(match)).toEqual([0, 9, 7, 9]);
  expect(match.state.attacks).toEqual([]);
  expect(asked(match)).toBe('1 move');
});

test('a monster killed by retaliation does not attack its other target', () => {
  const match = scene({
    at: ['c3', 'b4', 'b3', 'f1'],
    hp: [9, 9, 1, 9],
    hands: [[], []],
    picks: ['brace', 'hurl'],
    monsterModifiers: ['zero'],
    turns: [ASH, OGRE, WREN],
  });
  const events = stay(match, ASH);
  expect(types(events)).toEqual([
    'stayed',
    'guarded',
    'attacked',
    'drew',
    'suffered',
    'retaliated',
    'suffered',
    'fell',
  ]);
  expect(hp(match)).toEqual([7, 9, 0, 9]);
});

test('the match ends at once when the last monster falls, even with steps left', () => {
  const match = scene({
    at: BETWEEN_BOTH,
    hp: [9, 9, 1, 1],
    picks: ['cleave', 'hurl'],
    heroModifiers: ['zero', 'zero'],
    turns: [ASH, WREN],
  });
  attack(match, ASH, [SLINGER, OGRE]);
  expect(match.outcome).toEqual({ results: ['win', 'win'], why: 'monsters-slain' });
  expect(match.decisions).toEqual([]);
  expect(match.state.attacks).toHaveLength(1);
  expect(match.state.flow.map(({ at }) => at)).toEqual(['round.end', 'turn', 'attack.end', 'retaliate', 'push']);
  expect(match.check(WREN, { type: 'pass' })).toMatchObject({ code: 'match-over' });
});

test('each target has its own modifier card', () => {
  const match = scene({ at: BETWEEN_BOTH, picks: ['whirl', 'hurl'], heroModifiers: ['double', 'miss'] });
  attack(match, ASH, [SLINGER, OGRE]);
  expect(hp(match)).toEqual([9, 9, 9, 3]);
  expect(asked(match)).toBe('0 damage');
  play(match, ASH, { type: 'suffer' });
  expect(hp(match)).toEqual([8, 9, 9, 3]);
});
