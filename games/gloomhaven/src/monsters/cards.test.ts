import { describe, expect, test } from 'vitest';
import { monsterOf, type Stage, stageOf, takeTurn } from '../../test/monsterStage.ts';
import { hasCondition, isDeckCondition } from '../conditions/conditions.ts';
import { recordsOf } from '../content/recordMaps.ts';
import type { MonsterDeckRecord } from '../content/records/monsterDeck.ts';
import { elementState } from '../elements/elements.ts';
import { retaliateOf, shieldOf } from '../inPlay/activeModifiers.ts';
import type { Action } from '../modifiers/action.ts';
import type { Modifier } from '../modifiers/modifier.ts';
import { groundIn } from '../scenario/plan.ts';
import type { Condition, Element } from '../vocabulary/vocabulary.ts';

type Card = MonsterDeckRecord['cards'][number];
type Of<Type extends Modifier['type']> = Extract<Modifier, { readonly type: Type }>;

const decks = [...recordsOf('monster-deck').values()].filter(({ id }) => id !== 'boss');
const cards = decks.flatMap(({ id, cards: some }) =>
  some.map((card, n) => ({ deck: id, n, card, name: `${id} ${card.id}` })),
);

const HEROES = [0, 1, 2];

/** The effect of a card with all its elements available: the oracle, read directly from the content. */
interface Said {
  readonly action: Action;
  readonly modifiers: readonly Modifier[];
}

function said(card: Card, elements: boolean): Said[] {
  return card.actions.map((action) => {
    const printed = action.type === 'text' ? [] : action.modifiers;
    const bonus = printed.flatMap((one) => (one.type === 'consume' && elements ? one.bonus : []));
    return { action, modifiers: [...printed.filter(({ type }) => type !== 'consume'), ...bonus] };
  });
}

