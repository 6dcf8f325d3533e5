import { describe, expect, test } from 'vitest';
import { onScenario } from '../../test/onScenario.ts';
import type { Choice } from '../state/choice.ts';
import { isLocked } from './doors.ts';
import { initiativeOf } from './initiative.ts';
import { leaveByExits } from './outcome.ts';
import { lootsGoalsByAbility } from './persistentRules.ts';
import { groundIn, looseObstacles, scenarioPlan } from './plan.ts';
import { freeStarts } from './rooms.ts';
import { scenarioRulesAt } from './ruleTimes.ts';
import { isEmptyHex } from './spawn.ts';
import { taskChoices } from './tasks.ts';

const strengths = ['inert', 'waning', 'strong'];

describe('goals with plates, doors and exits', () => {
  test('scenario 23 needs two, three or four plates by the number of characters', () => {
    for (const [seats, letters] of [
      [2, 'a'],
      [3, 'ab'],
      [4, 'abc'],
    ] as const) {
      const game = onScenario(23, seats);
      const cells = [...letters].flatMap((letter) => game.marked(letter));
      expect(cells).toHaveLength(seats);
      cells.forEach((cell, seat) => {
        if (seat > 0) game.put(seat, cell);
      });
      expect(game.ending()).toBe('none');
      game.put(0, cells[0]!);
      expect(game.ending()).toBe('won');
    }
  });

  test('scenario 24 needs every door open, including the one between two open rooms', () => {
    const game = onScenario(24, 2);
    game.open('l2a-a2b', 'a2b-j1b', 'a2b-g2a', 'j1b-b4b', 'j1b-d2b', 'g2a-j1b');
    expect(game.ending()).toBe('none');
    game.open('d2b-b4b');
    expect(game.ending()).toBe('won');
  });

  test.each([25, 37])(
    'scenario %i is won when all heroes are on exits and lost when one is exhausted elsewhere',
    (scenario) => {
      const game = onScenario(scenario, 2);
      game.put(0, game.marked('a')[0]!);
      expect(game.ending()).toBe('none');
      game.put(1, game.marked('a')[1]!);
      expect(game.ending()).toBe('won');
      const lost = onScenario(scenario, 2);
      lost.run([{ at: 'exhaustion', seat: 1 }]);
      expect(lost.ending()).toBe('lost');
      const left = onScenario(scenario, 2);
      left.put(0, left.marked('a')[0]!);
      left.run([{ at: 'exhaustion', seat: 0 }]);
      expect(left.ending()).toBe('none');
    },
  );

  test('scenario 40 needs both plates for any number of characters', () => {
    const game = onScenario(40, 4);
    const [first, second] = game.marked('a');
    game.put(3, first!);
    expect(game.ending()).toBe('none');
    game.put(1, second!);
    expect(game.ending()).toBe('won');
  });
});

describe('scenario 27: demons from the rift', () => {
  test('in scenario 27 one demon comes in each of the first two rounds, then two at a time in their order', () => {
    const game = onScenario(27, 3);
    const demons = () => game.state.figures.flatMap(({ kind, type, cell }) => (cell < 0 ? [] : [`${kind} ${type}`]));
    const before = demons();
    for (const round of [1, 2, 3]) game.endRound(round);
    expect(demons().slice(before.length)).toEqual([
      'normal night-demon',
      'elite wind-demon',
      'normal frost-demon',
      'elite sun-demon',
    ]);
    expect(game.marked('b')).toContain(game.state.figures[game.figuresOf('night-demon')[0]!]!.cell);
    expect(game.marked('e')).toContain(game.state.figures[game.figuresOf('sun-demon')[0]!]!.cell);
    game.endRound(8);
    expect([game.count('night-demon'), game.count('wind-demon'), game.ending()]).toEqual([2, 2, 'none']);
    game.endRound(10);
    expect(game.ending()).toBe('won');
  });

  test('scenario 27 is lost when Hail dies', () => {
    const game = onScenario(27, 2);
    game.kill(game.figuresOf('hail')[0]!);
    expect(game.ending()).toBe('lost');
  });
});

test('Living Corpses of scenario 28 are two levels higher', () => {
  const game = onScenario(28, 2, { level: 1 });
  const levels = (type: string) => game.figuresOf(type).map((id) => game.state.figures[id]!.stats.split('/').at(-1));
  expect([new Set(levels('living-corpse')), new Set(levels('cultist'))]).toEqual([new Set(['3']), new Set(['1'])]);
});

