import { describe, expect, test } from 'vitest';
import { onScenario } from '../../test/onScenario.ts';
import { newPerformance } from '../abilities/newPerformance.ts';
import { shieldOf } from '../inPlay/activeModifiers.ts';
import { boardFigure } from '../inPlay/position.ts';
import type { Choice } from '../state/choice.ts';
import { carrierOf, takeThing } from './carriedTokens.ts';
import { barredCells, isAsleep, isSuspended } from './persistentRules.ts';
import { doorsNamed, groundIn, scenarioPlan } from './plan.ts';
import { freeStarts } from './rooms.ts';
import { isEmptyHex } from './spawn.ts';

describe('scenario 58', () => {
  test('in scenario 58 at most half of the party starts in one room', () => {
    const { state } = onScenario(58, 4);
    for (let seat = 0; seat < 4; seat++) state.figures[seat]!.cell = -1;
    const [first, second] = scenarioPlan(state.scenario).starts;
    state.figures[0]!.cell = first!;
    state.figures[1]!.cell = second!;
    const { roomOf } = scenarioPlan(state.scenario);
    expect(new Set(freeStarts(state).map((cell) => roomOf[cell]))).toEqual(new Set([2]));
  });

  test('each bone pile of scenario 58 gives the Harvester shield and heals it when the round ends', () => {
    const game = onScenario(58, 3);
    game.open('c2a-g2b', 'g2b-b1a');
    const [harvester] = game.figuresOf('the-harvester');
    const before = shieldOf(game.state, harvester!).total;
    game.kill(game.figuresOf('bone-pile')[0]!);
    expect(shieldOf(game.state, harvester!).total).toBe(before - 1);
    game.state.figures[harvester!]!.hp = 1;
    game.state.figures[harvester!]!.maxHp = 30;
    game.endRound(2);
    // Three piles are left, two hit points each for three characters.
    expect(game.state.figures[harvester!]!.hp).toBe(7);
    game.kill(harvester!);
    expect(game.ending()).toBe('won');
  });

  test('the dagger of scenario 58 is a goal tile, and its bearer pierces the Harvester', () => {
    const game = onScenario(58, 2);
    game.open('c2a-g2b');
    expect(game.state.map.goals).toHaveLength(1);
    game.put(0, game.state.map.goals[0]!);
    game.run([{ at: 'loot', figure: 0, range: 1, most: 9 }]);
    expect([carrierOf(game.state, 'occult-dagger'), game.state.map.goals]).toEqual([0, []]);
    game.open('g2b-b1a');
    const [harvester] = game.figuresOf('the-harvester');
    const [imp] = game.figuresOf('black-imp');
    const ground = groundIn(game.state);
    const { cell: here } = game.state.figures[0]!;
    const free = Array.from(ground.hidden.keys()).filter(
      (at) => ground.areAdjacent(here, at) && isEmptyHex(game.state, at),
    );
    const pierced = [harvester!, imp!].map((foe, n) => {
      game.put(foe, free[n]!);
      Object.assign(game.state.figures[foe]!, { hp: 90, maxHp: 90 });
      game.state.decks.heroes[0] = { pile: new Array(9).fill('plus-0'), drawn: [], cards: [], due: false };
      const isFoe = (choice: Choice) => choice.type === 'target' && choice.figure === foe;
      const shield = shieldOf(game.state, foe).total;
      game.run([{ at: 'performance', figure: 0, of: 'rule/as-attack-9', by: 0, turned: false }], isFoe);
      return [90 - game.state.figures[foe]!.hp, 9 - shield];
    });
    // Pierces 4 of the Harvester's shield and nothing of another figure's.
    expect(pierced[0]![0]).toBe(Math.min(9, pierced[0]![1]! + 4));
    expect(pierced[1]![0]).toBe(pierced[1]![1]);
  });
});

test('scenario 59 needs goal tiles taken by loot abilities and all enemies dead', () => {
  const game = onScenario(59, 2);
  game.open('m1b-d1b', 'a4a-l3a');
  game.put(0, game.state.map.goals[0]!);
  game.run([{ at: 'turn.end', figure: 0 }]);
  expect(game.state.map.goals).toHaveLength(1);
  game.run([{ at: 'loot', figure: 0, range: 1, most: 9 }]);
  expect(game.ending()).toBe('none');
  for (const kind of ['cave-bear', 'forest-imp', 'hound']) for (const id of game.figuresOf(kind)) game.kill(id);
  expect(game.ending()).toBe('won');
});

