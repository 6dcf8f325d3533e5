import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { startScenario } from '../../test/startScenario.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { noteDeath, noteGoalLooted } from './deaths.ts';
import { goalProgress, isReached } from './goals.ts';
import { scenarioPlan } from './plan.ts';
import { revealRoom } from './rooms.ts';

const PLAIN = { overkill: 0, undamaged: false };

describe('goalProgress', () => {
  test('counts looted goal tiles, not fallen monsters, in scenario 61', () => {
    const { state, ctx } = startScenario(61, 2);
    const [before] = goalProgress(state);
    expect(before).toMatchObject({ kind: 'parts', done: 0, isReached: false });
    for (const [room] of scenarioPlan(state.scenario).record.rooms.entries()) revealRoom(state, room, -1, ctx);
    for (const [id, { side }] of state.figures.entries()) {
      if (side !== 'monsters') continue;
      noteDeath(state, id, 0, PLAIN);
      state.figures[id]!.cell = -1;
    }
    expect(goalProgress(state)).toEqual([before]);
    noteGoalLooted(state, 0, [5]);
    expect(goalProgress(state)).toMatchObject([{ done: 1 }]);
  });

  test('keeps two goals apart and leaves excluded monsters out in scenario 72', () => {
    const { state, ctx } = startScenario(72, 2);
    for (const [room] of scenarioPlan(state.scenario).record.rooms.entries()) revealRoom(state, room, -1, ctx);
    const counted = state.figures.filter(
      ({ side, kind, type }) =>
        side === 'monsters' && kind !== 'objective' && type !== 'forest-imp' && type !== 'giant-viper',
    );
    expect(counted.length).toBeLessThan(state.figures.filter(({ side }) => side === 'monsters').length);
    expect(goalProgress(state)).toEqual([
      { kind: 'parts', done: 0, needed: 3, isReached: false },
      { kind: 'enemies', down: 0, inSight: counted.length, closedRooms: 0, isReached: counted.length === 0 },
    ]);
    const imp = state.figures.findIndex(({ type }) => type === 'forest-imp');
    noteDeath(state, imp, 0, PLAIN);
    state.figures[imp]!.cell = -1;
    expect(goalProgress(state)[1]).toMatchObject({ down: 0, inSight: counted.length });
  });

  test('counts rounds, kills and counters up to the needed number', () => {
    const counted = startScenario(3, 2);
    expect(goalProgress(counted.state)).toMatchObject([{ kind: 'parts', done: 0, needed: 10 }]);
    counted.state.counters.killed = 12;
    expect(goalProgress(counted.state)).toMatchObject([{ done: 10, needed: 10, isReached: true }]);
  });

  test('agrees with the rules about reached goals in every scenario', () => {
    const records = nonEmpty([...recordsOf('scenario').values()]);
    for (const { number, goals } of records) {
      for (const seats of [2, 3, 4]) {
        const { state } = startScenario(number, seats);
        for (const [n, progress] of nonEmpty([...goalProgress(state).entries()])) {
          const reached = isReached(state, goals[n]!);
          expect(progress.isReached, `${number}/${seats}`).toBe(reached);
          if (progress.kind === 'parts') {
            expect(progress.needed, `${number}/${seats}`).toBeGreaterThan(0);
            expect(progress.done >= progress.needed, `${number}/${seats}`).toBe(reached);
          }
        }
      }
    }
  });
});
