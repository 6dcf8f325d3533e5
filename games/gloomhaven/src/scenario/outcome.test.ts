import { describe, expect, test } from 'vitest';
import { onScenario } from '../../test/onScenario.ts';
import { type Started, startScenario } from '../../test/startScenario.ts';
import { recordOf } from '../content/lookup.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { noteDeath, noteExhaustion, noteGoalLooted } from './deaths.ts';
import { openDoor } from './doors.ts';
import { noteEnding, outcome, rewardsOf } from './outcome.ts';
import { scenarioPlan } from './plan.ts';
import { revealRoom } from './rooms.ts';
import { countFor, isGoalMet, noteHitPoints, noteRoundStart } from './tally.ts';

const PLAIN = { overkill: 0, undamaged: false };

function kill({ state }: Started, isVictim: (type: string) => boolean, by = 0): void {
  for (const [id, figure] of state.figures.entries()) {
    if (figure.kind === 'hero' || figure.cell < 0 || figure.side !== 'monsters' || !isVictim(figure.type)) continue;
    noteDeath(state, id, by, PLAIN);
    figure.cell = -1;
  }
}

function revealAll({ state, ctx }: Started): void {
  for (const [room] of scenarioPlan(state.scenario).record.rooms.entries()) revealRoom(state, room, -1, ctx);
}

describe('goals', () => {
  test('the goal "all enemies" includes those in closed rooms', () => {
    const game = startScenario(1, 2);
    kill(game, () => true);
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe('none');
    revealAll(game);
    kill(game, () => true);
    noteEnding(game.state, game.ctx);
    expect(game.state).toMatchObject({ ending: 'won', over: false });
  });

  test('the goal "commander and all revealed enemies" ignores side rooms', () => {
    const game = startScenario(2, 3);
    openDoor(game.state, 0, 0, game.ctx);
    kill(game, (type) => type === 'bandit-commander');
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe('none');
    kill(game, () => true);
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe('won');
  });

  test('the goal of fifteen kills counts for three characters', () => {
    const game = startScenario(3, 3);
    revealAll(game);
    const guard = game.state.figures.findIndex(({ type }) => type === 'inox-guard');
    for (let n = 0; n < 14; n++) noteDeath(game.state, guard, 0, PLAIN);
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe('none');
    noteDeath(game.state, guard, 0, PLAIN);
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe('won');
  });

  test('the goal of treasure tiles needs all of them', () => {
    const game = startScenario(7, 2);
    noteGoalLooted(game.state, 0, [1, 2, 3, 4]);
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe('none');
    noteGoalLooted(game.state, 1, [5]);
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe('won');
  });

  test('scenario with Hail is won when Hail is adjacent to the altar and lost when Hail dies', () => {
    const game = startScenario(19, 2);
    revealAll(game);
    game.state.map.closed = [];
    const { markers, plan } = scenarioPlan(game.state.scenario);
    const hail = game.state.figures.findIndex(({ type }) => type === 'hail');
    const altar = markers.get('b')![0]!;
    const beside = [0, 1, 2, 3, 4, 5].map((d) => plan.board.neighbour(altar, d as 0)).find((cell) => cell >= 0)!;
    game.state.figures[hail]!.cell = beside;
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe('won');

    const lost = startScenario(19, 2);
    noteDeath(
      lost.state,
      lost.state.figures.findIndex(({ type }) => type === 'hail'),
      -1,
      PLAIN,
    );
    noteEnding(lost.state, lost.ctx);
    expect(lost.state.ending).toBe('lost');
  });

  test('the goal needs both bodyguards dead', () => {
    const game = startScenario(8, 2);
    revealAll(game);
    const ids = game.state.figures.flatMap(({ type }, id) => (type === 'inox-bodyguard' ? [id] : []));
    noteDeath(game.state, ids[0]!, 0, PLAIN);
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe(ids.length > 1 ? 'none' : 'won');
    for (const id of ids.slice(1)) noteDeath(game.state, id, 0, PLAIN);
    noteEnding(game.state, game.ctx);
    expect(game.state.ending).toBe('won');
  });

  test('the scenario ends immediately when all heroes are exhausted', () => {
    const game = startScenario(1, 2);
    for (const [seat, hero] of game.state.heroes.entries()) {
      noteExhaustion(game.state, seat, game.state.figures[seat]!.cell);
      hero.exhausted = true;
    }
    noteEnding(game.state, game.ctx);
    expect(outcome(game.state)).toEqual({ results: ['loss', 'loss'], why: 'all-exhausted' });
  });

  test('the first of goal and loss decides, or the loss under the variant (ruling 112)', () => {
    for (const [rule, ending] of [
      ['first', 'won'],
      ['loss', 'lost'],
    ] as const) {
      const game = startScenario(1, 2, { variants: { 'scenario.bothConditions': rule } });
      revealAll(game);
      kill(game, () => true);
      noteEnding(game.state, game.ctx);
      for (const hero of game.state.heroes) hero.exhausted = true;
      noteEnding(game.state, game.ctx);
      expect(game.state.ending).toBe(ending);
    }
  });
});

describe('rewards (R 15.3, 15.4)', () => {
  test('exhausted heroes get experience, gold, the bonus and a battle goal too (R 15.3, 15.4)', () => {
    const game = startScenario(1, 2, { level: 2 });
    const hero = game.state.heroes[0]!;
    Object.assign(hero, { xp: 5, money: 3, exhausted: true, goals: ['sadist'] });
    hero.tally['monster-killed'] = 5;
    game.state.ending = 'won';
    expect(rewardsOf(game.state)[0]).toEqual({ xp: 13, gold: 9, goal: 'sadist', checks: 1 });
    game.state.ending = 'lost';
    expect(rewardsOf(game.state)[0]).toEqual({ xp: 5, gold: 9, goal: 'sadist', checks: 0 });
  });
});

