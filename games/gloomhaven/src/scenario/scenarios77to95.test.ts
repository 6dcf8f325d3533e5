import { describe, expect, test } from 'vitest';
import { type OnScenario, onScenario } from '../../test/onScenario.ts';
import { recordOf } from '../content/lookup.ts';
import { elementState } from '../elements/elements.ts';
import { isImmune, mayUseNoItems, shieldOf } from '../inPlay/activeModifiers.ts';
import type { Choice } from '../state/choice.ts';
import { carrierOf } from './carriedTokens.ts';
import { isSuspended } from './persistentRules.ts';
import { doorsNamed, groundIn, scenarioPlan } from './plan.ts';
import { isEmptyHex } from './spawn.ts';

/** Returns a cell adjacent to another one. */
function beside(scenario: string, cell: number): number {
  const { board } = scenarioPlan(scenario).plan;
  return Array.from({ length: board.size }, (_, at) => at).find((at) => board.distance(cell, at) === 1)!;
}

/** Returns a free cell in play adjacent to another one. */
function freeBeside({ state }: OnScenario, cell: number): number {
  const ground = groundIn(state);
  return Array.from(ground.hidden.keys()).find(
    (at) => ground.areAdjacent(cell, at) && isEmptyHex(state, at) && ground.hidden[at] === 0,
  )!;
}

const isTarget = (figure: number) => (choice: Choice) => choice.type === 'target' && choice.figure === figure;

describe('scenario 77', () => {
  test('City Guards of scenario 77 move to the plates before the rest of their card, and open doors', () => {
    const game = onScenario(77, 2);
    const [guard] = game.figuresOf('city-guard');
    const { plan, doors } = scenarioPlan(game.state.scenario);
    const [door] = doors[0]!;
    const far = () => plan.board.distance(game.state.figures[guard!]!.cell, door!);
    game.state.monsterDecks.find(({ deck }) => deck === 'guard')!.card = 0;
    const before = far();
    game.run([{ at: 'monster.turn', figure: guard! }]);
    expect(far()).toBe(before - 2);
  });

  test('scenario 77 is lost as soon as a guard is on a plate', () => {
    const game = onScenario(77, 2);
    expect(game.ending()).toBe('none');
    game.put(game.figuresOf('city-guard')[0]!, game.marked('a')[0]!);
    expect(game.ending()).toBe('lost');
  });

  test('each tile of scenario 77 calls its own guard, and with both tiles all guards must die', () => {
    const game = onScenario(77, 3);
    game.open('m1a-n1b', 'n1b-b2b', 'n1b-b3b');
    const before = game.count('city-guard');
    for (const marker of ['left', 'right']) {
      game.put(0, game.marked(marker)[0]!);
      game.run([{ at: 'turn.end', figure: 0 }]);
    }
    expect(game.count('city-guard')).toBe(before + 2);
    expect(game.ending()).toBe('none');
    for (const guard of game.figuresOf('city-guard')) game.kill(guard);
    expect(game.ending()).toBe('won');
  });
});