test.each([30, 50])('goal tiles of scenario %i need a loot ability', (scenario) => {
  expect(lootsGoalsByAbility({ scenario: `scenario-${scenario}` })).toBe(true);
});

describe('scenario 31: plane of the night', () => {
  test('in scenario 31 dark is strong and light inert in every round', () => {
    const game = onScenario(31, 2);
    game.state.elements = [0, 0, 0, 0, 2, 0];
    game.startRound(3);
    expect(game.state.elements.map((strength) => strengths[strength])).toEqual([
      'inert',
      'inert',
      'inert',
      'inert',
      'inert',
      'strong',
    ]);
  });

  test('in scenario 31 demons come once the last room is revealed, and the column decides the scenario', () => {
    const game = onScenario(31, 3);
    game.endRound(1);
    const none = game.count('night-demon');
    game.open('g2a-j1b', 'j1b-l2a');
    expect(game.count('night-demon')).toBeGreaterThanOrEqual(none);
    // All six standees are in use.
    for (const id of game.figuresOf('night-demon').slice(0, 2)) game.kill(id);
    game.endRound(3);
    expect(game.state.figures.at(-1)).toMatchObject({ type: 'night-demon', kind: 'normal', cell: game.marked('b')[0] });
    game.endRound(4);
    expect(game.state.figures.at(-1)).toMatchObject({ type: 'night-demon', kind: 'elite', cell: game.marked('c')[0] });
    expect(game.ending()).toBe('none');
    const [column] = game.figuresOf('rock-column');
    expect(game.state.figures[column!]!.maxHp).toBe((8 + game.state.level) * 3);
    game.kill(column!);
    expect(game.ending()).toBe('won');
  });
});

test('scenario 32 needs the last room revealed and cleared, and the goal tile', () => {
  const game = onScenario(32, 2);
  game.open('h2b-i1a', 'i1a-g2b');
  for (const [id, { side }] of game.state.figures.entries()) if (side === 'monsters') game.kill(id);
  expect(game.ending()).toBe('none');
  game.state.counters['goals-looted'] = 1;
  expect(game.ending()).toBe('won');
});

test('scenario 43 counts only drakes, up to the needed number', () => {
  const game = onScenario(43, 2);
  game.state.counters['killed:flame-demon'] = 8;
  game.state.counters['killed:rending-drake'] = 5;
  game.state.counters['killed:spitting-drake'] = 2;
  expect(game.ending()).toBe('none');
  game.state.counters['killed:spitting-drake'] = 3;
  expect(game.ending()).toBe('won');
});

test('scenario 46 is won when the Winged Horror dies', () => {
  const game = onScenario(46, 2);
  game.open('j1b-k2a', 'k2a-i2a');
  game.kill(game.figuresOf('winged-horror')[0]!);
  expect(game.ending()).toBe('won');
});

test('in scenario 50 at most half of the characters, rounded up, start in one room', () => {
  const game = onScenario(50, 3);
  for (const seat of [0, 1, 2]) game.put(seat, -1);
  const all = freeStarts(game.state);
  expect(all).toHaveLength(6);
  game.put(0, all[0]!);
  expect(freeStarts(game.state)).toHaveLength(5);
  game.put(1, all[1]!);
  expect(freeStarts(game.state)).toEqual(all.slice(3));
});

describe('scenario 53: crypt', () => {
  test('the crypt of scenario 53 opens room by room as rounds begin, and no door earlier', () => {
    const game = onScenario(53, 2);
    expect(game.state.map.locked).toHaveLength(6);
    const revealed = () => game.state.map.revealed.length;
    const opened = [2, 3, 4, 6, 8].map((round) => {
      game.startRound(round);
      return revealed();
    });
    expect(opened).toEqual([2, 2, 3, 4, 5]);
    expect(game.state.map.closed).toEqual([]);
  });

  test('scenario 53 is won after ten rounds', () => {
    const game = onScenario(53, 2);
    game.endRound(9);
    expect(game.ending()).toBe('none');
    game.endRound(10);
    expect(game.ending()).toBe('won');
  });
});

describe('scenario 29: doors with hit points', () => {
  test('doors of scenario 29 open when destroyed and can be attacked from an adjacent hex', () => {
    const game = onScenario(29, 2);
    const [door] = game.figuresOf('door-a');
    expect(game.state.figures[door!]!.maxHp).toBe(4 + game.state.level);
    expect(isLocked(game.state, 0)).toBe(true);
    const { cell } = game.state.figures[door!]!;
    const beside = game
      .cells()
      .find((one) => groundIn(game.state).areAdjacent(one, cell) && isEmptyHex(game.state, one));
    game.put(0, beside!);
    game.run([{ at: 'performance', figure: 0, of: 'rule/basic-top', by: 0, turned: false }], aimedAt(door!));
    expect(game.state.figures[door!]!.hp).toBeLessThan(4 + game.state.level);
    game.kill(door!);
    expect([game.state.map.closed.includes(0), game.state.map.revealed.length]).toEqual([false, 2]);
  });
});

