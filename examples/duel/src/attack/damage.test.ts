import { Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { ASH, asked, attack, hp, OGRE, play, scene, types } from '../../test/scene.ts';
import { duel } from '../game.ts';

/** The ogre hits Ash for three; no hero reacts. */
function ogreHitsAsh() {
  const match = scene({
    at: ['b3', 'a5', 'c3', 'f5'],
    picks: ['brace', 'parry'],
    hands: [['dash', 'arrow'], []],
    monsterModifiers: ['zero'],
    turns: [OGRE],
  });
  while (asked(match) === '0 window') play(match, ASH, { type: 'pass' });
  return match;
}

test('damage to a hero stops the attack and asks the hero', () => {
  const match = ogreHitsAsh();
  expect(asked(match)).toBe('0 damage');
  expect(match.legal(ASH)).toEqual([
    { type: 'suffer' },
    { type: 'lose', card: 'dash' },
    { type: 'lose', card: 'arrow' },
  ]);
  expect(hp(match)).toEqual([9, 9, 9, 9]);
});

test('suffering costs hit points', () => {
  const match = ogreHitsAsh();
  play(match, ASH, { type: 'suffer' });
  expect(hp(match)).toEqual([6, 9, 9, 9]);
});

test('losing a card instead removes that card from the match', () => {
  const match = ogreHitsAsh();
  expect(types(play(match, ASH, { type: 'lose', card: 'arrow' }))).toContain('negated');
  expect(hp(match)).toEqual([9, 9, 9, 9]);
  expect(match.state.heroes[ASH]).toMatchObject({ hand: ['dash'], lost: ['arrow'] });
});

test('only a card in hand can be lost', () => {
  expect(ogreHitsAsh().check(ASH, { type: 'lose', card: 'crush' })).toMatchObject({
    code: 'no-such-card',
    params: { card: 'crush' },
  });
});

test('a match saved during the question continues from there', () => {
  const match = ogreHitsAsh();
  const loaded = Match.load(duel, match.save());
  expect(loaded.state).toEqual(match.state);
  expect(asked(loaded)).toBe('0 damage');
  play(match, ASH, { type: 'suffer' });
  play(loaded, ASH, { type: 'suffer' });
  expect(loaded.link).toBe(match.link);
});

test('a hero with an empty hand suffers without a question, like a monster', () => {
  const match = scene({
    at: ['b3', 'a5', 'c3', 'f5'],
    picks: ['thrust', 'hurl'],
    hands: [[], []],
    heroModifiers: ['zero'],
  });
  attack(match, ASH, [OGRE]);
  // Three to the ogre, and its retaliation of one.
  expect(hp(match)).toEqual([8, 9, 6, 9]);
});