describe('scenario 79', () => {
  test('golems of scenario 79 stand still until the plates are occupied, and the last one opens the door', () => {
    const game = onScenario(79, 2);
    game.startRound(1);
    const golems = game.figuresOf('stone-golem');
    expect(golems.every((id) => isSuspended(game.state, id))).toBe(true);
    game.marked('a').forEach((cell, seat) => {
      game.put(seat, cell);
    });
    game.at('turn-end', { figure: 0 });
    expect(golems.some((id) => isSuspended(game.state, id))).toBe(false);
    const [door] = doorsNamed(game.state, ['d2a-m1a']);
    for (const id of golems) {
      expect(game.state.map.closed).toContain(door);
      game.kill(id);
    }
    expect(game.state.map.closed).not.toContain(door);
  });

  test('Fish of scenario 79 returns to its hex and attacks adjacent figures, and its death loses', () => {
    const game = onScenario(79, 2);
    const [fish] = game.figuresOf('fish');
    const [home] = game.marked('f');
    const [golem] = game.figuresOf('stone-golem');
    game.put(fish!, beside(game.state.scenario, home!));
    game.put(golem!, Array.from(groundIn(game.state).hidden.keys()).find((cell) => isBesideOnly(game, home!, cell))!);
    const { hp } = game.state.figures[golem!]!;
    game.state.decks.monsters = { pile: new Array(9).fill('plus-0'), drawn: [], cards: [], due: false };
    game.run([{ at: 'monster.turn', figure: fish! }]);
    expect(game.state.figures[fish!]!.cell).toBe(home);
    expect(game.state.figures[golem!]!.hp).toBeLessThan(hp);
    game.kill(fish!);
    expect(game.ending()).toBe('lost');
  });

  function isBesideOnly(game: ReturnType<typeof onScenario>, home: number, cell: number): boolean {
    const { board } = scenarioPlan(game.state.scenario).plan;
    return board.distance(home, cell) === 1 && game.state.figures.every((one) => one.cell !== cell);
  }
});

describe('scenario 80', () => {
  test('heroes of scenario 80 have no items without their gear, and each takes only one tile', () => {
    const game = onScenario(80, 2);
    game.startRound(1);
    expect([0, 1].map((seat) => mayUseNoItems(game.state, seat))).toEqual([true, true]);
    const foe = game.figuresOf('city-guard')[0]!;
    Object.assign(game.state.figures[foe]!, { hp: 90, maxHp: 90 });
    /** Returns how many modifier cards an attack draws: two with disadvantage. */
    const cardsDrawn = (seat: number) => {
      const deck = { pile: new Array(9).fill('plus-0'), drawn: [], cards: [], due: false };
      game.state.decks.heroes[seat] = deck;
      game.put(foe, freeBeside(game, game.state.figures[seat]!.cell));
      game.run([{ at: 'performance', figure: seat, of: 'rule/basic-top', by: seat, turned: false }], isTarget(foe));
      return 9 - deck.pile.length;
    };
    expect([cardsDrawn(0), cardsDrawn(1)]).toEqual([2, 2]);
    game.open('h1b-l1a');
    game.put(0, game.state.map.goals[0]!);
    game.run([{ at: 'loot', figure: 0, range: 9, most: 9 }]);
    expect(game.state.map.goals).toHaveLength(3);
    expect([0, 1].map((seat) => mayUseNoItems(game.state, seat))).toEqual([false, true]);
    expect([cardsDrawn(0), cardsDrawn(1)]).toEqual([1, 2]);
    game.run([{ at: 'loot', figure: 0, range: 9, most: 9 }]);
    expect(game.state.map.goals).toHaveLength(3);
  });

  test('scenario 80 is won with one tile each on the last map tile, and lost when a hero is exhausted elsewhere', () => {
    const game = onScenario(80, 2);
    for (const seat of [0, 1]) {
      game.state.counters[`goals-looted:${seat}`] = 1;
      game.put(seat, game.marked('b1a')[seat]!);
    }
    expect(game.ending()).toBe('won');
    const lost = onScenario(80, 2);
    lost.run([{ at: 'exhaustion', seat: 1 }]);
    expect(lost.ending()).toBe('lost');
  });
});

