import { describe, expect, test } from 'vitest';
import { type OnScenario, onScenario } from '../../test/onScenario.ts';
import { shapeOf } from '../abilities/abilityParameters.ts';
import { newPerformance } from '../abilities/newPerformance.ts';
import { recordOf } from '../content/lookup.ts';
import type { Choice } from '../state/choice.ts';
import { closedDoorOn, isLocked } from './doors.ts';
import { initiativeOf } from './initiative.ts';
import { comeOut, hideAgain } from './offMapMonsters.ts';
import { groundIn } from './plan.ts';
import { scenarioRulesAt } from './ruleTimes.ts';
import { isEmptyHex } from './spawn.ts';

/** Returns an empty hex adjacent to a figure. */
function beside(game: OnScenario, figure: number): number {
  const { cell } = game.state.figures[figure]!;
  const ground = groundIn(game.state);
  return game.cells().find((one) => ground.areAdjacent(one, cell) && isEmptyHex(game.state, one))!;
}

/** Puts a hero adjacent to a figure with two cards in play, and takes the action that the scenario offers. */
function doDeed(game: OnScenario, seat: number, figure: number): void {
  game.put(seat, beside(game, figure));
  const hero = game.state.heroes[seat]!;
  hero.inPlay = hero.hand.splice(0, 2);
  game.state.turn = { ...game.state.turn, figure: seat, first: 'none' };
  let done = false;
  game.run([{ at: 'turn.act', figure: seat }], ({ type }: Choice) => {
    if (done) return type === 'end-turn';
    done = type === 'task';
    return done;
  });
}

/** Returns the parameters of an ability for a figure. */
const shapeFor = ({ state }: OnScenario, figure: number, of: string) =>
  shapeOf(state, newPerformance(figure, of, figure < state.heroes.length ? figure : -1, false, -1));

describe('scenario 22: altars', () => {
  test('altars of scenario 22 give demons hit points, attack, move and range, and other monsters nothing', () => {
    const game = onScenario(22, 2, { level: 1 });
    game.startRound(1);
    for (const door of ['c1a', 'c2b', 'd1a', 'd2a']) game.reveal(door);
    const demon = game.state.figures.findIndex(({ type }) => type.endsWith('-demon'));
    const other = game.state.figures.findIndex(({ type, side }) => side === 'monsters' && !type.endsWith('-demon'));
    const attack = (id: number) => shapeFor(game, id, 'rule/as-attack-2').value;
    const move = (id: number) => shapeFor(game, id, 'rule/as-move-2').value;
    expect([attack(demon), move(demon), attack(other), move(other)]).toEqual([6, 4, 2, 2]);
    const { maxHp } = game.state.figures[demon]!;
    const altars = game.figuresOf('altar');
    expect(altars).toHaveLength(4);
    game.kill(altars[0]!);
    expect([attack(demon), move(demon), game.state.figures[demon]!.maxHp]).toEqual([5, 4, maxHp - 1]);
    game.kill(altars[1]!);
    game.kill(altars[2]!);
    expect([attack(demon), move(demon), game.ending()]).toEqual([3, 3, 'none']);
    game.kill(altars[3]!);
    expect([attack(demon), move(demon), game.ending()]).toEqual([2, 2, 'won']);
  });
});

describe('scenario 26: water pumps', () => {
  test('scenario 26 has one more pump with three and with four heroes, and each brings an imp at the end of a round', () => {
    for (const [seats, pumps] of [
      [2, 2],
      [3, 3],
      [4, 4],
    ] as const) {
      const game = onScenario(26, seats);
      for (const { id } of game.rooms()) game.reveal(id);
      const before = game.count('black-imp');
      for (const imp of game.figuresOf('black-imp')) game.kill(imp);
      game.endRound(2);
      expect([seats, game.count('black-imp'), before >= 0]).toEqual([seats, pumps, true]);
    }
  });

  test('a bottom action adjacent to a pump of scenario 26 cleanses it', () => {
    const game = onScenario(26, 2);
    for (const { id } of game.rooms()) game.reveal(id);
    doDeed(game, 0, game.figuresOf('water-pump-a1')[0]!);
    expect([game.count('water-pump-a1'), game.state.counters['counter:cleansed-pumps'], game.ending()]).toEqual([
      0,
      1,
      'none',
    ]);
    doDeed(game, 1, game.figuresOf('water-pump-a2')[0]!);
    expect(game.ending()).toBe('won');
    for (const imp of game.figuresOf('black-imp')) game.kill(imp);
    game.endRound(3);
    expect(game.count('black-imp')).toBe(0);
  });
});

