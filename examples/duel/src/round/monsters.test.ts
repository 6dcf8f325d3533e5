import { expect, test } from 'vitest';
import { ASH, asked, cell, eventsSoFar, OGRE, type Setting, SLINGER, scene, WREN } from '../../test/scene.ts';
import { duel } from '../game.ts';
import { quarries } from './focus.ts';

/** Runs the turn of a monster; no hero has a reaction card. */
function monsterActs(monster: number, at: NonNullable<Setting['at']>) {
  const match = scene({ at, picks: ['brace', 'bulwark'], hands: [[], []], turns: [monster, WREN] });
  return { match, events: eventsSoFar(match) };
}

test('a monster moves towards the hero it can reach in the fewest steps, and attacks if it can', () => {
  const { match, events } = monsterActs(OGRE, ['a1', 'a5', 'd5', 'f1']);
  expect(events[0]).toEqual({ type: 'moved', figure: OGRE, path: ['d5', 'c5', 'b5'].map(cell) });
  expect(events[1]).toMatchObject({ type: 'attacked', attacker: OGRE, target: WREN });
  expect(asked(match)).toBe('1 move');
});

test('a monster that stays out of reach comes closer and does not attack', () => {
  const { events } = monsterActs(OGRE, ['a1', 'a2', 'f5', 'f1']);
  expect(events).toEqual([expect.objectContaining({ type: 'moved', figure: OGRE })]);
});

test('a slinger shoots from the first cell with the hero in range and in sight', () => {
  const { match, events } = monsterActs(SLINGER, ['a3', 'a5', 'f1', 'e3']);
  expect(events[0]).toMatchObject({ type: 'moved', figure: SLINGER });
  expect(events[1]).toMatchObject({ type: 'attacked', attacker: SLINGER, target: ASH });
  expect(match.state.figures[SLINGER]!.cell).toBe(cell('d3'));
});

test('the ogre attacks its focus first and then the other hero beside it', () => {
  const { events } = monsterActs(OGRE, ['b3', 'c4', 'c3', 'f1']);
  expect(events.flatMap((event) => (event.type === 'attacked' ? [event.target] : []))).toEqual([ASH, WREN]);
});

test('a hero in sight counts as closer than one behind a pillar', () => {
  const match = scene({ at: ['d2', 'b5', 'f5', 'b2'] });
  expect(quarries(match.state, SLINGER)).toMatchObject([
    { hero: WREN, steps: 0, distance: 3 },
    { hero: ASH, steps: 1, distance: 2 },
  ]);
});

test('at equal distance the hero with the earlier initiative is attacked', () => {
  const between = ['b3', 'd3', 'c3', 'f5'] as const;
  const first = (picks: Setting['picks']) => quarries(scene({ at: between, picks: picks! }).state, OGRE)[0]?.hero;
  expect(first(['brace', 'bulwark'])).toBe(ASH);
  expect(first(['bulwark', 'brace'])).toBe(WREN);
});

test('the focus is explained from a view, with the values of every candidate', () => {
  const match = scene({ at: ['a1', 'a5', 'd5', 'f1'], picks: ['brace', 'bulwark'] });
  const [choice, wren, ash] = duel.explain(match.view('spectator'), 'focus:ogre');
  expect(choice).toEqual({ code: 'focus', params: { figure: OGRE, target: WREN } });
  expect(wren).toMatchObject({
    params: { target: WREN },
    reasons: [{ value: 2 }, { code: 'distance', value: 3 }, { value: 20 }],
  });
  expect(ash).toMatchObject({ params: { target: ASH } });
  expect(duel.explain(match.view(ASH), `focus:${OGRE}`)[0]).toEqual(choice);
  expect(duel.explain(match.view(ASH), 'focus:nobody')).toEqual([]);
});