describe('scenario 81', () => {
  test('light and dark are strong and the other elements inert in scenario 81', () => {
    const game = onScenario(81, 2);
    game.state.elements = [2, 2, 2, 2, 0, 0];
    game.startRound(1);
    expect(['light', 'dark', 'fire', 'air'].map((one) => elementState(game.state, one as 'light'))).toEqual([
      'strong',
      'strong',
      'inert',
      'inert',
    ]);
  });

  test('a hero adjacent to the altar of scenario 81 may give up an object to hurt the Colorless', () => {
    const game = onScenario(81, 2);
    game.open('j2a-j1a', 'j1a-d1a');
    game.put(0, game.state.map.goals[0]!);
    game.run([{ at: 'turn.end', figure: 0 }]);
    expect(carrierOf(game.state, 'crystal-of-zenith')).toBe(0);
    const [boss] = game.figuresOf('the-colorless');
    const { hp } = game.state.figures[boss!]!;
    game.at('turn-end', { figure: 0 });
    expect(game.state.figures[boss!]!.hp).toBe(hp);
    const [altar] = game.marked('a');
    const ground = groundIn(game.state);
    game.put(0, Array.from(ground.hidden.keys()).find((cell) => ground.range(altar!, cell) === 1)!);
    game.at('turn-end', { figure: 0 });
    expect(game.state.figures[boss!]!.hp).toBe(hp - 4);
    expect(carrierOf(game.state, 'crystal-of-zenith')).toBe(-1);
  });
});

describe('scenario 83', () => {
  test('near the altar of scenario 83 the party suffers damage and monsters are healed', () => {
    const game = onScenario(83, 2);
    game.open('h1b-i1b', 'i1b-m1a');
    const [altar] = game.marked('a');
    const ground = groundIn(game.state);
    const near = Array.from(ground.hidden.keys()).filter((cell) => ground.range(altar!, cell) === 2);
    game.put(0, near[0]!);
    const { hp } = game.state.figures[0]!;
    game.at('turn-start', { figure: 0 });
    expect(game.state.figures[0]!.hp).toBe(hp - 1);
    const [hound] = game.figuresOf('hound');
    game.put(hound!, near[1]!);
    game.state.figures[hound!]!.hp = 1;
    game.at('turn-start', { figure: hound! });
    expect(game.state.figures[hound!]!.hp).toBe(2);
  });

  test('flames come with the last Cultist of scenario 83 and must die too', () => {
    const game = onScenario(83, 3);
    game.open('h1b-i1b', 'i1b-m1a');
    for (const kind of ['hound', 'living-spirit']) for (const id of game.figuresOf(kind)) game.kill(id);
    for (const id of game.figuresOf('cultist')) game.kill(id);
    for (const id of game.figuresOf('living-bones')) game.kill(id);
    expect(game.count('flame-demon')).toBe(2);
    expect(game.ending()).toBe('none');
    const { hp } = game.state.figures[0]!;
    game.at('turn-start', { figure: 0 });
    expect(game.state.figures[0]!.hp).toBe(hp - 2);
    game.startRound(5);
    expect(elementState(game.state, 'fire')).toBe('strong');
    for (const id of game.figuresOf('flame-demon')) game.kill(id);
    expect(game.ending()).toBe('won');
  });
});

describe('scenario 84', () => {
  test('walls of scenario 84 break in rounds 4, 6 and 9', () => {
    const game = onScenario(84, 2);
    const closed = [3, 4, 6, 9].map((round) => {
      game.startRound(round);
      return game.state.map.closed.length;
    });
    expect(closed).toEqual([5, 3, 1, 0]);
  });

  test('a monster of scenario 84 attacks the crystal when it can, and a lost card saves it twice', () => {
    const game = onScenario(84, 2);
    const [crystal] = game.figuresOf('crystal');
    const [demon] = game.figuresOf('earth-demon');
    const { hp } = game.state.figures[crystal!]!;
    const hit = () =>
      game.run(
        [{ at: 'damage', figure: crystal!, amount: 2, by: demon!, from: 'attack' }],
        ({ type }) => type === 'lose',
      );
    hit();
    hit();
    expect(game.state.figures[crystal!]!.hp).toBe(hp);
    hit();
    expect(game.state.figures[crystal!]!.hp).toBe(hp - 2);
    game.put(demon!, Array.from(groundIn(game.state).hidden.keys()).find((cell) => isFreeBeside(cell))!);
    game.put(0, -1);
    game.put(1, Array.from(groundIn(game.state).hidden.keys()).find((cell) => isFreeBeside(cell))!);
    const deck = game.state.monsterDecks.find((one) => one.deck === 'earth-demon')!;
    deck.card = recordOf('monster-deck', 'earth-demon').cards.findIndex(({ actions }) =>
      actions.some(({ type }) => type === 'attack'),
    );
    game.run([{ at: 'monster.turn', figure: demon! }]);
    // The hero adjacent to the demon is as near, and an attack was made.
    expect(game.events.flatMap((event) => (event.type === 'attack' ? [event.target] : []))).toEqual([crystal]);
    game.kill(crystal!);
    expect(game.ending()).toBe('lost');

    function isFreeBeside(cell: number): boolean {
      const { board } = scenarioPlan(game.state.scenario).plan;
      return (
        board.distance(game.state.figures[crystal!]!.cell, cell) === 1 &&
        game.state.figures.every((one) => one.cell !== cell)
      );
    }
  });
});