describe('scenario 33: armory', () => {
  test('scenario 33 has a door with hit points and one that opens when all heroes are on plates', () => {
    const game = onScenario(33, 3);
    game.kill(game.figuresOf('door-b')[0]!);
    expect(game.state.map.revealed).toHaveLength(2);
    game.open('c2b-i1b');
    const plates = game.marked('c');
    game.put(0, plates[0]!);
    game.put(1, plates[1]!);
    game.at('turn-end', { figure: 0 });
    expect(isLocked(game.state, 2)).toBe(true);
    game.put(2, plates[3]!);
    game.at('turn-end', { figure: 1 });
    expect(game.state.map.revealed).toHaveLength(4);
  });

  test('in scenario 33 a Lavaflow comes with the last room, an Icestorm with the last goal tile', () => {
    const game = onScenario(33, 2);
    const kill = (type: string) => game.figuresOf(type).forEach((id) => void game.kill(id));
    game.endRound(1);
    expect(game.count('savvas-lavaflow')).toBe(0);
    game.kill(game.figuresOf('door-b')[0]!);
    game.open('c2b-i1b', 'i1b-m1a');
    kill('savvas-lavaflow');
    kill('savvas-icestorm');
    for (const round of [3, 4]) game.endRound(round);
    expect([game.count('savvas-lavaflow'), game.count('savvas-icestorm')]).toEqual([1, 0]);
    game.state.counters['goals-looted'] = 4;
    game.at('goal-looted', { figure: 0 });
    for (const round of [5, 6]) game.endRound(round);
    expect([game.count('savvas-lavaflow'), game.count('savvas-icestorm')]).toEqual([1, 1]);
    expect(game.ending()).toBe('none');
    game.put(0, game.marked('a')[0]!);
    game.put(1, game.marked('a')[1]!);
    expect(game.ending()).toBe('won');
    const lost = onScenario(33, 2);
    lost.run([{ at: 'exhaustion', seat: 0 }]);
    expect(lost.ending()).toBe('lost');
  });
});

describe('scenario 35: battlements from outside', () => {
  test('in scenario 35 four archers start on the wall and the others come when the door falls', () => {
    const game = onScenario(35, 4);
    const [door] = game.figuresOf('door');
    expect([game.count('city-archer'), game.count('captain-of-the-guard')]).toEqual([4, 0]);
    expect(game.state.figures[door!]!.maxHp).toBe((7 + game.state.level) * 4);
    game.kill(door!);
    expect([game.count('captain-of-the-guard'), game.ending()]).toEqual([1, 'none']);
    expect(game.state.map.closed).toEqual([]);
    game.kill(game.figuresOf('captain-of-the-guard')[0]!);
    expect(game.ending()).toBe('won');
  });

  test('demons of scenario 35 are allies and attack the door if it is in reach', () => {
    const game = onScenario(35, 2);
    const [demon] = game.figuresOf('earth-demon');
    const [door] = game.figuresOf('door');
    expect(game.state.figures[demon!]!.side).toBe('party');
    game.put(demon!, beside(game, door!));
    game.drawAll();
    const deck = game.state.monsterDecks.find((one) => one.deck === 'earth-demon')!;
    for (deck.card = 0; deck.card < 8; deck.card++) {
      game.put(demon!, beside(game, door!));
      game.run([{ at: 'monster.turn', figure: demon! }]);
    }
    const hit = game.events.flatMap((event) => (event.type === 'hit' && event.figure === demon ? [event.target] : []));
    expect(hit.length).toBeGreaterThan(3);
    expect(hit).toContain(door);
  });
});