describe('scenario 60', () => {
  test('all figures suffer damage from the seventh round of scenario 60 on', () => {
    const game = onScenario(60, 2);
    const hp = () => game.state.figures[0]!.hp;
    const before = hp();
    game.startRound(6);
    expect(hp()).toBe(before);
    game.startRound(7);
    expect(hp()).toBe(before - 2);
  });

  test('scenario 60 is won with all tiles and all characters back at the entrance', () => {
    const game = onScenario(60, 2);
    expect(game.ending()).toBe('none');
    game.state.counters['goals-looted'] = 4;
    expect(game.ending()).toBe('won');
  });

  test('scenario 60 is lost after round 12, and when a hero is exhausted before the last tile or off the entrance', () => {
    const late = onScenario(60, 2);
    late.endRound(12);
    expect(late.ending()).toBe('lost');
    const early = onScenario(60, 2);
    early.run([{ at: 'exhaustion', seat: 0 }]);
    expect(early.ending()).toBe('lost');
    const off = onScenario(60, 2);
    off.state.counters['goals-looted'] = 4;
    off.put(0, off.marked('a')[0]! + 9);
    off.put(1, off.marked('a')[0]! + 8);
    off.run([{ at: 'exhaustion', seat: 0 }]);
    expect(off.ending()).toBe('lost');
  });
});

test('half of the monsters of scenario 61 pause in odd rounds, the other half in even ones', () => {
  const game = onScenario(61, 4);
  const [ooze] = game.figuresOf('ooze');
  const [demon] = game.figuresOf('flame-demon');
  const out = () => [isSuspended(game.state, ooze!), isSuspended(game.state, demon!)];
  game.startRound(1);
  expect(out()).toEqual([false, true]);
  const { hp, cell } = game.state.figures[demon!]!;
  game.run([{ at: 'damage', figure: demon!, amount: 3, by: 0, from: 'attack' }]);
  game.run([{ at: 'death', figure: demon!, by: 0 }]);
  expect(game.state.figures[demon!]).toMatchObject({ hp, cell });
  expect(boardFigure(game.state, demon!)).toMatchObject({ passive: true, invisible: true });
  game.startRound(2);
  expect(out()).toEqual([true, false]);
});

describe('scenario 62', () => {
  test('in scenario 62 bones rise every round, and the tenth death wakes the Hungry Soul', () => {
    const game = onScenario(62, 3);
    const before = game.count('living-bones');
    game.startRound(1);
    expect(game.count('living-bones')).toBe(before + 2);
    game.state.counters['killed:living-bones'] = 8;
    game.kill(game.figuresOf('living-bones')[0]!);
    expect(game.count('hungry-soul')).toBe(0);
    game.kill(game.figuresOf('living-bones')[0]!);
    const [soul] = game.figuresOf('hungry-soul');
    const bones = game.count('living-bones');
    expect(shieldOf(game.state, soul!).total).toBe(Math.max(0, 5 - bones));
    game.kill(soul!);
    expect(game.ending()).toBe('won');
  });
});

test('scenarios 63, 65 and 68 begin with a wound, curses and poison', () => {
  expect(onScenario(63, 2).state.figures[0]!.conditions).not.toBe(0);
  expect(onScenario(65, 2).state.decks.heroes[0]!.cards.filter((card) => card === 'curse')).toHaveLength(4);
  expect(onScenario(68, 2).state.figures[0]!.conditions).not.toBe(0);
});

describe('doors held open by plates', () => {
  test('a door of scenario 66 opens while a character is on its plate and closes on a figure in it', () => {
    const game = onScenario(66, 2);
    const [door] = doorsNamed(game.state, ['j1b-c1a']);
    game.put(0, game.marked('a')[0]!);
    game.at('turn-end', { figure: 0 });
    expect(game.state.map.closed).not.toContain(door);
    const cell = scenarioPlan(game.state.scenario).doors[door!]![0]!;
    game.put(1, cell);
    game.put(0, scenarioPlan(game.state.scenario).starts[0]!);
    const { hp } = game.state.figures[1]!;
    game.at('turn-end', { figure: 0 });
    expect(game.state.map.closed).toContain(door);
    expect(game.state.map.locked).toContain(door);
    expect(game.state.figures[1]!.cell).not.toBe(cell);
    expect(game.state.figures[1]!.hp).toBeLessThan(hp);
  });

  test('plate d of scenario 66 opens the side doors permanently, and plate e wins', () => {
    const game = onScenario(66, 2);
    game.put(0, game.marked('d')[0]!);
    game.at('turn-end', { figure: 0 });
    for (const door of doorsNamed(game.state, ['d1a-a1a', 'd2a-a2a']))
      expect(game.state.map.closed).not.toContain(door);
    game.put(0, game.marked('e')[0]!);
    expect(game.ending()).toBe('won');
  });

  test('the Arcane Golem of scenario 67 does not pass its door', () => {
    const game = onScenario(67, 2);
    game.open('l3a-g1b');
    game.put(0, game.marked('a')[0]!);
    game.at('turn-end', { figure: 0 });
    const [golem] = game.figuresOf('arcane-golem');
    const [door] = doorsNamed(game.state, ['a2a-m1a']);
    expect(barredCells(game.state, golem!)).toEqual(scenarioPlan(game.state.scenario).doors[door!]);
    expect(barredCells(game.state, 0)).toEqual([]);
    game.kill(golem!);
    expect(game.ending()).toBe('won');
  });
});

