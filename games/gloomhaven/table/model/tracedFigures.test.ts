import { expect, test } from 'vitest';
import { BRUTE, FAR, GUARD, stage } from '../../test/stage.ts';
import { type TraceInput, tracedFigures } from './tracedFigures.ts';

const ASK = { kind: 'attack.aim', title: '', hint: '', about: {} };

function input(changes: Partial<TraceInput>): TraceInput {
  const { state: view } = stage();
  return {
    view,
    active: undefined,
    inspected: undefined,
    odds: [],
    stage: { beat: undefined },
    turn: { hand: { ask: ASK } },
    ...changes,
  };
}

test('tracedFigures explains the acting monster while a player is asked for it', () => {
  expect(tracedFigures(input({ active: GUARD })).acting).toBe(GUARD);
  expect(tracedFigures(input({ active: BRUTE })).acting).toBeUndefined();
  expect(tracedFigures(input({ active: GUARD, turn: { hand: { ask: undefined } } })).acting).toBeUndefined();
});

test('tracedFigures explains the only target of an attack that has not acted yet', () => {
  expect(tracedFigures(input({ odds: [{ target: FAR }] })).aimed).toBe(FAR);
  expect(tracedFigures(input({ odds: [{ target: FAR }, { target: GUARD }] })).aimed).toBeUndefined();
  const { state: view } = stage();
  view.figures[FAR]!.acted = true;
  expect(tracedFigures(input({ view, odds: [{ target: FAR }] })).aimed).toBeUndefined();
});

test('tracedFigures leaves out the inspected figure', () => {
  const traced = tracedFigures(input({ active: GUARD, inspected: GUARD, odds: [{ target: GUARD }] }));
  expect(traced).toEqual({ acting: undefined, aimed: undefined });
});