describe('scenario 36: battlements from inside', () => {
  test('demons of scenario 36 come in their order', () => {
    const game = onScenario(36, 3);
    const came = [1, 2, 3, 4, 5].map((round) => {
      game.endRound(round);
      const { kind, type } = game.state.figures.at(-1)!;
      return `${kind} ${type}`;
    });
    expect(came).toEqual([
      'elite flame-demon',
      'normal earth-demon',
      'elite frost-demon',
      'normal wind-demon',
      'elite flame-demon',
    ]);
  });

  test('the Prime Demon of scenario 36 comes when the door falls, weakened by the rounds it held', () => {
    const game = onScenario(36, 2, { level: 1 });
    const [door] = game.figuresOf('door');
    expect(closedDoorOn(game.state, game.state.figures[door!]!.cell)).toBe(0);
    game.state.round = 4;
    game.kill(door!);
    const [demon] = game.figuresOf('prime-demon-scenario-36');
    const { hp, maxHp } = game.state.figures[demon!]!;
    expect([hp, game.state.map.closed]).toEqual([maxHp - 3 * (2 * 2 + 1 - 2), []]);
    game.kill(demon!);
    expect(game.ending()).toBe('won');
  });

  test('the door of scenario 36 falls at the end of round 8', () => {
    const game = onScenario(36, 2, { level: 1 });
    game.endRound(8);
    const [demon] = game.figuresOf('prime-demon-scenario-36');
    const { hp, maxHp } = game.state.figures[demon!]!;
    expect([game.count('door'), maxHp - hp]).toEqual([0, 8 * 3]);
  });
});

describe('scenario 42: vocal chords', () => {
  test('vocal chords of scenario 42 strengthen monsters and weaken characters while they stand', () => {
    const game = onScenario(42, 2);
    game.startRound(1);
    const monster = game.state.figures.findIndex(({ side, kind }) => side === 'monsters' && kind !== 'objective');
    const shape = (id: number) => {
      const { value, advantage, disadvantage } = shapeFor(game, id, 'rule/as-attack-2');
      return [value, advantage, disadvantage];
    };
    expect([shape(monster), shape(0)]).toEqual([
      [3, true, false],
      [1, false, true],
    ]);
    for (const n of [1, 5]) game.kill(game.figuresOf(`vocal-chord-${n}`)[0]!);
    expect([shape(monster), shape(0)]).toEqual([
      [2, true, false],
      [1, false, false],
    ]);
    for (const n of [2, 6]) game.kill(game.figuresOf(`vocal-chord-${n}`)[0]!);
    expect([shape(monster), shape(0), game.ending()]).toEqual([[2, false, false], [2, false, false], 'none']);
  });

  test('vocal chords of scenario 42 heal monsters and hurt characters each turn, and all must be destroyed', () => {
    const game = onScenario(42, 2);
    const monster = game.state.figures.findIndex(({ side, kind }) => side === 'monsters' && kind !== 'objective');
    game.state.figures[monster]!.hp -= 2;
    const hp = (id: number) => game.state.figures[id]!.maxHp - game.state.figures[id]!.hp;
    const start = (figure: number) =>
      game.run(scenarioRulesAt(game.state, 'turn-start', { figure }), ({ type }) => type === 'suffer');
    start(monster);
    start(0);
    expect([hp(monster), hp(0)]).toEqual([1, 1]);
    for (let n = 1; n <= 6; n++) game.kill(game.figuresOf(`vocal-chord-${n}`)[0]!);
    start(monster);
    start(0);
    expect([hp(monster), hp(0), game.ending()]).toEqual([1, 1, 'won']);
  });
});

