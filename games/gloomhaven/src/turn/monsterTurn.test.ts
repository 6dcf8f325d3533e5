import { describe, expect, test } from 'vitest';
import { monsterOf, run, type Stage, stageOf, takeTurn } from '../../test/monsterStage.ts';
import { startScenario } from '../../test/startScenario.ts';
import { type ConditionBearer, gainCondition, hasCondition } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { elementState, setElement } from '../elements/elements.ts';
import { shieldOf } from '../inPlay/activeModifiers.ts';
import { decksFor } from '../scenario/monsterDecks.ts';
import { groundIn, scenarioPlan } from '../scenario/plan.ts';
import { placeMonster } from '../scenario/spawn.ts';
import type { Condition } from '../vocabulary/vocabulary.ts';

/** Returns the index of a card in its deck. */
function cardOf(monster: string, id: string): number {
  return recordOf('monster-deck', recordOf('monster', monster).deck).cards.findIndex((card) => card.id === id);
}

const give = (figure: ConditionBearer, condition: Condition) => gainCondition(figure, condition, { fresh: false });
const eventsOf = ({ events }: Stage, type: string) => events.filter((event) => event.type === type);

describe('conditions of a monster', () => {
  test('a stunned monster performs nothing of its card, not even the shield (R 8.6)', () => {
    const stage = stageOf('bandit-guard', 1);
    const { state, monster } = stage;
    give(state.figures[monster]!, 'stun');
    takeTurn(stage, cardOf('bandit-guard', '524'));
    expect(shieldOf(state, monster).total).toBe(0);
    expect(eventsOf(stage, 'attack')).toEqual([]);
    expect(hasCondition(state.figures[monster]!, 'stun')).toBe(false);
  });

  test('a disarmed monster moves as for a melee attack and does not attack (R 13.4)', () => {
    const stage = stageOf('bandit-archer', 3);
    const { state, monster } = stage;
    give(state.figures[monster]!, 'disarm');
    takeTurn(stage, cardOf('bandit-archer', '533'));
    expect(eventsOf(stage, 'attack')).toEqual([]);
    const ground = groundIn(state);
    expect(
      Math.min(...[0, 1, 2].map((seat) => ground.range(state.figures[monster]!.cell, state.figures[seat]!.cell))),
    ).toBe(1);
  });

  test('an immobilized monster attacks targets in range of its hex (R 13.5)', () => {
    const near = stageOf('bandit-guard', 1);
    give(near.state.figures[near.monster]!, 'immobilize');
    takeTurn(near, cardOf('bandit-guard', '527'));
    expect(eventsOf(near, 'moved')).toEqual([]);
    expect(eventsOf(near, 'attack')).toHaveLength(1);
    const far = stageOf('bandit-guard', 3);
    give(far.state.figures[far.monster]!, 'immobilize');
    takeTurn(far, cardOf('bandit-guard', '527'));
    expect([...eventsOf(far, 'moved'), ...eventsOf(far, 'attack')]).toEqual([]);
  });

  const infusing = [...recordsOf('monster-deck').values()].flatMap(({ id: deck, cards }) =>
    cards.flatMap(({ id, modifiers }, n) =>
      modifiers.flatMap((one) =>
        one.type === 'infuse' && one.element !== 'any' ? { deck, id, n, element: one.element } : [],
      ),
    ),
  );

  test.each(infusing)(
    '$deck $id infuses $element without a focus unless it is stunned (R 8.6, 10.5, 13.4)',
    ({ deck, n, element }) => {
      const infused = (isStunned: boolean) => {
        const stage = stageOf(monsterOf(deck).id, 1);
        const { state, monster, ally } = stage;
        for (const seat of [0, 1, 2]) give(state.figures[seat]!, 'invisible');
        for (const id of [monster, ally]) state.figures[id]!.hp = state.figures[id]!.maxHp;
        if (isStunned) give(state.figures[monster]!, 'stun');
        takeTurn(stage, n);
        expect([...eventsOf(stage, 'moved'), ...eventsOf(stage, 'attack')]).toEqual([]);
        return elementState(state, element);
      };
      expect([infused(false), infused(true)]).toEqual(['strong', 'inert']);
    },
  );

  test.each([
    { monster: 'cultist', id: '609', summoned: 'living-bones' },
    { monster: 'savvas-icestorm', id: '710', summoned: 'frost-demon' },
    { monster: 'ooze', id: '696', summoned: 'ooze' },
  ])('$monster $id summons without a focus (R 13.4)', ({ monster, id, summoned }) => {
    const stage = stageOf(monster, 1);
    const before = stage.state.figures.length;
    for (const seat of [0, 1, 2]) give(stage.state.figures[seat]!, 'invisible');
    takeTurn(stage, cardOf(monster, id));
    expect(stage.state.figures.slice(before).map(({ type }) => type)).toEqual([summoned]);
  });

  test('a monster neither moves nor attacks but heals, shields and infuses when all enemies are invisible (R 13.4)', () => {
    const stage = stageOf('lurker', 1);
    for (const seat of [0, 1, 2]) give(stage.state.figures[seat]!, 'invisible');
    takeTurn(stage, cardOf('lurker', '619'));
    expect([...eventsOf(stage, 'moved'), ...eventsOf(stage, 'attack')]).toEqual([]);
    expect(shieldOf(stage.state, stage.monster).total).toBeGreaterThan(0);
    expect(elementState(stage.state, 'ice')).toBe('strong');
  });

  test("a bonus of the card starts with the monster's turn and ends with the round (R 13.3)", () => {
    const stage = stageOf('bandit-guard', 1);
    expect(shieldOf(stage.state, stage.monster).total).toBe(0);
    takeTurn(stage, cardOf('bandit-guard', '524'));
    expect(shieldOf(stage.state, stage.monster).total).toBe(1);
    run(stage, [{ at: 'round.over' }], stage.ctx);
    expect(shieldOf(stage.state, stage.monster).total).toBe(0);
  });
});

