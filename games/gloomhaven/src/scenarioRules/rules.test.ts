import { describe, expect, test } from 'vitest';
import { type Started, startScenario } from '../../test/startScenario.ts';
import { closedDoorOn, isLocked, openDoor } from '../scenario/doors.ts';
import { lootsGoalsByAbility } from '../scenario/persistentRules.ts';
import { doorsNamed, scenarioPlan } from '../scenario/plan.ts';
import { scenarioRulesAt } from '../scenario/ruleTimes.ts';
import type { Frame } from '../state/frames.ts';
import { rules } from './rules.ts';

/** Runs frames of rules and answers each question with its first option. */
function run({ state, ctx }: Started, frames: readonly Frame[]): number {
  let asked = 0;
  const left = [...frames];
  for (let frame = left.shift(); frame !== undefined; frame = left.shift()) {
    if (frame.at === 'rule') left.unshift(...(rules.rule(state, frame, ctx) ?? []));
    else if (frame.at === 'spawn') {
      if (rules.spawn.asks(state, frame) !== 0) rules.spawn.afterwards(state, frame, ctx);
      else {
        asked++;
        const [action] = rules.spawn.options(state, frame);
        if (action?.type === 'hex')
          rules.spawn.answers.hex(state, frame, { seat: 0, action: { type: 'hex', cell: action.cell }, ...ctx });
      }
    }
  }
  return asked;
}

const count = ({ state }: Started, monster: string) =>
  state.figures.filter(({ type, cell }) => type === monster && cell >= 0).length;

describe('reinforcements of scenario 3', () => {
  test('reinforcements of scenario 3 come every round for three and four heroes, in odd rounds for two', () => {
    for (const [seats, round, more] of [
      [2, 1, 1],
      [2, 2, 0],
      [3, 2, 1],
      // All six standees are on the map then.
      [4, 1, 0],
    ] as const) {
      const game = startScenario(3, seats);
      game.state.round = round;
      const before = count(game, 'inox-guard');
      run(game, scenarioRulesAt(game.state, 'round-end'));
      expect([seats, round, count(game, 'inox-guard') - before]).toEqual([seats, round, more]);
    }
  });

  test('reinforcements of scenario 3 drop no money and stop once the last door is open', () => {
    const game = startScenario(3, 3);
    run(game, scenarioRulesAt(game.state, 'round-end'));
    expect(game.state.figures.at(-1)).toMatchObject({ type: 'inox-guard', dropsMoney: false, acted: false });
    const [door] = doorsNamed(game.state, ['l1b-e1b']);
    openDoor(game.state, door!, 0, game.ctx);
    expect(scenarioRulesAt(game.state, 'round-end')).toEqual([]);
  });

  test('reinforcements of scenario 3 appear on the nearest empty hex when the marked one is occupied, and players break ties', () => {
    const game = startScenario(3, 3);
    const cell = scenarioPlan(game.state.scenario).markers.get('a')![0]!;
    game.state.figures[0]!.cell = cell;
    expect(run(game, scenarioRulesAt(game.state, 'round-end'))).toBe(1);
    expect(game.state.figures.at(-1)!.cell).not.toBe(cell);
  });
});

describe('pressure plates of scenario 15', () => {
  const plates = (game: Started, letters: string) => {
    const { markers } = scenarioPlan(game.state.scenario);
    const cells = [...letters].flatMap((letter) => markers.get(letter)!);
    cells.forEach((cell, seat) => {
      game.state.figures[seat]!.cell = cell;
    });
    return scenarioRulesAt(game.state, 'turn-end', { figure: 0 });
  };

  test('the middle plate of scenario 15 unlocks two doors, once', () => {
    const game = startScenario(15, 2);
    const [left, right] = doorsNamed(game.state, ['d1a-h3b', 'd1a-h1b']);
    expect([isLocked(game.state, left!), isLocked(game.state, right!)]).toEqual([true, true]);
    run(game, plates(game, 'c'));
    expect([isLocked(game.state, left!), isLocked(game.state, right!)]).toEqual([false, false]);
    expect(plates(game, 'c')).toEqual([]);
  });

  test("a summon on a plate or a monster's turn unlocks nothing in scenario 15", () => {
    const game = startScenario(15, 2);
    const cell = scenarioPlan(game.state.scenario).markers.get('c')![0]!;
    game.state.figures.push({ ...game.state.figures[0]!, kind: 'summon', cell });
    expect(scenarioRulesAt(game.state, 'turn-end', { figure: 0 })).toEqual([]);
    expect(scenarioRulesAt(game.state, 'turn-end', { figure: game.state.figures.length - 1 })).toEqual([]);
  });
});

describe('doors', () => {
  test('an opened door reveals a populated room whose monsters draw ability cards', () => {
    const game = startScenario(1, 2);
    const { state, ctx, events } = game;
    state.figures[0]!.cell = scenarioPlan(state.scenario).doors[0]![0]!;
    expect(closedDoorOn(state, state.figures[0]!.cell)).toBe(0);
    openDoor(state, 0, 0, ctx);
    expect(state.map).toMatchObject({ revealed: [0, 1], closed: [1] });
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['door-opened', 'room-revealed', 'placed', 'ability-drawn']),
    );
    expect(state.heroes[0]!.tally).toEqual({ 'room-revealed': 1 });
    expect(closedDoorOn(state, state.figures[0]!.cell)).toBeUndefined();
    expect(openDoor(state, 0, 0, ctx)).toEqual([]);
  });

  test('enemies appear from behind when a door of scenario 19 opens', () => {
    const game = startScenario(19, 3);
    const [first, second] = doorsNamed(game.state, ['d2a-d1a', 'd1a-c2b']);
    run(game, openDoor(game.state, first!, 0, game.ctx));
    const before = count(game, 'cultist');
    const frames = openDoor(game.state, second!, 0, game.ctx);
    const revealed = count(game, 'cultist') - before;
    run(game, frames);
    expect(count(game, 'cultist')).toBe(before + revealed + 2);
  });
});

test('goal tiles of scenario 7 need a loot ability', () => {
  expect(lootsGoalsByAbility({ scenario: 'scenario-7' })).toBe(true);
  expect(lootsGoalsByAbility({ scenario: 'scenario-15' })).toBe(false);
});
