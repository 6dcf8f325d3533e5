import { expect, test } from 'vitest';
import { GUARD, stage } from '../test/stage.ts';
import { hasCondition } from './conditions/conditions.ts';

const SHOT = {
  actions: [{ type: 'attack', value: 1, modifiers: [{ type: 'condition', condition: 'poison', duration: 'round' }] }],
};

/** The guard is poisoned by a card that says "this round", then takes two turns. */
function poisonedAfter(variants: object): boolean[] {
  const { state, perform, run } = stage({ variants: { 'phase.setup': 'skipped', ...variants } });
  perform(SHOT);
  return [1, 2].map(() => {
    run([{ at: 'turn.over', figure: GUARD }]);
    return hasCondition(state.figures[GUARD]!, 'poison');
  });
}

test('poison and wound last until they are healed, whatever a card says (R 8.3, 8.4)', () => {
  expect(poisonedAfter({})).toEqual([true, true]);
});

test('or as long as the card says, to the end of the next turn (ruling 134)', () => {
  expect(poisonedAfter({ 'condition.poisonWound': 'asWritten' })).toEqual([false, false]);
});

test('a poison gained again without a word about it lasts', () => {
  const { state, perform, run } = stage({
    variants: { 'phase.setup': 'skipped', 'condition.poisonWound': 'asWritten' },
  });
  perform(SHOT);
  perform({ actions: [{ type: 'attack', value: 1, modifiers: [{ type: 'condition', condition: 'poison' }] }] });
  run([{ at: 'turn.over', figure: GUARD }]);
  expect(hasCondition(state.figures[GUARD]!, 'poison')).toBe(true);
});