describe('elements of a kind (R 10.5)', () => {
  test('the first monster consumes an element for all that follow, and infuses it again (R 10.5)', () => {
    const stage = stageOf('frost-demon', 1);
    const { state, ctx, monster, ally } = stage;
    setElement(state, 'ice', 'waning');
    const card = cardOf('frost-demon', '623');
    state.monsterDecks[0]!.card = card;
    run(
      stage,
      [
        { at: 'turn', figure: monster },
        { at: 'turn', figure: ally },
      ],
      ctx,
    );
    const { attack = 0 } = statsOf('frost-demon');
    const values = eventsOf(stage, 'attack').map((event) => (event.type === 'attack' ? event.value : 0));
    expect(values).toEqual([Number(attack) + 2, Number(attack) + 2]);
    expect(eventsOf(stage, 'consumed')).toHaveLength(1);
    expect(elementState(state, 'ice')).toBe('inert');
  });
});

function statsOf(monster: string) {
  const { levels } = recordOf('monster', monster);
  return 'normal' in levels ? levels.normal[1]! : levels.boss[1]!;
}

describe('single cards', () => {
  test('a hound attacks harder when an ally is adjacent to the target', () => {
    const stage = stageOf('hound', 1);
    const { state, ally, monster } = stage;
    const ground = groundIn(state);
    const [target] = [0, 1, 2].filter((seat) =>
      ground.areAdjacent(state.figures[seat]!.cell, state.figures[monster]!.cell),
    );
    for (const seat of [0, 1, 2]) if (seat !== target) give(state.figures[seat]!, 'invisible');
    const beside = [...Array(ground.board.size).keys()].find(
      (cell) =>
        ground.hidden[cell] === 0 &&
        ground.areAdjacent(cell, state.figures[target!]!.cell) &&
        state.figures.every((one) => one.cell !== cell),
    )!;
    state.figures[ally]!.cell = beside;
    takeTurn(stage, cardOf('hound', '542'));
    expect(eventsOf(stage, 'attack')).toMatchObject([{ target, value: Number(statsOf('hound').attack) + 2 }]);
  });

  test('a cultist explodes on death only when it has acted (R 13.10)', () => {
    const armed = stageOf('cultist', 1);
    takeTurn(armed, cardOf('cultist', '604'));
    armed.events.length = 0;
    run(armed, [{ at: 'death', figure: armed.monster, by: 0, overkill: 0, undamaged: false }], armed.ctx);
    expect(eventsOf(armed, 'attack').length).toBeGreaterThanOrEqual(3);
    expect(armed.state.figures[armed.monster]!.cell).toBe(-1);

    const unarmed = stageOf('cultist', 1);
    run(unarmed, [{ at: 'death', figure: unarmed.monster, by: 0, overkill: 0, undamaged: false }], unarmed.ctx);
    expect(eventsOf(unarmed, 'attack')).toEqual([]);
  });

  test('an ooze loses 2 hit points and splits into a new one with as many hit points (R 13.14)', () => {
    const stage = stageOf('ooze', 1);
    const { state, monster } = stage;
    state.figures[monster]!.hp = 5;
    takeTurn(stage, cardOf('ooze', '696'));
    expect(state.figures[monster]!.hp).toBe(3);
    expect(state.figures.at(-1)).toMatchObject({ type: 'ooze', kind: 'normal', hp: 3, acted: true, dropsMoney: false });
    const full = stageOf('ooze', 1);
    full.state.figures[full.monster]!.hp = 30;
    takeTurn(full, cardOf('ooze', '696'));
    expect(full.state.figures.at(-1)!.hp).toBe(full.state.figures.at(-1)!.maxHp);
  });

  test('a summoned monster appears adjacent to the summoner, as near to an enemy as possible (R 13.7)', () => {
    const stage = stageOf('cultist', 3);
    const { state, monster } = stage;
    const before = state.figures[monster]!.hp;
    takeTurn(stage, cardOf('cultist', '609'));
    const ground = groundIn(state);
    const bones = state.figures.at(-1)!;
    expect(bones).toMatchObject({ type: 'living-bones', kind: 'normal', acted: true });
    expect(ground.range(bones.cell, state.figures[monster]!.cell)).toBe(1);
    const far = (cell: number) => Math.min(...[0, 1, 2].map((seat) => ground.range(cell, state.figures[seat]!.cell)));
    expect(far(bones.cell)).toBe(2);
    expect(state.figures[monster]!.hp).toBe(before - 2);
  });

  test('a viper that has reared up is attacked with disadvantage', () => {
    const stage = stageOf('giant-viper', 1);
    takeTurn(stage, cardOf('giant-viper', '689'));
    expect(stage.state.lasting).toMatchObject([{ owner: stage.monster, lasts: 'round' }]);
  });

  test('a summon fails when no standee is left (R 13.7)', () => {
    const stage = stageOf('cultist', 1);
    const { state, ctx } = stage;
    const { standees } = recordOf('monster', 'living-bones');
    for (let n = 0; n < standees; n++) {
      placeMonster(
        state,
        { monster: 'living-bones', rank: 'normal', cell: 200 + n, dropsMoney: false, acted: true },
        ctx,
      );
    }
    const before = state.figures.length;
    takeTurn(stage, cardOf('cultist', '609'));
    expect(state.figures).toHaveLength(before);
  });
});

