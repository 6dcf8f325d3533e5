import { hex, qOf, rOf } from '@tessera/space';
import { describe, expect, test } from 'vitest';
import { type OnScenario, onScenario } from '../../test/onScenario.ts';
import { shapeOf } from '../abilities/abilityParameters.ts';
import { newPerformance } from '../abilities/newPerformance.ts';
import { recordOf } from '../content/lookup.ts';
import { boardFigure } from '../inPlay/position.ts';
import { report } from '../scenarioRules/report.ts';
import { figuresUp, has, isMonster } from '../state/figures.ts';
import { carrierOf } from './carriedTokens.ts';
import { closedDoorOn } from './doors.ts';
import { initiativeOf } from './initiative.ts';
import { groundIn, roomsAt } from './plan.ts';
import { isEmptyHex } from './spawn.ts';

describe('scenario 54', () => {
  test('the hero with the quest of scenario 54 carries the staff, and without one the first hero does', () => {
    const wishes = [{ class: 'brute' }, { class: 'tinkerer', quest: 'seeker-of-xorn' }];
    expect(carrierOf(onScenario(54, 2, { heroes: wishes }).state, 'charged-staff')).toBe(1);
    expect(carrierOf(onScenario(54, 2).state, 'charged-staff')).toBe(0);
  });

  test('only the bearer of the staff harms the Infesters of scenario 54, and charges it with the damage', () => {
    const game = onScenario(54, 2);
    game.open('g2a-n1a');
    const [infester] = game.figuresOf('harrower-infester');
    const { hp } = game.state.figures[infester!]!;
    const hurt = (by: number) => game.run([{ at: 'damage', figure: infester!, amount: 2, by, from: 'attack' }]);
    hurt(1);
    hurt(-1);
    expect([game.state.figures[infester!]!.hp, game.state.counters['counter:staff-charge']]).toEqual([hp, undefined]);
    hurt(0);
    expect([game.state.figures[infester!]!.hp, game.state.counters['counter:staff-charge']]).toEqual([hp - 2, 2]);
    const [demon] = game.figuresOf('frost-demon');
    game.run([{ at: 'damage', figure: demon!, amount: 1, by: 0, from: 'attack' }]);
    expect(game.state.counters['counter:staff-charge']).toBe(2);
  });

  test('scenario 54 is won when the bearer ends a turn next to the altar with the full staff', () => {
    const game = onScenario(54, 3, { level: 1 });
    game.open('g2a-n1a');
    const [altar] = game.marked('a');
    const beside = game.cells().filter((cell) => game.isBeside(cell, altar!));
    game.put(0, beside[0]!);
    game.state.counters['counter:staff-charge'] = 11;
    game.at('turn-end', { figure: 0 });
    expect(game.ending()).toBe('none');
    game.state.counters['counter:staff-charge'] = 12;
    game.put(1, beside[1]!);
    game.at('turn-end', { figure: 1 });
    expect(game.ending()).toBe('none');
    game.at('turn-end', { figure: 0 });
    expect(game.ending()).toBe('won');
  });

  test('scenario 54 is lost with its bearer only, who never drops the staff', () => {
    const game = onScenario(54, 3);
    game.run([{ at: 'exhaustion', seat: 1 }]);
    expect(game.ending()).toBe('none');
    const { cell } = game.state.figures[0]!;
    game.run([{ at: 'exhaustion', seat: 0 }]);
    expect([game.ending(), game.state.map.goals.includes(cell)]).toEqual(['lost', false]);
  });
});

