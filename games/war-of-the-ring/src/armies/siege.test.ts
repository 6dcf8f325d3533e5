import { expect, test } from 'vitest';
import { matchWith } from '../../test/position.ts';
import { regionOf } from '../content/index.ts';
import { besiegedSide } from '../map/besieged.ts';
import { armyIn } from '../match/caseQueries.ts';
import { insideOf, isBesieged, leadersAt, unitsAt } from '../pieces/figures.ts';
import { FREE, SHADOW } from '../state/numbers.ts';

const TIRITH = regionOf('minas-tirith');
const besieged = () =>
  matchWith({
    '@at minas-tirith': '@sauron 4/1 nazgul 1',
    '@at inside minas-tirith': '@gondor 3/1/2',
    '@at osgiliath': '@sauron 2/0',
  }).state;

test('a region counts as besieged while an Army is inside its Stronghold', () => {
  const state = besieged();
  expect([isBesieged(state, TIRITH), besiegedSide(state, TIRITH)]).toEqual([true, FREE]);
  state.stacks[insideOf(TIRITH)] = null;
  expect([isBesieged(state, TIRITH), besiegedSide(state, TIRITH)]).toEqual([false, -1]);
  expect(isBesieged(state, regionOf('osgiliath'))).toBe(false);
});

test('the Army in the open, the besieged and the besiegers are separate groups', () => {
  const state = besieged();
  expect(['osgiliath', 'inside minas-tirith', 'minas-tirith'].map((place) => armyIn(state, place))).toEqual([
    'sauron 2/0',
    'gondor 3/1/2',
    'sauron 4/1 nazgul 1',
  ]);
});

test('units and Leaders inside a Stronghold are counted separately from those around it', () => {
  const state = besieged();
  const inside = insideOf(TIRITH);
  expect([unitsAt(state, inside, FREE), unitsAt(state, inside, SHADOW)]).toEqual([4, 0]);
  expect([unitsAt(state, TIRITH, FREE), unitsAt(state, TIRITH, SHADOW)]).toEqual([0, 5]);
  expect([leadersAt(state, inside, FREE), leadersAt(state, TIRITH, SHADOW)]).toEqual([2, 1]);
});
