import { describe, expect, test } from 'vitest';
import { onScenario } from '../../test/onScenario.ts';
import { freeStarts } from './rooms.ts';
import { lootsGoalsByAbility } from './rules.ts';

const strengths = ['inert', 'waning', 'strong'];

describe('goals that are plates, doors and exits', () => {
  test('23: two, three or four plates by the number of characters', () => {
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

  test('24: every door is open, the one between two open rooms too', () => {
    const game = onScenario(24, 2);
    game.open('l2a-a2b', 'a2b-j1b', 'a2b-g2a', 'j1b-b4b', 'j1b-d2b', 'g2a-j1b');
    expect(game.ending()).toBe('none');
    game.open('d2b-b4b');
    expect(game.ending()).toBe('won');
  });

  test.each([25, 37])('%i: all stand on exits; whoever is exhausted elsewhere loses it', (scenario) => {
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
  });

  test('40: both plates, however many characters there are', () => {
    const game = onScenario(40, 4);
    const [first, second] = game.marked('a');
    game.put(3, first!);
    expect(game.ending()).toBe('none');
    game.put(1, second!);
    expect(game.ending()).toBe('won');
  });
});

describe('27: demons out of the rift', () => {
  test('one in each of the first two rounds, then two by two in their order', () => {
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

  test('is lost with Hail', () => {
    const game = onScenario(27, 2);
    game.kill(game.figuresOf('hail')[0]!);
    expect(game.ending()).toBe('lost');
  });
});

test('28: Living Corpses are two levels higher', () => {
  const game = onScenario(28, 2, { level: 1 });
  const levels = (type: string) => game.figuresOf(type).map((id) => game.state.figures[id]!.stats.split('/').at(-1));
  expect([new Set(levels('living-corpse')), new Set(levels('cultist'))]).toEqual([new Set(['3']), new Set(['1'])]);
});

test.each([30, 50])('%i: goal tiles need a loot ability', (scenario) => {
  expect(lootsGoalsByAbility({ scenario: `scenario-${scenario}` })).toBe(true);
});

describe('31: the plane of the night', () => {
  test('darkness is strong in every round, and there is no light', () => {
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

  test('demons come once the last room is revealed; the column decides', () => {
    const game = onScenario(31, 3);
    game.endRound(1);
    const none = game.count('night-demon');
    game.open('g2a-j1b', 'j1b-l2a');
    expect(game.count('night-demon')).toBeGreaterThanOrEqual(none);
    // There are six standees, and all of them are in use.
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

test('32: the last room, nobody left in it, and the goal tile', () => {
  const game = onScenario(32, 2);
  game.open('h2b-i1a', 'i1a-g2b');
  for (const [id, { side }] of game.state.figures.entries()) if (side === 'monsters') game.kill(id);
  expect(game.ending()).toBe('none');
  game.state.counters['goals-looted'] = 1;
  expect(game.ending()).toBe('won');
});

test('43: so many drakes, and nobody else, count', () => {
  const game = onScenario(43, 2);
  game.state.counters['killed:flame-demon'] = 8;
  game.state.counters['killed:rending-drake'] = 5;
  game.state.counters['killed:spitting-drake'] = 2;
  expect(game.ending()).toBe('none');
  game.state.counters['killed:spitting-drake'] = 3;
  expect(game.ending()).toBe('won');
});

test('46: the Winged Horror is the goal', () => {
  const game = onScenario(46, 2);
  game.open('j1b-k2a', 'k2a-i2a');
  game.kill(game.figuresOf('winged-horror')[0]!);
  expect(game.ending()).toBe('won');
});

test('50: at most half of the characters, rounded up, start in one room', () => {
  const game = onScenario(50, 3);
  for (const seat of [0, 1, 2]) game.put(seat, -1);
  const all = freeStarts(game.state);
  expect(all).toHaveLength(6);
  game.put(0, all[0]!);
  expect(freeStarts(game.state)).toHaveLength(5);
  game.put(1, all[1]!);
  expect(freeStarts(game.state)).toEqual(all.slice(3));
});

describe('53: the crypt opens', () => {
  test('room by room as rounds begin, and no door before', () => {
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

  test('is survived for ten rounds', () => {
    const game = onScenario(53, 2);
    game.endRound(9);
    expect(game.ending()).toBe('none');
    game.endRound(10);
    expect(game.ending()).toBe('won');
  });
});