function of<Type extends Modifier['type']>(modifiers: readonly Modifier[], type: Type): Of<Type>[] {
  return modifiers.filter((one): one is Of<Type> => one.type === type);
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** Returns the statistics that the oracle needs. */
function statistics(deck: string) {
  const { levels } = monsterOf(deck);
  const row = 'normal' in levels ? levels.normal[1]! : levels.boss[1]!;
  const traits = of(row.modifiers, 'target')[0]?.count;
  return { attack: number(row.attack), move: number(row.move), targets: number(traits) || 1, modifiers: row.modifiers };
}

const own = (value: unknown, stat: number): number =>
  typeof value === 'object' && value !== null && 'own' in value ? stat + Number(value.own) : number(value);

function attackValue({ action, modifiers }: Said, attack: number): number {
  const bonus = of(modifiers, 'bonus').filter(({ to }) => to === 'attack');
  return Math.max(
    0,
    own(action.type === 'attack' ? action.value : 0, attack) + bonus.reduce((sum, { value }) => sum + number(value), 0),
  );
}

/** Returns how many of the three adjacent heroes an attack takes: exactly, or at least one for an area. */
function attacked({ modifiers }: Said, trait: number): { least: number; most: number } {
  if (of(modifiers, 'aoe').length > 0) return { least: 1, most: 3 };
  const target = of(modifiers, 'target').at(-1);
  if (target?.together) return { least: trait, most: trait };
  const count = target === undefined ? trait : target.count === 'all' ? 3 : number(target.count);
  return { least: Math.min(3, count), most: Math.min(3, count) };
}

function strengthen(stage: Stage, elements: boolean): void {
  stage.state.elements = stage.state.elements.map(() => (elements ? 2 : 0));
}

describe.each([
  ['no element is there', false],
  ['every element is strong', true],
] as const)('deck %s with three heroes adjacent to the monster', (_, elements) => {
  test.each(cards)('$name has the printed effect on three adjacent heroes', ({ deck, n, card }) => {
    const stage = stageOf(monsterOf(deck).id, 1);
    const { state, events, monster, ally } = stage;
    const stats = statistics(deck);
    strengthen(stage, elements);
    state.map.money.push(state.figures[monster]!.cell);
    const figures = state.figures.length;
    const traps = state.map.traps.length;
    const before = {
      monster: state.figures[monster]!.hp,
      ally: state.figures[ally]!.hp,
      shield: shieldOf(state, monster).total,
    };
    takeTurn(stage, n);

    const abilities = said(card, elements);
    let checked = 0;
    const check = (claim: string, actual: unknown, expected: unknown) => {
      checked++;
      expect([claim, actual]).toEqual([claim, expected]);
    };

    // Attacks: their number, their value, and that the heroes lost exactly that.
    const attacks = events.filter((event) => event.type === 'attack' && event.figure === monster);
    const performed = abilities.flatMap(({ modifiers }) => of(modifiers, 'perform').flatMap(({ actions }) => actions));
    const lines = [
      ...abilities.filter(({ action }) => action.type === 'attack'),
      ...performed.map((action) => ({ action, modifiers: [] })),
    ];
    const least = lines.reduce((sum, line) => sum + attacked(line, stats.targets).least, 0);
    const most = lines.reduce((sum, line) => sum + attacked(line, stats.targets).most, 0);
    if (lines.length > 0) {
      // A hero pushed away earlier may be out of range.
      const pushed = abilities.some(
        ({ action, modifiers }) => action.type === 'special' && of(modifiers, 'push').length > 0,
      );
      check('enough attacks', attacks.length >= least || pushed, true);
      check('not too many attacks', attacks.length <= most, true);
      // Poison from the statistics or an earlier line adds 1 to later attacks.
      const poisons = [...stats.modifiers, ...abilities.flatMap(({ modifiers }) => modifiers)].some(
        (one) => one.type === 'condition' && one.condition === 'poison',
      );
      const values = new Set(
        lines.flatMap((line) => [
          attackValue(line, stats.attack),
          ...(poisons ? [attackValue(line, stats.attack) + 1] : []),
        ]),
      );
      for (const event of attacks) if (event.type === 'attack') check('attack value', values.has(event.value), true);
    } else check('no attack', attacks.length, 0);
    const struck = events.reduce(
      (sum, event) =>
        event.type === 'suffered' && HEROES.includes(event.figure) && event.from === 'attack'
          ? sum + event.amount
          : sum,
      0,
    );
    const dealt = attacks.reduce((sum, event) => (event.type === 'attack' ? sum + event.value : sum), 0);
    check('damage is the sum of the attacks', struck, dealt);

    for (const one of abilities) checkAbility(one);
    if (elements) {
      const wanted = card.actions.flatMap((action) => (action.type === 'text' ? [] : of(action.modifiers, 'consume')));
      check(
        'elements consumed',
        events.filter(({ type }) => type === 'consumed').length >= new Set(wanted.flatMap((one) => one.elements)).size,
        true,
      );
    }
    for (const { element } of of(card.modifiers, 'infuse')) {
      if (element !== 'any') check(`${element} is infused`, elementState(state, element), 'strong');
    }
    expect(checked).toBeGreaterThan(0);

    function checkAbility({ action, modifiers }: Said): void {
      const targets = attacks.flatMap((event) => (event.type === 'attack' ? [event.target] : []));
      if (action.type === 'move') check('moves at most so far', movedBy() <= totalMove(), true);
      if (action.type === 'heal') checkHeal(action, modifiers);
      if (action.type === 'summon') {
        check(
          'somebody is summoned',
          state.figures.length,
          figures + action.monsters.filter(({ ranks }) => ranks[1] !== null).length,
        );
        check('and acts no more this round', state.figures.at(-1)!.acted, true);
        check('and leaves no money', state.figures.at(-1)!.dropsMoney, false);
      }
      if (action.type === 'loot') check('money is gone', state.map.money, []);
      for (const { condition, who, times } of of(modifiers, 'condition')) {
        const whom =
          who !== undefined ? whomOf(who) : action.type === 'attack' ? targets : whomOf(of(modifiers, 'target').at(-1));
        if (action.type === 'attack' && who === undefined) checkSome(condition, whom, times);
        else checkAll(condition, whom, of(modifiers, 'target').at(-1)?.count === 1);
      }
      for (const { value } of of(modifiers, 'shield')) {
        const more = of(modifiers, 'bonus').reduce(
          (sum, one) => (one.to === 'shield' ? sum + number(one.value) : sum),
          0,
        );
        check('shield', shieldOf(state, monster).total - before.shield >= number(value) + more, true);
      }
      for (const { value, range } of of(modifiers, 'retaliate'))
        check('retaliate', retaliateOf(state, monster, range).total >= number(value), true);
      for (const one of of(modifiers, 'damage')) checkDamage(one);
      for (const { damage } of of(modifiers, 'trap')) {
        check('a trap is there', state.map.traps.length, traps + 1);
        check('that does damage', state.map.traps.at(-1)!.damage, damage);
      }
      if (of(modifiers, 'push').length > 0)
        check(
          'somebody is pushed',
          events.some(({ type }) => type === 'forced'),
          true,
        );
      if (of(modifiers, 'on').length > 0)
        check(
          'an effect lasts',
          state.lasting.some(({ owner }) => owner === monster),
          true,
        );
      for (const { element } of of(modifiers, 'infuse'))
        if (element !== 'any') check(`${element} is infused`, elementState(state, element as Element), 'strong');
    }

    function totalMove(): number {
      return abilityPoints(card, stats.move);
    }

    function movedBy(): number {
      return events.reduce(
        (sum, event) => (event.type === 'moved' && event.figure === monster ? sum + event.path.length - 1 : sum),
        0,
      );
    }

    function checkHeal(action: Extract<Action, { type: 'heal' }>, modifiers: readonly Modifier[]): void {
      const more = of(modifiers, 'bonus').reduce((sum, one) => (one.to === 'heal' ? sum + number(one.value) : sum), 0);
      const target = of(modifiers, 'target').at(-1);
      // The ally has lost more than the monster.
      const whom = target?.side === 'self' ? monster : ally;
      const healed = events.filter((event) => event.type === 'healed' && event.figure === whom);
      check(
        'somebody is healed',
        healed.map((event) => (event.type === 'healed' ? event.amount : 0)).includes(number(action.value) + more),
        true,
      );
    }

    function checkDamage({ value, who }: Of<'damage'>): void {
      if (who?.side === 'self') {
        const suffered = events.some(
          (event) => event.type === 'suffered' && event.figure === monster && event.amount === number(value),
        );
        check('it hurts itself', suffered, true);
        return;
      }
      const hurt = events.filter(
        (event) => event.type === 'suffered' && event.from !== 'attack' && HEROES.includes(event.figure),
      );
      check(
        'others are hurt',
        hurt.length > 0 && hurt.every((event) => event.type === 'suffered' && event.amount === number(value)),
        true,
      );
    }

    function whomOf(who: { readonly side: string } | undefined): number[] {
      if (who === undefined || who.side === 'self') return [monster];
      return who.side === 'enemy' ? HEROES : [ally];
    }

    function checkSome(condition: Condition, whom: readonly number[], times: number): void {
      if (isDeckCondition(condition)) {
        const given = HEROES.reduce(
          (sum, seat) => sum + state.decks.heroes[seat]!.cards.filter((one) => one === condition).length,
          0,
        );
        check(`${condition} in decks`, given, whom.length * times);
        return;
      }
      check(
        `${condition} on somebody attacked`,
        whom.some((id) => hasCondition(state.figures[id]!, condition)),
        true,
      );
    }

    function checkAll(condition: Condition, whom: readonly number[], single: boolean): void {
      if (isDeckCondition(condition)) {
        const all = [state.decks.monsters, ...state.decks.heroes].reduce(
          (sum, deck) => sum + deck.cards.filter((one) => one === condition).length,
          0,
        );
        check(`${condition} in decks`, all, whom.length);
        return;
      }
      const having = whom.filter((id) => hasCondition(state.figures[id]!, condition)).length;
      check(`${condition} on ${single ? 'one' : 'all'}`, having, single ? 1 : whom.length);
    }
  });
});

function abilityPoints({ actions }: Card, move: number): number {
  return actions.reduce(
    (sum, action) => (action.type === 'move' ? sum + Math.max(0, own(action.value, move)) : sum),
    0,
  );
}

describe('three heroes three hexes away', () => {
  const moving = cards.filter(({ card }) => card.actions[0]!.type === 'move');
  test.each(moving)('$name moves or attacks when heroes are three hexes away', ({ deck, n, card }) => {
    const stage = stageOf(monsterOf(deck).id, 3);
    const { state, events, monster } = stage;
    const start = state.figures[monster]!.cell;
    takeTurn(stage, n);
    const attacks = events.some((event) => event.type === 'attack' && event.figure === monster);
    const [action] = card.actions;
    const points = Math.max(0, own(action?.type === 'move' ? action.value : 0, statistics(deck).move));
    const to = state.figures[monster]!.cell;
    expect(attacks || points === 0 || to !== start).toBe(true);
    expect(groundIn(state).range(start, to)).toBeLessThanOrEqual(abilityPoints(card, statistics(deck).move));
  });

  const pulling = cards.filter(({ card }) =>
    card.actions.some((action) => action.type !== 'text' && of(action.modifiers, 'pull').length > 0),
  );
  test.each(pulling)('$name pulls a hero that is three hexes away', ({ deck, n }) => {
    const stage = stageOf(monsterOf(deck).id, 3);
    takeTurn(stage, n);
    expect(stage.events.some(({ type }) => type === 'forced')).toBe(true);
  });
});