describe('bosses (R 13.11)', () => {
  const bosses = [...recordsOf('monster').values()].filter(
    ({ rank, specials }) => rank === 'boss' && specials.length > 0,
  );

  test.each(bosses.flatMap(({ id }) => [1, 2].map((special) => [id, special] as const)))(
    '%s performs special %i',
    (id, special) => {
      // The drake's breath begins two hexes away.
      const stage = stageOf(id, id === 'elder-drake' ? 3 : 1);
      const { state, ctx, monster } = stage;
      const { specials } = recordOf('monster', id);
      const figures = state.figures.length;
      takeTurn(stage, cardOf(id, special === 1 ? '577' : '572'));
      const abilities = specials[special - 1]!;
      for (const action of abilities) {
        if (action.type === 'attack') expect(eventsOf(stage, 'attack').length).toBeGreaterThan(0);
        if (action.type === 'heal') expect(eventsOf(stage, 'healed').length).toBeGreaterThan(0);
        if (action.type === 'summon' && action.monsters.length > 0) {
          const wanted = action.monsters.filter(({ ranks }) => ranks[1] !== null).length;
          expect(state.figures.length - figures).toBeGreaterThanOrEqual(Math.min(1, wanted));
        }
      }
      expect(ctx).toBeDefined();
      expect(state.figures[monster]!.cell).toBeGreaterThanOrEqual(0);
    },
  );

  test('hit points and attack of a boss grow with the number of characters (R 13.11)', () => {
    const { state, ctx } = startScenario(2, 3, { level: 1 });
    const placed = (monster: string) =>
      state.figures[placeMonster(state, { monster, rank: 'boss', cell: 0, dropsMoney: true, acted: false }, ctx)!]!;
    expect(placed('bandit-commander')).toMatchObject({ hp: 30, kind: 'boss' });
    expect(placed('inox-bodyguard')).toMatchObject({ hp: 21 });
  });

  test('the commander moves to the next door and opens it', () => {
    const { state, ctx, events } = startScenario(2, 2);
    const started = { state, ctx, events };
    run(started, [], ctx);
    const { doors } = scenarioPlan(state.scenario);
    state.map.closed = state.map.closed.filter((door) => door !== 0);
    state.map.revealed = [0, 1];
    state.monsterDecks = decksFor(['bandit-commander'], ctx.chance);
    const boss = placeMonster(
      state,
      { monster: 'bandit-commander', rank: 'boss', cell: doors[0]![0]!, dropsMoney: true, acted: false },
      ctx,
    )!;
    state.monsterDecks[0]!.card = cardOf('bandit-commander', '577');
    run(started, [{ at: 'turn', figure: boss }], ctx);
    const lettered = scenarioPlan(state.scenario).record.doors.findIndex(({ letter }) => letter === 'a');
    expect(state.map.closed).not.toContain(lettered);
    expect(doors[lettered]).toContain(state.figures[boss]!.cell);
  });
});