test('monsters of scenarios 85, 91 and 92 fight all other sides', () => {
  const sun = onScenario(85, 4);
  sun.open('c2b-i1b', 'i1b-d2a');
  sun.startRound(1);
  expect(sun.figuresOf('sun-demon').every((id) => sun.state.figures[id]!.side === 'third')).toBe(true);
  const spirits = onScenario(91, 2);
  expect(spirits.state.figures[spirits.figuresOf('cave-bear')[0]!]!.side).toBe('party');
  spirits.open('h2b-g1a');
  expect(spirits.state.figures[spirits.figuresOf('living-spirit')[0]!]!.side).toBe('third');
  const brawl = onScenario(92, 3);
  brawl.open('h3b-f1a');
  expect([brawl.count('city-guard'), brawl.count('city-archer')]).toEqual([2, 1]);
  expect(brawl.state.figures[brawl.figuresOf('city-guard')[0]!]!.side).toBe('third');
  brawl.kill(brawl.figuresOf('city-archer')[0]!);
  expect(brawl.ending()).toBe('lost');
});

test('scenario 92 is won when all other sides are dead', () => {
  const game = onScenario(92, 2);
  game.open('h3b-f1a');
  for (const kind of ['bandit-archer', 'bandit-guard', 'inox-guard', 'savvas-lavaflow'])
    for (const id of game.figuresOf(kind)) game.kill(id);
  expect(game.ending()).toBe('won');
});

test('in scenario 85 light is strong for heroes whom the sun has blessed', () => {
  for (const achievements of [[], ['sun-blessed']]) {
    const game = onScenario(85, 2, { achievements });
    game.startRound(1);
    expect(elementState(game.state, 'light')).toBe(achievements.length > 0 ? 'strong' : 'inert');
  }
});

describe('scenario 86', () => {
  test('villagers of scenario 86 walk to the docks and leave, and lurkers rise with the first', () => {
    const game = onScenario(86, 4);
    const [villager] = game.figuresOf('villager');
    const start = game.state.figures[villager!]!.cell;
    game.run([{ at: 'monster.turn', figure: villager! }]);
    expect(game.state.figures[villager!]!.cell).not.toBe(start);
    game.endRound(1);
    expect(game.count('lurker')).toBe(0);
    game.put(villager!, game.marked('b')[0]!);
    game.run([{ at: 'turn.end', figure: villager! }]);
    expect(game.state.figures[villager!]!.cell).toBe(-1);
    game.endRound(2);
    expect(game.count('lurker')).toBe(3);
    game.state.counters['saved:villager'] = 7;
    expect(game.ending()).toBe('won');
  });

  test('in scenario 86 scouts come every round, five dead villagers lose, and heals do not help villagers', () => {
    const game = onScenario(86, 2);
    const before = game.count('vermling-scout');
    game.startRound(1);
    game.startRound(2);
    expect(game.count('vermling-scout')).toBe(before + 4);
    const [villager] = game.figuresOf('villager');
    game.state.figures[villager!]!.hp = 1;
    game.run([{ at: 'heal', figure: villager!, amount: 3, by: 0 }]);
    expect(game.state.figures[villager!]!.hp).toBe(1);
    game.state.counters['destroyed:villager'] = 4;
    expect(game.ending()).toBe('none');
    game.kill(villager!);
    expect(game.ending()).toBe('lost');
  });
});

