import { describe, expect, test } from 'vitest';
import { onScenario } from '../../test/onScenario.ts';
import { boardFigure } from '../inPlay/position.ts';

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