describe('scenario 82', () => {
  test('every elite killed in scenario 82 opens the next door', () => {
    const game = onScenario(82, 4);
    const opened = () => game.state.map.closed.length;
    const killOne = (rank: string) =>
      game.kill(game.state.figures.findIndex(({ kind, cell }) => kind === rank && cell >= 0));
    expect(opened()).toBe(6);
    killOne('normal');
    expect(opened()).toBe(6);
    killOne('elite');
    expect(game.state.map.closed).not.toContain(0);
    for (const left of [4, 3, 2, 1, 0]) {
      killOne('elite');
      expect(opened()).toBe(left);
    }
  });

  test('the hero with the treasure of scenario 82 may give one of its items back at g', () => {
    const game = onScenario(82, 2);
    game.open('k1a-c1a', 'c1a-empty');
    game.put(0, game.marked('g')[0]!);
    game.at('turn-end', { figure: 0 });
    expect(game.ending()).toBe('none');
    game.state.heroes[0]!.treasures = ['treasure-62'];
    game.put(1, game.marked('g')[0]!);
    game.at('turn-end', { figure: 1 });
    expect(game.ending()).toBe('none');
    game.at('turn-end', { figure: 0 });
    expect(game.ending()).toBe('won');
    expect(report(game.state)).toMatchObject({
      ending: 'item-given',
      heroes: [{ treasures: ['treasure-62'], givenBack: ['helm-of-the-mountain'] }, {}],
    });
  });

  test('all heroes at the entrance with the treasure win scenario 82 too, and a loss puts the treasure back', () => {
    const game = onScenario(82, 2);
    game.state.heroes[1]!.treasures = ['treasure-62'];
    expect(report(game.state).heroes[1]).toMatchObject({ treasures: [] });
    game.at('turn-end', { figure: 0 });
    expect(game.ending()).toBe('won');
    expect(report(game.state)).toMatchObject({ ending: 'all-escaped', heroes: [{}, { treasures: ['treasure-62'] }] });
    expect(report(game.state).heroes[1]).not.toHaveProperty('givenBack');
  });
});

describe('scenario 88', () => {
  /** Sets the initiative of the Lurkers and puts a hero where the current has room on both sides. */
  function inTheStream() {
    const game = onScenario(88, 2);
    game.open('d2b-g2a');
    game.drawAll();
    const { cards } = recordOf('monster-deck', 'lurker');
    const drive = (isEven: boolean) => {
      const card = cards.findIndex(({ initiative }) => (initiative % 2 === 0) === isEven);
      game.state.monsterDecks.find(({ deck }) => deck === 'lurker')!.card = card;
      game.endRound(1);
    };
    const { board } = groundIn(game.state);
    const step = (cell: number, q: number) => board.find(hex(qOf(board.hexOf(cell)) + q, rOf(board.hexOf(cell))));
    const large = game.rooms().findIndex(({ id }) => id === 'g2a');
    const isFree = (cell: number) =>
      cell >= 0 && isEmptyHex(game.state, cell) && roomsAt(game.state.scenario, cell).includes(large);
    return { game, drive, step, isFree };
  }

  test('the current of scenario 88 drives the party one way for an even initiative, the other way for an odd one', () => {
    const { game, drive, step, isFree } = inTheStream();
    const open = game.cells().find((cell) => [-1, 0, 1, 2].every((q) => isFree(step(cell, q))))!;
    game.put(0, open);
    drive(true);
    expect(game.state.figures[0]!.cell).toBe(step(open, 1));
    drive(false);
    expect(game.state.figures[0]!.cell).toBe(open);
  });

  test('an obstacle behind a hero shelters from the current of scenario 88, one before it hurts', () => {
    const { game, drive, step, isFree } = inTheStream();
    const rocks = game.state.map.obstacles.flat();
    const rock = rocks.find((cell) => [-1, 1, 2].every((q) => isFree(step(cell, q))))!;
    const { hp } = game.state.figures[0]!;
    game.put(0, step(rock, 1));
    drive(true);
    expect([game.state.figures[0]!.cell, game.state.figures[0]!.hp]).toEqual([step(rock, 1), hp]);
    game.put(0, step(rock, -1));
    game.state.heroes[0]!.hand = [];
    drive(true);
    expect([game.state.figures[0]!.cell, game.state.figures[0]!.hp]).toEqual([step(rock, -1), hp - 3]);
  });

  test('the Lurker King of scenario 88 leaves its claw, which slows its bearer and wins next to the crystal', () => {
    const game = onScenario(88, 2);
    game.startRound(1);
    const points = () => shapeOf(game.state, newPerformance(0, 'rule/basic-bottom', 0, false, -1)).value;
    expect(points()).toBe(1);
    game.open('d2b-g2a');
    const [king] = game.figuresOf('lurker-king');
    const [trap] = game.state.map.traps;
    const { cell } = trap!;
    game.put(king!, cell);
    game.kill(king!);
    expect(game.state.map.goals).toEqual([cell]);
    game.put(0, cell);
    game.run([{ at: 'loot', figure: 0, range: 1, most: 9 }]);
    expect(carrierOf(game.state, 'lurker-claw')).toBe(0);
    const [crystal] = game.marked('a');
    game.put(0, game.cells().find((one) => !game.isBeside(one, crystal!))!);
    expect(game.ending()).toBe('none');
    game.put(0, game.cells().find((one) => game.isBeside(one, crystal!))!);
    expect(game.ending()).toBe('won');
  });
});