describe('scenario 87', () => {
  test('the Giant Ooze of scenario 87 loses a token and its shield with each Ooze', () => {
    const game = onScenario(87, 2);
    game.startRound(1);
    game.open('d2b-l2a');
    const [giant] = game.figuresOf('giant-ooze');
    const before = shieldOf(game.state, giant!).total;
    game.kill(game.figuresOf('ooze')[0]!);
    expect(shieldOf(game.state, giant!).total).toBe(before - 2);
    game.kill(giant!);
    expect(game.ending()).toBe('won');
  });

  test('clear water of scenario 87 protects a character once and is used up', () => {
    const game = onScenario(87, 2);
    game.open('d2b-l2a');
    const [first, second] = game.marked('a');
    game.put(0, first!);
    game.at('turn-end', { figure: 0 });
    expect(isImmune(game.state, 0, 'poison', true)).toBe(true);
    expect(game.state.map.difficult).not.toContain(first);
    const shields = () => game.events.flatMap((event) => (event.type === 'hit' ? [event.shield] : []));
    for (const kind of ['ooze', 'deep-terror']) {
      const foe = game.figuresOf(kind)[0]!;
      game.put(foe, freeBeside(game, first!));
      game.run([{ at: 'performance', figure: foe, of: 'rule/basic-top', by: 1, turned: false }], isTarget(0));
      game.put(foe, -1);
    }
    expect(shields()).toEqual([2, 0]);
    game.put(0, second!);
    game.at('turn-end', { figure: 0 });
    expect(game.state.map.difficult).toContain(second);
  });
});

test('Cultists of scenario 89 draw from their own deck', () => {
  const game = onScenario(89, 2);
  game.open('h3a-b2a');
  expect(game.count('cultist-scenario-89')).toBe(2);
});

test('scenario 93 begins immobilized in the water', () => {
  const game = onScenario(93, 2);
  expect(game.state.figures[0]!.conditions).not.toBe(0);
  expect(game.state.map.difficult).toContain(game.state.figures[0]!.cell);
});

describe('scenario 95', () => {
  test('tokens of scenario 95 are revealed at random, and the fourth seal unlocks the door', () => {
    const game = onScenario(95, 2);
    const [door] = doorsNamed(game.state, ['g1b-e1a']);
    for (let n = 1; n <= 6; n++) {
      game.state.counters['goals-looted'] = n;
      game.at('goal-looted', { figure: 0 });
      const seals = game.state.counters['counter:seals'] ?? 0;
      expect(game.state.map.locked.includes(door!)).toBe(seals < 4);
    }
    expect(game.state.counters['counter:seals']).toBe(4);
    const before = game.count('flame-demon');
    game.endRound(3);
    expect(game.count('flame-demon')).toBe(before);
  });

  test('until the fourth seal of scenario 95 flame demons come in odd rounds and earth demons in even ones', () => {
    const game = onScenario(95, 2);
    game.endRound(1);
    game.endRound(2);
    expect([game.count('flame-demon'), game.count('earth-demon')]).toEqual([1, 1]);
  });

  test('a figure that ends its turn in the water of scenario 95 suffers damage, and boulders have hit points', () => {
    const game = onScenario(95, 2);
    game.open('g1b-d1a', 'g1b-k2b');
    game.put(0, game.state.map.difficult[0]!);
    const { hp } = game.state.figures[0]!;
    game.at('turn-end', { figure: 0 });
    expect(game.state.figures[0]!.hp).toBe(hp - 1 - game.state.level);
    expect(game.count('boulder')).toBe(5);
  });
});