describe('scenario 68', () => {
  test('the tree of scenario 68 withers, even unseen, while a Rending Drake is in its room', () => {
    const game = onScenario(68, 2);
    game.state.round = 4;
    game.open('b1b-m1b');
    const [tree] = game.figuresOf('tree');
    expect(game.state.figures[tree!]!.hp).toBe(17 - 6);
    game.endRound(4);
    expect(game.state.figures[tree!]!.hp).toBe(17 - 8);
    const { roomOf } = scenarioPlan(game.state.scenario);
    for (const id of game.figuresOf('rending-drake')) if (roomOf[game.state.figures[id]!.cell] === 1) game.kill(id);
    game.endRound(5);
    expect(game.state.figures[tree!]!.hp).toBe(17 - 8);
    expect(boardFigure(game.state, tree!).invisible).toBe(true);
    game.kill(tree!);
    expect(game.ending()).toBe('lost');
  });

  test('the tree of scenario 68 dies unseen in the ninth round', () => {
    const game = onScenario(68, 2);
    game.endRound(8);
    expect(game.ending()).toBe('none');
    game.endRound(9);
    expect(game.ending()).toBe('lost');
  });

  test('a poisoned figure suffers damage in the water of scenario 68', () => {
    const game = onScenario(68, 2);
    const { hp } = game.state.figures[0]!;
    const [water] = game.state.map.difficult;
    game.run([{ at: 'walk', figure: 0, path: [water!], gait: 'walk', forcedBy: -1 }]);
    expect(game.state.figures[0]!.hp).toBe(hp - 3);
    game.state.figures[0]!.conditions = 0;
    game.run([{ at: 'walk', figure: 0, path: [water!], gait: 'walk', forcedBy: -1 }]);
    expect(game.state.figures[0]!.hp).toBe(hp - 3);
  });
});

describe('scenario 69', () => {
  test('the doll of scenario 69 moves by loot abilities and drops where its bearer falls', () => {
    const game = onScenario(69, 3);
    expect(carrierOf(game.state, 'doll')).toBe(0);
    game.run([{ at: 'loot', figure: 1, range: 3, most: 9 }], ({ type }) => type === 'target');
    expect(carrierOf(game.state, 'doll')).toBe(1);
    const { cell } = game.state.figures[1]!;
    game.run([{ at: 'exhaustion', seat: 1 }]);
    expect([carrierOf(game.state, 'doll'), game.state.map.goals]).toEqual([-1, [cell]]);
    game.put(2, cell);
    game.run([{ at: 'turn.end', figure: 2 }]);
    expect(carrierOf(game.state, 'doll')).toBe(2);
  });

  test('the plate of scenario 69 opens the door with an ambush and traps that spring under figures', () => {
    const game = onScenario(69, 2);
    game.open('l3a-b1b');
    game.put(1, game.marked('d')[0]!);
    const { hp } = game.state.figures[1]!;
    const before = game.count('vermling-scout');
    game.put(0, game.marked('b')[0]!);
    game.at('turn-end', { figure: 0 });
    expect(game.count('vermling-scout')).toBe(before + 2);
    expect(game.state.figures[1]!.hp).toBeLessThan(hp);
    expect(game.state.map.traps.map(({ cell }) => cell)).toContain(game.marked('d')[1]);
  });

  test('scenario 69 is won when the bearer is adjacent to the well', () => {
    const game = onScenario(69, 2);
    game.open('l3a-j1a', 'j1a-d2a');
    const [well] = game.marked('a');
    const { plan } = scenarioPlan(game.state.scenario);
    const beside = Array.from({ length: plan.board.size }, (_, cell) => cell).find(
      (cell) => plan.board.distance(well!, cell) === 1,
    );
    game.put(1, beside!);
    expect(game.ending()).toBe('none');
    takeThing(game.state, 'doll', 1, game.ctx);
    expect(game.ending()).toBe('won');
  });
});