describe('scenario 90', () => {
  /** Plays a move ability of a hero: the move to a hex if one is given, then every offer to go through. */
  function crossBy(game: OnScenario, seat: number) {
    let crossed = false;
    game.run([{ at: 'performance', figure: seat, of: 'rule/basic-bottom', by: seat, turned: false }], (choice) => {
      if (choice.type === 'hex' && !crossed) {
        crossed = game.state.map.closed.length === 0;
        return true;
      }
      return choice.type === 'skip';
    });
  }

  test('a hero beside an altar of scenario 90 goes beside the other for one movement point and reveals its side', () => {
    const game = onScenario(90, 2);
    const [left] = game.marked('a1');
    const [right] = game.marked('a2');
    const { board } = groundIn(game.state);
    game.put(0, game.cells().find((cell) => board.distance(cell, left!) === 1 && isEmptyHex(game.state, cell))!);
    expect(game.state.map.revealed).toHaveLength(1);
    crossBy(game, 0);
    expect(game.state.map.revealed).toHaveLength(2);
    expect(board.distance(game.state.figures[0]!.cell, right!)).toBe(1);
  });

  test('a hero away from the altars of scenario 90 is not asked', () => {
    const game = onScenario(90, 2);
    const { cell } = game.state.figures[0]!;
    crossBy(game, 0);
    expect([game.state.figures[0]!.cell, game.state.map.revealed.length]).toEqual([cell, 1]);
  });

  test('scenario 90 is lost with one hero left, or with no hero on the left side', () => {
    const alone = onScenario(90, 3);
    alone.run([{ at: 'exhaustion', seat: 2 }]);
    expect(alone.ending()).toBe('none');
    alone.run([{ at: 'exhaustion', seat: 1 }]);
    expect(alone.ending()).toBe('lost');
    const game = onScenario(90, 2);
    game.open('m1b-d1b');
    const beyond = game.cells().filter((cell) => board(game).distance(cell, game.marked('a2')[0]!) === 1);
    game.put(0, beyond[0]!);
    game.at('turn-end', { figure: 0 });
    expect(game.ending()).toBe('none');
    game.put(1, beyond[1]!);
    game.at('turn-end', { figure: 1 });
    expect(game.ending()).toBe('lost');
  });

  test('night falls on even rounds of scenario 90 with no hero beyond, and spirits follow the last demon', () => {
    const game = onScenario(90, 3);
    game.endRound(1);
    expect(game.count('night-demon')).toBe(0);
    game.endRound(2);
    expect(game.figuresOf('night-demon').map((id) => game.state.figures[id]!.kind)).toEqual(['normal']);
    game.endRound(4);
    expect(game.figuresOf('night-demon').map((id) => game.state.figures[id]!.kind)).toEqual(['normal', 'elite']);
    game.open('m1b-d1b');
    for (const kind of ['earth-demon', 'wind-demon', 'night-demon'])
      for (const id of game.figuresOf(kind)) game.kill(id);
    game.at('turn-end', { figure: 0 });
    expect(game.count('living-spirit')).toBe(0);
    game.put(0, game.cells().find((cell) => board(game).distance(cell, game.marked('a2')[0]!) === 1)!);
    game.at('turn-end', { figure: 0 });
    expect([game.count('living-spirit'), game.ending()]).toEqual([4, 'none']);
    for (const id of game.figuresOf('living-spirit')) game.kill(id);
    expect(game.ending()).toBe('won');
  });

  const board = (game: OnScenario) => groundIn(game.state).board;
});

