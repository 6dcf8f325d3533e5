import { expect, test } from 'vitest';
import { ASH, asked, attack, cell, english, OGRE, play, type Setting, SLINGER, scene } from '../../test/scene.ts';

/** Ash at b3 has shoved the ogre at c3; the slinger stands at e3, a pillar at d4. */
function shoved(setting: Setting = {}) {
  const match = scene({
    at: ['b3', 'a5', 'c3', 'e3'],
    picks: ['bash', 'hurl'],
    heroModifiers: ['zero'],
    ...setting,
  });
  attack(match, ASH, [OGRE]);
  return match;
}

function pushTo(...names: string[]) {
  return { type: 'push' as const, path: names.map(cell) };
}

test('the attacker chooses the path of a push, hex by hex', () => {
  const match = shoved();
  expect(asked(match)).toBe('0 push');
  const events = play(match, ASH, pushTo('d3', 'd2'));
  expect(events[0]).toEqual({ type: 'pushed', figure: OGRE, path: ['c3', 'd3', 'd2'].map(cell) });
  expect(match.state.figures[OGRE]!.cell).toBe(cell('d2'));
});

test('a target pushed out of reach does not retaliate, and an unpushed one does', () => {
  const away = shoved();
  play(away, ASH, pushTo('d3'));
  expect(asked(away)).toBe('1 move');
  const stays = shoved();
  play(stays, ASH, pushTo());
  expect(asked(stays)).toBe('0 damage');
});

test.each([
  [['d3', 'd2', 'd1'], 'push-too-long', 'The push is 2 hexes at most.'],
  [['e2'], 'not-a-step', 'e2 is not next to c3.'],
  [['b2'], 'not-away', 'b2 is no farther from you: a push leads away.'],
  [['d3', 'e3'], 'in-the-way', 'e3 is not free.'],
  [['d3', 'd4'], 'in-the-way', 'd4 is not free.'],
])('a push along %s is refused: %s', (path, code, sentence) => {
  const refusal = shoved().check(ASH, pushTo(...path));
  expect(refusal?.code).toBe(code);
  expect(refusal && english.refusal(refusal)).toBe(sentence);
});

test('a target that falls is not pushed', () => {
  const match = shoved({ hp: [9, 9, 1, 9] });
  expect(asked(match)).toBe('1 move');
});

test('an attack without a push asks no question about one', () => {
  const match = scene({ at: ['b3', 'a5', 'd3', 'c3'], picks: ['thrust', 'hurl'], heroModifiers: ['zero'] });
  attack(match, ASH, [SLINGER]);
  expect(asked(match)).toBe('1 move');
});