test('in scenario 38 the Orchid moves to the shaman and opens doors, and its death loses', () => {
  const game = onScenario(38, 2);
  const [orchid] = game.figuresOf('orchid');
  const closed = game.state.map.closed.length;
  for (const guard of game.figuresOf('inox-guard')) game.kill(guard);
  for (let round = 1; round < 4; round++) game.run([{ at: 'turn', figure: orchid! }]);
  expect(game.state.map.closed.length).toBeLessThan(closed);
  game.kill(orchid!);
  expect(game.ending()).toBe('lost');
});

test('in scenario 39 ice is strong and fire inert, the altar decides, and pits stay', () => {
  const game = onScenario(39, 2);
  game.state.elements = [2, 0, 0, 0, 0, 0];
  game.startRound(2);
  expect(game.state.elements.slice(0, 2)).toEqual([0, 2]);
  const pits = scenarioPlan(game.state.scenario).fixed.size;
  expect(pits).toBeGreaterThan(0);
  expect(looseObstacles(game.state).length).toBeLessThan(game.state.map.obstacles.length);
  game.open('n1a-d2b');
  const [altar] = game.figuresOf('altar');
  expect(game.state.figures[altar!]!.maxHp).toBe(6 + 2 * game.state.level);
  game.kill(altar!);
  expect(game.ending()).toBe('won');
});

describe('scenario 41: tomb', () => {
  test('plate b of scenario 41 places the guardians and unlocks the last door', () => {
    const game = onScenario(41, 3);
    game.open('m1a-l1a');
    expect([game.count('stone-golem'), isLocked(game.state, 1)]).toEqual([0, true]);
    const before = game.count('ancient-artillery');
    // The six standees of artillery in the first room must be free.
    for (const id of game.figuresOf('ancient-artillery')) game.kill(id);
    game.put(0, game.marked('b')[0]!);
    game.at('turn-end', { figure: 0 });
    expect([before, game.count('ancient-artillery'), game.count('stone-golem')]).toEqual([6, 3, 2]);
    expect(isLocked(game.state, 1)).toBe(false);
    expect(
      game.state.figures.filter(({ type, cell }) => type === 'stone-golem' && cell >= 0).map(({ kind }) => kind),
    ).toEqual(['normal', 'elite']);
  });

  test('characters of scenario 41 leave one by one at the end of a round', () => {
    const game = onScenario(41, 2);
    game.put(0, game.marked('a')[0]!);
    leaveByExits(game.state, game.ctx);
    expect([game.state.figures[0]!.cell, game.ending()]).toEqual([-1, 'none']);
    game.put(1, game.marked('a')[0]!);
    leaveByExits(game.state, game.ctx);
    expect(game.ending()).toBe('won');
  });

  test('scenario 41 is lost when a hero is exhausted after the last room is revealed, not before', () => {
    const early = onScenario(41, 3);
    early.run([{ at: 'exhaustion', seat: 1 }]);
    early.open('m1a-l1a', 'l1a-e1a');
    expect(early.ending()).toBe('none');
    early.run([{ at: 'exhaustion', seat: 2 }]);
    expect(early.ending()).toBe('lost');
  });
});

test('in scenario 51 every figure of the party suffers 2 damage at the end of its turn, and pits stay', () => {
  const game = onScenario(51, 2);
  const before = game.state.figures[0]!.hp;
  game.run(scenarioRulesAt(game.state, 'turn-end', { figure: 0 }), ({ type }) => type === 'suffer');
  expect([game.state.figures[0]!.hp, game.state.figures[1]!.hp === game.state.figures[1]!.maxHp]).toEqual([
    before - 2,
    true,
  ]);
  const [gloom] = game.figuresOf('the-gloom');
  expect(scenarioRulesAt(game.state, 'turn-end', { figure: gloom! })).toEqual([]);
  expect(scenarioPlan(game.state.scenario).fixed.size).toBeGreaterThan(0);
  game.kill(gloom!);
  expect(game.ending()).toBe('won');
});