describe('scenario 76', () => {
  test('a broken wall of scenario 76 reveals the room behind it and stuns the monsters beside it', () => {
    const game = onScenario(76, 3);
    expect(game.state.map.revealed).toHaveLength(1);
    const wall = game.state.figures.findIndex(({ type, cell }) => type === 'hive-wall' && cell >= 0);
    const { cell, maxHp } = game.state.figures[wall]!;
    expect(maxHp).toBe(Math.ceil(3 + game.state.level / 2));
    game.kill(wall);
    expect([game.state.map.revealed.length, closedDoorOn(game.state, cell)]).toEqual([2, undefined]);
    const monsters = figuresUp(game.state).filter((id) => isMonster(game.state.figures[id]!));
    expect(monsters.length).toBeGreaterThan(0);
    for (const id of monsters) {
      const isBeside = game.isBeside(game.state.figures[id]!.cell, cell);
      expect(has(game.state, id, 'stun')).toBe(isBeside);
    }
  });

  test('a broken wall of scenario 76 stuns a monster on the near side', () => {
    const game = onScenario(76, 3);
    const [first] = game.figuresOf('hive-wall');
    game.kill(first!);
    const monster = figuresUp(game.state).find((id) => isMonster(game.state.figures[id]!))!;
    game.state.figures[monster]!.conditions = 0;
    const second = game
      .figuresOf('hive-wall')
      .find((id) =>
        game.cells().some((cell) => isEmptyHex(game.state, cell) && game.isBeside(cell, game.state.figures[id]!.cell)),
      )!;
    const { cell } = game.state.figures[second]!;
    game.put(monster, game.cells().find((one) => isEmptyHex(game.state, one) && game.isBeside(one, cell))!);
    game.kill(second);
    expect(has(game.state, monster, 'stun')).toBe(true);
  });

  test('heroes of scenario 76 can attack walls, and figures under the rules for monsters ignore them', () => {
    const game = onScenario(76, 2);
    const [wall] = game.figuresOf('hive-wall');
    expect(boardFigure(game.state, wall!).invisible).toBe(true);
    const { cell, hp } = game.state.figures[wall!]!;
    game.put(0, game.cells().find((one) => game.isBeside(one, cell) && isEmptyHex(game.state, one))!);
    game.state.decks.heroes[0] = { pile: new Array(9).fill('plus-0'), drawn: [], cards: [], due: false };
    game.run(
      [{ at: 'performance', figure: 0, of: 'rule/basic-top', by: 0, turned: false }],
      (choice) => choice.type === 'target' && choice.figure === wall,
    );
    expect(game.state.figures[wall!]!.hp).toBe(hp - 2);
  });
});

