import { begin, fastChance, silent } from '@tessera/kernel';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { regionOf, tables } from '../../src/content/index.ts';
import { warOfTheRing } from '../../src/game.ts';
import type { Action } from '../../src/state/action.ts';
import type { State } from '../../src/state/state.ts';
import { behaviourOf, behaviourTable, mean } from '../../test/behaviour.ts';
import { placeNamed, troopsNamed } from '../../test/names.ts';
import { wontOf } from './peopleBot.ts';

const MATCHES = z.coerce
  .number()
  .int()
  .min(1)
  .parse(process.env.TESSERA_TEST_MATCHES ?? 40);

/** Returns the state of a scripted match at the first decision of a kind. */
function upTo(at: string, change: (state: State) => void): State {
  const ctx = { chance: fastChance('people'), log: silent };
  const state = begin(warOfTheRing, warOfTheRing.options.parse({}), 2, ctx);
  while (state.flow.at(-1)?.at !== at) {
    const { seat } = warOfTheRing.decisions(state)[0]!;
    warOfTheRing.play(state, seat, wont(state).action, ctx);
  }
  change(state);
  return state;
}

function wont(state: State): { action: Action; reason: string } {
  const { seat } = warOfTheRing.decisions(state)[0]!;
  return wontOf({
    view: warOfTheRing.view(state, seat),
    seat,
    legal: warOfTheRing.legal(state, seat),
    chance: fastChance('habit'),
  });
}

const at = (region: string, corruption: number, progress = 0) =>
  upTo('fellowship', ({ fellowship }) => Object.assign(fellowship, { region: regionOf(region), corruption, progress }));

test('the people script enters Mordor on the turns and with the Corruption reported of people', () => {
  const behaviour = behaviourOf('people', 'people', MATCHES);
  console.info(behaviourTable('people', 'people', behaviour));
  expect(mean(behaviour.turns)).toBeGreaterThanOrEqual(7);
  expect(mean(behaviour.turns)).toBeLessThanOrEqual(9);
  expect(mean(behaviour.corruption)).toBeGreaterThanOrEqual(2);
  expect(mean(behaviour.corruption)).toBeLessThanOrEqual(4);
  expect(behaviour.rests).toBeGreaterThan(0.5);
  expect(behaviour.endings['ring-destroyed']).toBeGreaterThan(MATCHES / 5);
  expect(behaviour.endings.corruption).toBeGreaterThan(MATCHES / 5);
}, 600_000);

test('the people script rests in a haven at Corruption 2 and leaves at 1', () => {
  expect(wont(at('lorien', 2))).toEqual({ action: { type: 'declare', path: [regionOf('lorien')] }, reason: 'rests' });
  expect(wont(at('lorien', 1))).toMatchObject({ action: { type: 'done' } });
});

test('the people script enters Mordor with little Corruption, and with much only late', () => {
  expect(wont(at('morannon', 3))).toMatchObject({ action: { type: 'enter-mordor' }, reason: 'enters-mordor' });
  expect(wont(at('morannon', 6)).action.type).not.toBe('enter-mordor');
  const late = at('morannon', 6);
  late.turn = 9;
  expect(wont(late)).toMatchObject({ action: { type: 'enter-mordor' } });
});

test('the people script storms a Stronghold held by one unit', () => {
  const state = besieging('gondor 1/0/0');
  expect(wont(state)).toMatchObject({ action: { type: 'use', as: 'attack' }, reason: 'attacks' });
});

test('the people script does not storm a well-held Stronghold with few units', () => {
  expect(wont(besieging('gondor 0/4/1')).reason).not.toBe('attacks');
});

/** Returns a state with five units of Sauron before Minas Tirith and no other front. */
function besieging(garrison: string): State {
  return upTo('slot', (state) => {
    state.stacks = state.stacks.map(() => null);
    state.stacks[regionOf('minas-tirith')] = troopsNamed('sauron 5/0');
    const inside = placeNamed('minas-tirith/inside');
    state.stacks[inside] = troopsNamed(garrison);
    state.boxes = state.boxes.map(() => 4);
    state.dice = state.dice.map((dice) => dice.map((_, face) => (face === 1 ? 2 : 0)));
    state.flow = [{ at: 'turn.end' }, { at: 'slot', seat: 1, slot: 1 }];
    for (let region = 0; region < tables.regions.length; region++) {
      if (tables.pointsOf[region]! > 0) state.control[region] = tables.sideOf[region]!;
    }
  });
}