/** Plays that meet and miss each battle goal. */
type Play = (game: Started) => void;
const count =
  (fact: Parameters<typeof countFor>[2], times: number): Play =>
  ({ state }) =>
    countFor(state, 0, fact, times);
const xp =
  (value: number): Play =>
  ({ state }) => {
    state.heroes[0]!.xp = value;
  };
const GOALS: Readonly<Record<string, readonly [Play, Play]>> = {
  aggressor: [({ state }) => noteRoundStart(state), withoutMonsters],
  diehard: [({ state }) => hp(state, 5), ({ state }) => hp(state, 4)],
  dynamo: [({ state }) => killOne(state, 4, false), ({ state }) => killOne(state, 3, false)],
  executioner: [({ state }) => killOne(state, 0, true), ({ state }) => killOne(state, 0, false)],
  explorer: [count('room-revealed', 1), () => undefined],
  'fast-healer': [({ state }) => hp(state, 10), ({ state }) => hp(state, 9)],
  hoarder: [count('money-looted', 5), count('money-looted', 4)],
  hunter: [count('elite-killed', 1), () => undefined],
  indigent: [() => undefined, count('money-or-treasure-looted', 1)],
  layabout: [xp(7), xp(8)],
  masochist: [({ state }) => hp(state, 2), ({ state }) => hp(state, 3)],
  neutralizer: [count('trap-sprung-or-disarmed', 1), () => undefined],
  opener: [({ state }) => killOne(state, 0, false), () => undefined],
  pacifist: [count('monster-killed', 3), count('monster-killed', 4)],
  plunderer: [count('treasure-looted', 1), () => undefined],
  professional: [count('item-used', 3), count('item-used', 2)],
  protector: [() => undefined, ({ state }) => noteExhaustion(state, 1, state.figures[1]!.cell)],
  purist: [() => undefined, count('item-used', 1)],
  sadist: [count('monster-killed', 5), count('monster-killed', 4)],
  scrambler: [() => undefined, count('long-rest', 1)],
  straggler: [() => undefined, count('short-rest', 1)],
  streamliner: [() => undefined, ({ state }) => void state.heroes[0]!.hand.splice(4)],
  workhorse: [xp(13), xp(12)],
  zealot: [({ state }) => void state.heroes[0]!.hand.splice(3), () => undefined],
};

function withoutMonsters(game: Started): void {
  kill(game, () => true);
  noteRoundStart(game.state);
}

function hp(state: Started['state'], value: number): void {
  state.figures[0]!.hp = value;
  noteHitPoints(state, 0);
}

function killOne(state: Started['state'], overkill: number, undamaged: boolean): void {
  const id = state.figures.findIndex(({ kind }) => kind === 'normal');
  noteDeath(state, id, 0, { overkill, undamaged });
}

test('every battle goal has a test', () => {
  expect(Object.keys(GOALS).toSorted()).toEqual([...recordsOf('battle-goal').keys()].toSorted());
});

test.each(Object.entries(GOALS))('the battle goal %s is met and missed', (goal, [meet, miss]) => {
  const met = startScenario(1, 2);
  meet(met);
  expect(isGoalMet(met.state, 0, goal)).toBe(true);
  const missed = startScenario(1, 2);
  miss(missed);
  expect(isGoalMet(missed.state, 0, goal)).toBe(false);
  expect(recordOf('battle-goal', goal).checks).toBeGreaterThan(0);
});

test('a kill by a summon counts for its owner, and a kill without a killer for no hero', () => {
  const { state } = startScenario(1, 2);
  state.figures.push({ ...state.figures[0]!, kind: 'summon', seat: 1 });
  const guard = state.figures.findIndex(({ kind }) => kind === 'normal');
  noteDeath(state, guard, state.figures.length - 1, PLAIN);
  noteDeath(state, guard, -1, PLAIN);
  expect(state.heroes[1]!.tally['monster-killed']).toBe(1);
  expect(state.heroes[0]!.tally).toEqual({});
  expect(state.counters.killed).toBe(2);
});

describe('hit points of an exhausted hero', () => {
  function exhausted(hp: number, by: 'cards' | 'damage') {
    const game = onScenario(1, 2);
    const { state } = game;
    state.round = 1;
    Object.assign(state.figures[0]!, { hp, maxHp: 10 });
    if (by === 'cards') game.run([{ at: 'exhaustion', seat: 0 }]);
    else game.run([{ at: 'damage', figure: 0, amount: 99, by: -1, from: 'effect' }], ({ type }) => type === 'suffer');
    expect([state.heroes[0]!.exhausted, state.figures[0]!.cell]).toEqual([true, -1]);
    return {
      hp: state.figures[0]!.hp,
      met: ['diehard', 'fast-healer', 'masochist'].filter((goal) => isGoalMet(state, 0, goal)),
    };
  }

  test('a hero who runs out of cards at full hit points meets Diehard and Fast Healer, not Masochist (R 6.6)', () => {
    expect(exhausted(10, 'cards')).toEqual({ hp: 10, met: ['diehard', 'fast-healer'] });
  });

  test('a hero who runs out of cards at two hit points meets Masochist (R 6.6)', () => {
    expect(exhausted(2, 'cards')).toEqual({ hp: 2, met: ['masochist'] });
  });

  test('a killed hero has no hit points left (R 6.6)', () => {
    expect(exhausted(10, 'damage').met).toEqual(['masochist']);
  });
});