describe('scenario 52: cellar', () => {
  test('characters of scenario 52 start in the parts of the room with monsters and see no figure elsewhere', () => {
    expect([2, 3, 4, 5].map((seats) => freeAtFirst(52, seats))).toEqual([2, 3, 5, 5]);
    const game = onScenario(52, 2);
    const [first, second] = game.state.figures;
    expect(groundIn(game.state).sight.sees(first!.cell, second!.cell)).toBe(false);
  });

  test('a bottom action adjacent to a goal tile of scenario 52 takes it, and every hero needs one', () => {
    const game = onScenario(52, 2);
    game.open('m1a-j2a', 'm1a-k2b');
    const beside = (goal: number) => game.cells().find((cell) => groundIn(game.state).areAdjacent(cell, goal))!;
    const [goal] = game.state.map.goals;
    game.put(0, beside(goal!));
    const hero = game.state.heroes[0]!;
    hero.inPlay = hero.hand.splice(0, 2);
    const [card] = hero.inPlay;
    expect(taskChoices(game.state, 0).map((choice) => choice.type === 'task' && choice.half)).toEqual([
      'bottom',
      'bottom',
    ]);
    game.state.turn.figure = 0;
    game.run([{ at: 'turn.act', figure: 0 }], ({ type }) => type === 'task' || type === 'end-turn');
    expect([hero.discard.includes(card!), game.state.counters['goals-looted:0'], game.ending()]).toEqual([
      true,
      1,
      'none',
    ]);
    game.state.counters['goals-looted:1'] = 1;
    expect(game.ending()).toBe('won');
  });

  test('scenario 52 is lost when a hero without a goal tile is exhausted', () => {
    const game = onScenario(52, 2);
    game.state.counters['goals-looted:0'] = 1;
    game.run([{ at: 'exhaustion', seat: 0 }]);
    expect(game.ending()).toBe('none');
    game.run([{ at: 'exhaustion', seat: 1 }]);
    expect(game.ending()).toBe('lost');
  });
});

describe('scenario 56: captives who fight', () => {
  test('captives of scenario 56 act at initiative 50 with the modifier cards of a hero', () => {
    const game = onScenario(56, 2);
    game.open('l3a-c2a', 'c2a-a4a', 'a4a-m1b');
    const captives = game.figuresOf('captive-orchid');
    expect([captives.length, initiativeOf(game.state, captives[0]!)]).toEqual([3, 50]);
    const drawn = game.state.decks.heroes[0]!.drawn.length;
    const { cell } = game.state.figures[captives[0]!]!;
    const foe = game.state.figures.findIndex(({ side, cell: at }) => side === 'monsters' && at >= 0);
    game.put(
      foe,
      game.cells().find((one) => groundIn(game.state).areAdjacent(one, cell) && isEmptyHex(game.state, one))!,
    );
    game.run([{ at: 'turn', figure: captives[0]! }]);
    expect(game.state.decks.heroes[0]!.drawn.length).toBeGreaterThan(drawn);
  });

  test('scenario 56 is lost when the third captive dies', () => {
    const game = onScenario(56, 2);
    game.open('l3a-c2a', 'c2a-a4a', 'a4a-m1b');
    const endings = game.figuresOf('captive-orchid').map((id) => {
      game.kill(id);
      return game.ending();
    });
    expect(endings).toEqual(['none', 'none', 'lost']);
  });
});

describe('scenario 57: investigation', () => {
  test('the guard in the barracks of scenario 57 turns out to be the Infiltrator', () => {
    const game = onScenario(57, 4, { level: 1 });
    game.open('f1b-i1b');
    const hidden = game.state.counters['hides:infiltrator']!;
    const { cell } = game.state.figures[hidden]!;
    expect(game.ending()).toBe('none');
    game.kill(hidden);
    const [found] = game.figuresOf('infiltrator');
    expect(game.state.figures[found!]).toMatchObject({ cell, kind: 'named', dropsMoney: false });
    expect(game.state.figures[found!]!.stats.endsWith('/2')).toBe(true);
    game.kill(found!);
    expect(game.ending()).toBe('won');
  });

  test('two guards come from behind with the third door of scenario 57', () => {
    const game = onScenario(57, 3);
    game.open('f1b-a1a');
    expect(game.figuresOf('city-guard').map((id) => game.state.figures[id]!.kind)).toEqual(['normal', 'elite']);
  });
});

function freeAtFirst(scenario: number, seats: number): number {
  const { state } = onScenario(scenario, seats);
  for (let seat = 0; seat < seats; seat++) state.figures[seat]!.cell = -1;
  return freeStarts(state).length;
}

function aimedAt(figure: number) {
  return (choice: Choice) => choice.type === 'target' && choice.figure === figure;
}
