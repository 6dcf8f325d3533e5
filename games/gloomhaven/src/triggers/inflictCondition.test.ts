import { expect, test } from 'vitest';
import { GUARD, stage } from '../../test/stage.ts';
import { hasCondition } from '../conditions/conditions.ts';

const SHOT = {
  actions: [{ type: 'attack', value: 1, modifiers: [{ type: 'condition', condition: 'poison', duration: 'round' }] }],
};

/** Poisons the guard with a card that says "this round", then gives the guard two turns. */
function poisonedAfter(variants: object): boolean[] {
  const { state, perform, run } = stage({ variants: { 'phase.setup': 'skipped', ...variants } });
  perform(SHOT);
  return [1, 2].map(() => {
    run([{ at: 'turn.over', figure: GUARD }]);
    return hasCondition(state.figures[GUARD]!, 'poison');
  });
}

test('poison and wound last until healed when a card names a duration (R 8.3, 8.4)', () => {
  expect(poisonedAfter({})).toEqual([true, true]);
});

test('poison and wound last to the end of the next turn when the table follows the card (ruling 134)', () => {
  expect(poisonedAfter({ 'condition.poisonWound': 'asWritten' })).toEqual([false, false]);
});

test('poison lasts until healed when it is gained again without a duration', () => {
  const { state, perform, run } = stage({
    variants: { 'phase.setup': 'skipped', 'condition.poisonWound': 'asWritten' },
  });
  perform(SHOT);
  perform({ actions: [{ type: 'attack', value: 1, modifiers: [{ type: 'condition', condition: 'poison' }] }] });
  run([{ at: 'turn.over', figure: GUARD }]);
  expect(hasCondition(state.figures[GUARD]!, 'poison')).toBe(true);
});