describe('scenario 44: captives', () => {
  test('freeing a captive of scenario 44 costs an action and strengthens Redthorn', () => {
    const game = onScenario(44, 2);
    const [redthorn] = game.figuresOf('redthorn');
    const attack = () => shapeOf(game.state, { ...newPerformance(redthorn!, redthornActs, -1, false, -1), n: 1 }).value;
    const redthornActs = `${game.state.figures[redthorn!]!.stats}/actions`;
    expect([attack(), initiativeOf(game.state, redthorn!)]).toEqual([3, 1]);
    const captives = game.count('captive-orchid');
    doDeed(game, 0, game.figuresOf('captive-orchid')[0]!);
    expect([game.count('captive-orchid'), attack(), game.ending()]).toEqual([captives - 1, 4, 'none']);
  });

  test('captives of scenario 44 cannot be healed, a lost card saves one, and the first death loses', () => {
    const game = onScenario(44, 2);
    const [captive] = game.figuresOf('captive-orchid');
    const one = game.state.figures[captive!]!;
    one.hp -= 2;
    game.run([{ at: 'heal', figure: captive!, amount: 3, by: 0 }]);
    expect(one.maxHp - one.hp).toBe(2);
    const hand = game.state.heroes[0]!.hand.length;
    game.run([{ at: 'damage', figure: captive!, amount: 2, by: -1, from: 'effect' }], ({ type }) => type === 'lose');
    expect([one.maxHp - one.hp, game.state.heroes[0]!.hand.length]).toEqual([2, hand - 1]);
    game.kill(captive!);
    expect(game.ending()).toBe('lost');
  });
});

test('totems of scenario 45 heal monsters within two hexes each turn, and all must be destroyed', () => {
  const game = onScenario(45, 2);
  for (const { id } of game.rooms()) game.reveal(id);
  const [totem] = game.figuresOf('totem');
  const monster = game.state.figures.findIndex(({ side, kind }) => side === 'monsters' && kind !== 'objective');
  const one = game.state.figures[monster]!;
  one.hp = 1;
  game.put(monster, beside(game, totem!));
  const start = () => game.run(scenarioRulesAt(game.state, 'turn-start', { figure: monster }));
  start();
  expect(one.hp).toBe(3);
  expect(scenarioRulesAt(game.state, 'turn-start', { figure: 0 })).toEqual([]);
  for (const id of game.figuresOf('totem')) game.kill(id);
  start();
  expect([one.hp, game.ending()]).toEqual([3, 'won']);
});

test('figures left behind the open door of scenario 47 suffer damage at the end of a round', () => {
  const game = onScenario(47, 2);
  const hurt = (seat: number) => game.state.figures[seat]!.maxHp - game.state.figures[seat]!.hp;
  game.state.round = 1;
  game.run(scenarioRulesAt(game.state, 'round-end'), ({ type }) => type === 'suffer');
  expect(hurt(0)).toBe(0);
  game.open('j1a-m1a');
  const [eye] = game.figuresOf('the-sightless-eye');
  game.put(1, beside(game, eye!));
  game.run(scenarioRulesAt(game.state, 'round-end'), ({ type }) => type === 'suffer');
  expect([hurt(0), hurt(1)]).toEqual([3 + game.state.level, 0]);
  game.kill(eye!);
  expect(game.ending()).toBe('won');
});

