import { describe, expect, test } from 'vitest';
import { onScenario } from '../../test/onScenario.ts';
import { isImmune } from '../inPlay/activeModifiers.ts';
import { boardFigure } from '../inPlay/position.ts';
import { groundIn } from '../scenario/plan.ts';
import { isEmptyHex } from '../scenario/spawn.ts';
import { orderFrames } from './fixedOrders.ts';

describe('scenario 49', () => {
  /** Sets up scenario 49 with the second area open and all cards drawn. */
  function atTheCannon() {
    const game = onScenario(49, 2);
    game.open('g1a-l1b');
    game.drawAll();
    const [cannon] = game.figuresOf('siege-cannon');
    const lane = game.marked('b');
    const turn = (figure: number) => game.run([{ at: 'monster.turn', figure }]);
    return { game, cannon: cannon!, lane, turn };
  }

  test('the cannon of scenario 49 takes no turn of its own', () => {
    const { game, cannon, lane, turn } = atTheCannon();
    game.put(0, lane.at(-1)!);
    const { hp } = game.state.figures[0]!;
    turn(cannon);
    expect(game.state.figures[0]!.hp).toBe(hp);
    expect(boardFigure(game.state, cannon).initiative).toBe(99);
  });

  test('the archer nearest to the cannon of scenario 49 marches behind it and fires along the lane, once per round', () => {
    const { game, cannon, lane, turn } = atTheCannon();
    const archers = game.figuresOf('city-archer');
    const { cell } = game.state.figures[cannon]!;
    const behind = game.cells().filter((one) => game.isBeside(one, cell) && !lane.includes(one));
    game.put(archers[0]!, behind[0]!);
    game.put(archers[1]!, behind[1]!);
    for (const id of archers.slice(2)) game.kill(id);
    game.put(0, lane[0]!);
    game.put(1, game.marked('a')[0]!);
    game.state.heroes[0]!.hand = [];
    const damage = 3 + Math.floor(game.state.level / 3);
    const hurt = game.state.figures[0]!.hp;
    const unhurt = game.state.figures[1]!.hp;
    turn(archers[0]!);
    expect([game.state.figures[0]!.hp, game.state.figures[1]!.hp]).toEqual([hurt - damage, unhurt]);
    expect(lane).not.toContain(game.state.figures[archers[0]!]!.cell);
    game.state.figures[archers[0]!]!.acted = true;
    game.state.monsterDecks.find(({ deck }) => deck === 'archer')!.card = -1;
    turn(archers[1]!);
    expect(game.state.figures[0]!.hp).toBe(hurt - damage);
  });

  test('an archer of scenario 49 farther from the cannon than another follows its card', () => {
    const { game, turn } = atTheCannon();
    const archers = game.figuresOf('city-archer');
    for (const id of archers.slice(2)) game.kill(id);
    const [far, near] = archers;
    game.put(near!, game.marked('a')[0]!);
    game.state.monsterDecks.find(({ deck }) => deck === 'archer')!.card = -1;
    const { cell } = game.state.figures[far!]!;
    turn(far!);
    expect([game.state.figures[far!]!.cell, game.state.counters['marched:siege-cannon']]).toEqual([cell, undefined]);
    game.drawAll();
    turn(near!);
    expect(game.state.counters['marched:siege-cannon']).toBe(1);
  });

  test('scenario 49 sends another archer when none is left and the second area is open', () => {
    const { game } = atTheCannon();
    game.endRound(1);
    const before = game.count('city-archer');
    for (const id of game.figuresOf('city-archer')) game.kill(id);
    expect(before).toBeGreaterThan(0);
    game.endRound(2);
    expect(game.count('city-archer')).toBe(1);
    game.kill(game.figuresOf('siege-cannon')[0]!);
    expect(game.ending()).toBe('won');
  });
});

describe('scenario 78', () => {
  /** Sets up scenario 78 with the second area open, and returns a leader and the victim. */
  function atThePit() {
    const game = onScenario(78, 2);
    game.startRound(1);
    game.open('f1a-m1a');
    game.drawAll();
    const [leader, other] = game.figuresOf('cultist-scenario-78');
    const [victim] = game.figuresOf('victim');
    game.kill(other!);
    const cellOf = (figure: number) => game.state.figures[figure]!.cell;
    const turn = (figure: number) => game.run([{ at: 'monster.turn', figure }]);
    return { game, leader: leader!, victim: victim!, cellOf, turn };
  }

  test('a leader of scenario 78 goes to the victim and does not attack', () => {
    const { game, leader, victim, cellOf, turn } = atThePit();
    const far = () => groundIn(game.state).range(cellOf(leader), cellOf(victim));
    const free = game.cells().filter((cell) => isEmptyHex(game.state, cell));
    game.put(leader, free.find((cell) => groundIn(game.state).range(cell, cellOf(victim)) === 4)!);
    turn(leader);
    expect(far()).toBe(2);
    turn(leader);
    expect(far()).toBe(1);
  });

  test('the victim of scenario 78 follows its leader to the altars, where the next turn of the leader loses', () => {
    const { game, leader, victim, cellOf, turn } = atThePit();
    const ground = () => groundIn(game.state);
    game.put(leader, game.cells().find((cell) => game.isBeside(cell, cellOf(victim)) && isEmptyHex(game.state, cell))!);
    for (let n = 0; n < 15; n++) {
      turn(leader);
      expect(ground().areAdjacent(cellOf(leader), cellOf(victim))).toBe(true);
    }
    expect(game.state.map.closed).toEqual([]);
    expect(game.marked('d').some((altar) => game.isBeside(altar, cellOf(leader)))).toBe(true);
    expect(game.ending()).toBe('none');
    const altar = game.marked('d').find((one) => game.isBeside(one, cellOf(leader)))!;
    const apart = game.cells().filter((cell) => isEmptyHex(game.state, cell) && game.isBeside(cell, cellOf(leader)));
    game.put(victim, apart.find((cell) => !game.marked('d').some((one) => game.isBeside(one, cell)))!);
    game.at('turn-start', { figure: leader });
    expect(game.ending()).toBe('none');
    game.put(victim, game.cells().find((cell) => isEmptyHex(game.state, cell) && game.isBeside(cell, altar))!);
    game.put(leader, game.cells().find((cell) => game.isBeside(cell, cellOf(victim)) && game.isBeside(cell, altar))!);
    game.at('turn-start', { figure: leader });
    expect(game.ending()).toBe('lost');
  });

  test('nothing stops the leaders of scenario 78: no push, no stun, no immobilization', () => {
    const { game, leader } = atThePit();
    for (const immunity of ['push', 'pull', 'stun', 'immobilize'] as const)
      expect([immunity, isImmune(game.state, leader, immunity)]).toEqual([immunity, true]);
    const [guard] = game.figuresOf('bandit-guard');
    expect(isImmune(game.state, guard!, 'stun')).toBe(false);
  });

  test('without the victim a leader of scenario 78 follows its card', () => {
    const { game, leader, victim } = atThePit();
    game.put(victim, -1);
    expect(orderFrames(game.state, leader)).toBeUndefined();
  });
});