describe('scenario 74', () => {
  const dryIn = (game: OnScenario) => game.marked('hold').filter((cell) => !game.state.map.difficult.includes(cell));

  test('the hold of scenario 74 floods each round, with two heroes every second one, and is lost once it is full', () => {
    const game = onScenario(74, 2);
    const dry = dryIn(game).length;
    game.endRound(1);
    expect(dryIn(game)).toHaveLength(dry);
    game.endRound(2);
    expect(dryIn(game)).toHaveLength(dry - 1);
    game.endRound(4);
    expect([dryIn(game).length, game.ending()]).toEqual([0, 'none']);
    game.endRound(6);
    expect(game.ending()).toBe('lost');
    const three = onScenario(74, 3);
    expect(dryIn(three)).toHaveLength(dry + 2);
    three.endRound(1);
    expect(dryIn(three)).toHaveLength(dry + 1);
  });

  test('a hero of scenario 74 takes up one load of water by looting and pours it away at e', () => {
    const game = onScenario(74, 2);
    const wet = game.marked('hold').filter((cell) => game.state.map.difficult.includes(cell));
    game.put(0, wet[0]!);
    const loot = () => game.run([{ at: 'loot', figure: 0, range: 1, most: 9 }]);
    const dry = dryIn(game).length;
    loot();
    expect(dryIn(game)).toHaveLength(dry + 1);
    loot();
    expect(dryIn(game)).toHaveLength(dry + 1);
    game.run([{ at: 'turn.end', figure: 0 }]);
    loot();
    expect(dryIn(game)).toHaveLength(dry + 1);
    game.put(0, game.marked('e')[0]!);
    game.run([{ at: 'turn.end', figure: 0 }]);
    game.put(0, wet.at(-1)!);
    loot();
    expect(dryIn(game)).toHaveLength(dry + 2);
  });

  test('the cabins of scenario 74 open after rounds 3 and 6, each with Deep Terrors', () => {
    const game = onScenario(74, 4);
    const before = game.count('deep-terror');
    game.endRound(2);
    expect(game.state.map.closed).toHaveLength(2);
    game.endRound(3);
    expect([game.state.map.closed.length, game.count('deep-terror')]).toEqual([1, before + 2]);
    game.endRound(6);
    expect([game.state.map.closed.length, game.count('deep-terror')]).toEqual([0, before + 4]);
  });
});

describe('scenario 34', () => {
  test('the Drake of scenario 34 flies from perch to perch, and its Zephyrs act before it and cannot be harmed', () => {
    const game = onScenario(34, 2);
    const [drake] = game.figuresOf('elder-drake');
    expect(game.state.figures[drake!]!.cell).toBe(game.marked('c')[0]);
    const deck = game.state.monsterDecks.find((one) => one.deck === 'boss')!;
    deck.card = recordOf('monster-deck', 'boss').cards.findIndex(({ initiative }) => initiative === 11);
    const fly = () => game.run([{ at: 'monster.turn', figure: drake! }]);
    fly();
    expect([game.count('zephyr'), game.state.figures[drake!]!.cell]).toEqual([2, game.marked('a')[0]]);
    const [zephyr] = game.figuresOf('zephyr');
    expect(initiativeOf(game.state, zephyr!)).toBe(11);
    game.run([{ at: 'damage', figure: zephyr!, amount: 9, by: 0, from: 'attack' }]);
    expect(game.count('zephyr')).toBe(2);
    fly();
    expect([game.count('zephyr'), game.state.figures[drake!]!.cell]).toEqual([4, game.marked('b')[0]]);
    game.kill(drake!);
    expect(game.ending()).toBe('won');
  });

  test('a Zephyr of scenario 34 moves to a hero and attacks with the number of characters', () => {
    const game = onScenario(34, 2);
    const [drake] = game.figuresOf('elder-drake');
    const deck = game.state.monsterDecks.find((one) => one.deck === 'boss')!;
    deck.card = recordOf('monster-deck', 'boss').cards.findIndex(({ initiative }) => initiative === 11);
    game.run([{ at: 'monster.turn', figure: drake! }]);
    const [zephyr] = game.figuresOf('zephyr');
    const { cell } = game.state.figures[zephyr!]!;
    const ground = groundIn(game.state);
    const free = game.cells().filter((one) => isEmptyHex(game.state, one));
    const onTheWay = free.find((one) => ground.areAdjacent(one, cell))!;
    game.put(0, free.find((one) => ground.areAdjacent(one, onTheWay) && ground.range(one, cell) === 2)!);
    game.state.heroes[0]!.hand = [];
    game.state.heroes[0]!.items = [];
    const { hp } = game.state.figures[0]!;
    game.state.decks.monsters = { pile: new Array(9).fill('plus-0'), drawn: [], cards: [], due: false };
    game.run([{ at: 'monster.turn', figure: zephyr! }]);
    expect(game.state.figures[0]!.hp).toBe(hp - 2);
  });
});