describe('scenario 21: altar of the Prime Demon', () => {
  const opened = (seats: number) => {
    const game = onScenario(21, seats, { level: 1 });
    for (const { id } of game.rooms()) if (id !== 'j1a') game.reveal(id);
    return { game, boss: game.figuresOf('prime-demon')[0]!, altar: game.figuresOf('altar')[0]! };
  };

  test("the altar of scenario 21 has the Prime Demon's hit points, and the demon itself cannot be hurt", () => {
    const { game, boss, altar } = opened(2);
    expect(game.state.figures[altar]!.maxHp).toBe(game.state.figures[boss]!.maxHp);
    game.run([{ at: 'damage', figure: boss, amount: 5, by: 0, from: 'attack' }]);
    expect(game.state.figures[boss]!.hp).toBe(game.state.figures[boss]!.maxHp);
    expect(game.ending()).toBe('none');
    game.kill(altar);
    expect(game.ending()).toBe('won');
  });

  test.each([
    [0, 2, 'normal'],
    [0, 3, 'elite'],
    [1, 3, 'normal'],
    [1, 4, 'elite'],
  ] as const)(
    'the altar of scenario 21 jumps to the next marker at special %i with %i heroes and summons an %s demon there',
    (special, seats, rank) => {
      const { game, boss, altar } = opened(seats);
      for (const demon of game.figuresOf('frost-demon')) game.kill(demon);
      const of = `monster/prime-demon/specials/${special}`;
      game.run([{ at: 'performance', figure: boss, of, by: -1, turned: false, focus: 0 }]);
      const { cell } = game.state.figures[altar]!;
      expect(game.marked('a')).toEqual([cell]);
      // The room that it jumped into was not revealed yet.
      expect(game.state.map.revealed).toHaveLength(5);
      const [demon] = game.figuresOf('frost-demon');
      const { kind, cell: at } = game.state.figures[demon!]!;
      expect([kind, groundIn(game.state).areAdjacent(cell, at)]).toEqual([rank, true]);
      for (const one of game.figuresOf('wind-demon')) game.kill(one);
      game.run([{ at: 'performance', figure: boss, of, by: -1, turned: false, focus: 0 }]);
      expect([game.marked('b').includes(game.state.figures[altar]!.cell), game.count('wind-demon')]).toEqual([true, 1]);
    },
  );

  test('the altar of scenario 21 displaces the figure on its destination', () => {
    const { game, boss, altar } = opened(2);
    game.reveal('j1a');
    const [cell] = game.marked('a');
    game.put(0, cell!);
    game.run([
      { at: 'performance', figure: boss, of: 'monster/prime-demon/specials/0', by: -1, turned: false, focus: 1 },
    ]);
    expect(game.state.figures[altar]!.cell).toBe(cell);
    expect(game.state.figures[0]!.cell).not.toBe(cell);
  });
});

describe('scenario 48: Dark Rider', () => {
  const rider = (game: OnScenario) => game.state.figures.findIndex(({ type }) => type === 'dark-rider');

  test('the Dark Rider of scenario 48 is off the map and enters at the next marker on its turn', () => {
    const game = onScenario(48, 2);
    const id = rider(game);
    expect([game.count('dark-rider'), game.ending()]).toEqual([0, 'none']);
    game.drawAll();
    expect(game.state.monsterDecks.find((one) => one.deck === 'boss')!.card).toBeGreaterThanOrEqual(0);
    for (const letter of ['a', 'b', 'c']) {
      comeOut(game.state, id, game.ctx);
      expect(game.marked(letter)).toContain(game.state.figures[id]!.cell);
      hideAgain(game.state, id, game.ctx);
    }
  });

  test('the Dark Rider of scenario 48 leaves after a melee attack, not after another one', () => {
    const game = onScenario(48, 2);
    const id = rider(game);
    const attack = (of: string) => {
      comeOut(game.state, id, game.ctx);
      game.state.figures[id]!.hp = 9;
      game.put(0, beside(game, id));
      Object.assign(game.state.figures[0]!, { hp: 50, maxHp: 50 });
      const before = game.events.length;
      game.run(
        [{ at: 'performance', figure: id, of, by: -1, turned: false, focus: 0 }],
        ({ type }) => type === 'suffer',
      );
      const { cell, hp } = game.state.figures[id]!;
      return [game.events.slice(before).some(({ type }) => type === 'hit'), cell < 0, hp];
    };
    expect(attack('monster/dark-rider/specials/0')).toEqual([true, true, 9]);
    const ranged = recordOf('monster-deck', 'boss').cards.findIndex(({ actions }) =>
      actions.some((action) => action.type === 'attack' && action.modifiers.some(({ type }) => type === 'range')),
    );
    expect(attack(`monster-deck/boss/cards/${ranged}`)).toEqual([true, false, 9]);
  });

  test('scenario 48 is won when the Dark Rider dies', () => {
    const game = onScenario(48, 2);
    const id = rider(game);
    game.put(id, game.marked('a')[0]!);
    game.kill(id);
    expect(game.ending()).toBe('won');
  });
});
