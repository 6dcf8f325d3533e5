import { expect, test } from 'vitest';
import { steps } from '../steps.ts';
import { Action } from './action.ts';

test('the action schema accepts exactly the actions that answer a decision of the rules', () => {
  const read = Action.options.map(({ shape }) => shape.type.value);
  const answers = Object.values(steps).flatMap((step) => ('answers' in step ? Object.keys(step.answers) : []));
  expect(read.toSorted()).toEqual([...new Set(answers)].toSorted());
  expect(read).toEqual(
    expect.arrayContaining(['march', 'attack', 'recruit', 'advance', 'play', 'ring', 'pass', 'skip']),
  );
});