describe('people and summons', () => {
  test('Hail moves towards the altar', () => {
    const game = startScenario(19, 2);
    const hail = game.state.figures.findIndex(({ type }) => type === 'hail');
    const start = game.state.figures[hail]!.cell;
    run(game, [{ at: 'turn', figure: hail }], game.ctx);
    expect(game.state.figures[hail]!.cell).not.toBe(start);
  });

  test('Hail opens a door and continues with the remaining points (R 5.10)', () => {
    const game = startScenario(19, 2);
    const { state, ctx } = game;
    const hail = state.figures.findIndex(({ type }) => type === 'hail');
    const door = scenarioPlan(state.scenario).doors[0]![0]!;
    const ground = groundIn(state);
    const room = scenarioPlan(state.scenario).roomOf;
    state.figures[hail]!.cell = [...room.keys()].find((cell) => room[cell] === 0 && ground.range(cell, door) === 1)!;
    run(game, [{ at: 'turn', figure: hail }], ctx);
    expect(state.map.revealed).toEqual([0, 1]);
    expect(room[state.figures[hail]!.cell]).toBe(1);
  });

  test('a summon moves and attacks by the rules for monsters with its own statistics (R 11.3)', () => {
    const stage = stageOf('bandit-guard', 3);
    const { state, ctx, monster } = stage;
    const pointer = [...recordsOf('card').values()].flatMap((card) =>
      (['top', 'bottom'] as const).flatMap((half) =>
        card[half].actions.flatMap((action, n) =>
          action.type === 'summon' &&
          action.summon?.attack !== undefined &&
          action.summon.move !== undefined &&
          action.summon.range === undefined
            ? [{ at: `card/${card.id}/${half}/actions/${n}/summon`, value: action.summon.attack }]
            : [],
        ),
      ),
    )[0]!;
    const hero = state.figures[0]!;
    const cell = hero.cell;
    hero.cell = -1;
    state.figures.push({ ...hero, kind: 'summon', type: 'helper', cell, stats: pointer.at, seat: 0, number: 1 });
    const summon = state.figures.length - 1;
    for (let turn = 0; turn < 3 && eventsOf(stage, 'attack').length === 0; turn++)
      run(stage, [{ at: 'turn', figure: summon }], ctx);
    expect(eventsOf(stage, 'attack')[0]).toMatchObject({ figure: summon, value: pointer.value });
    expect([monster, stage.ally]).toContain((eventsOf(stage, 'attack')[0] as { target: number }).target);
  });
});