describe('scenario 70', () => {
  test('spirits of scenario 70 come at a and b by the round and the number of characters', () => {
    const table = [2, 3, 4].map((seats) =>
      [1, 2].map((round) => {
        const game = onScenario(70, seats);
        game.endRound(round);
        return game.count('living-spirit');
      }),
    );
    expect(table).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  test('spirits of scenario 70 cannot be hurt, and each demon that dies removes one', () => {
    const game = onScenario(70, 2);
    game.endRound(1);
    game.endRound(2);
    const [spirit] = game.figuresOf('living-spirit');
    const { hp } = game.state.figures[spirit!]!;
    game.run([{ at: 'damage', figure: spirit!, amount: 9, by: 0, from: 'attack' }]);
    expect(game.state.figures[spirit!]!.hp).toBe(hp);
    game.kill(game.figuresOf('wind-demon')[0]!);
    expect(game.count('living-spirit')).toBe(1);
    game.kill(game.figuresOf('night-demon')[0]!);
    expect(game.count('living-spirit')).toBe(0);
  });
});

describe('scenario 71', () => {
  test('each tile of scenario 71 unlocks the next door', () => {
    const game = onScenario(71, 2);
    const locked = () => game.state.map.locked.length;
    for (const tiles of [1, 2, 3]) {
      game.state.counters['goals-looted'] = tiles;
      game.at('goal-looted', { figure: 0 });
      expect(locked()).toBe(3 - tiles);
    }
  });

  test('drakes of scenario 71 sleep until they are hurt or a move ends adjacent to them', () => {
    const game = onScenario(71, 2);
    game.startRound(1);
    const [first, second] = game.figuresOf('spitting-drake');
    expect(isAsleep(game.state, first!)).toBe(true);
    game.run([{ at: 'damage', figure: first!, amount: 1, by: 0, from: 'effect' }]);
    expect([isAsleep(game.state, first!), isAsleep(game.state, second!)]).toEqual([false, true]);
    game.startRound(2);
    expect(isAsleep(game.state, first!)).toBe(false);
    const { board } = scenarioPlan(game.state.scenario).plan;
    const { cell } = game.state.figures[second!]!;
    const beside = Array.from({ length: board.size }, (_, at) => at).find((at) => board.distance(cell, at) === 1)!;
    game.put(0, beside);
    game.state.performances.push(newPerformance(0, 'rule/basic-bottom', 0, false, -1));
    game.run([{ at: 'move.end' }]);
    expect(isAsleep(game.state, second!)).toBe(false);
  });

  test('the wind of scenario 71 moves the party one hex in alternating directions', () => {
    const game = onScenario(71, 2);
    const { board } = scenarioPlan(game.state.scenario).plan;
    const before = game.state.figures.slice(0, 2).map(({ cell }) => cell);
    game.endRound(1);
    const after = game.state.figures.slice(0, 2).map(({ cell }) => cell);
    expect(before.map((cell, seat) => board.distance(cell, after[seat]!))).toEqual([1, 1]);
    expect(game.state.figures[0]!.hp).toBe(game.state.figures[0]!.maxHp);
  });
});

test('trees of scenario 72 take turns to summon an Ooze while they stand', () => {
  const game = onScenario(72, 3);
  const before = game.count('ooze');
  for (const round of [1, 2, 3]) game.endRound(round);
  expect(game.count('ooze')).toBe(before + 3);
  game.kill(game.figuresOf('tree-a')[0]!);
  game.endRound(4);
  expect(game.count('ooze')).toBe(before + 3);
  for (const tree of ['tree-b', 'tree-c']) game.kill(game.figuresOf(tree)[0]!);
  expect(game.ending()).toBe('none');
  for (const ooze of game.figuresOf('ooze')) game.kill(ooze);
  expect(game.ending()).toBe('won');
});

describe('scenario 75', () => {
  test('movement points dig up a grave of scenario 75 in portions, and a monster appears', () => {
    const game = onScenario(75, 2);
    const [grave] = game.figuresOf('grave-a');
    const { board } = scenarioPlan(game.state.scenario).plan;
    const { cell } = game.state.figures[grave!]!;
    game.put(0, Array.from({ length: board.size }, (_, at) => at).find((at) => board.distance(cell, at) === 1)!);
    const before = game.count('living-corpse');
    const dig = (points: number) => game.run([{ at: 'dig', figure: 0, points }], ({ type }) => type === 'target');
    dig(2);
    expect([game.count('grave-a'), game.count('living-corpse')]).toEqual([1, before]);
    dig(1);
    expect([game.count('grave-a'), game.count('living-corpse')]).toEqual([0, before + 1]);
  });

  test('scenario 75 needs all graves and the Bloated Regent from the last one', () => {
    const game = onScenario(75, 2);
    game.open('g1a-l1b', 'l3a-b1b');
    for (const kind of ['grave-a', 'grave-b', 'grave-c']) for (const id of game.figuresOf(kind)) game.kill(id);
    expect(game.count('bloated-regent')).toBe(1);
    expect(game.ending()).toBe('none');
    game.kill(game.figuresOf('bloated-regent')[0]!);
    expect(game.ending()).toBe('won');
  });
});
