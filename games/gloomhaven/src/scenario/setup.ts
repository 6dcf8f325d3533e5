import { newPiles } from '../cards/piles.ts';
import { gainCondition, noConditions } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { inertElements } from '../elements/elements.ts';
import { deckCards, ignores, shuffledDeck, standardCards } from '../modifierDeck/deck.ts';
import { giveDeckCard } from '../modifierDeck/supply.ts';
import { modifiersOf } from '../modifiers/action.ts';
import type { Options } from '../party/options.ts';
import { type Build, partyOf } from '../party/party.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { ModifierDeck } from '../state/modifierDeck.ts';
import type { Hero, State } from '../state/state.ts';
import type { Figure } from '../state/stateRecords.ts';
import { rulingOf, variantsOf } from '../vocabulary/variants.ts';
import { takeThing } from './carriedTokens.ts';
import { hasCompanion } from './companion.ts';
import { levelsFor } from './level.ts';
import { decksFor } from './monsterDecks.ts';
import { numberOf, scenarioFacts } from './numbers.ts';
import { placeLurkers } from './offMapMonsters.ts';
import { scenarioPlan } from './plan.ts';
import { revealRoom } from './rooms.ts';
import { teamsFor } from './teams.ts';

/** Returns the first state: map, decks, heroes with two battle goals each, and populated starting rooms. R 2.1 */
export function setup(options: Options, seats: number, ctx: Ctx): State {
  const id = `scenario-${options.scenario}`;
  const variants = variantsOf(options.preset, options.variants);
  const party = partyOf(options.heroes, seats, options.heroLevel);
  const { difficulty, level, solo } = options;
  const levels = levelsFor({ heroes: party.map((one) => one.level), difficulty, level, solo, variants });
  const { record, joins } = scenarioPlan(id);
  const goals = [...recordsOf('battle-goal').keys()];
  ctx.chance.shuffle(goals);
  const teams = teamsFor(seats);
  const state: State = {
    ...(teams && { teams }),
    scenario: id,
    ...levels,
    variants,
    ...(options.formerRules && { formerRules: options.formerRules }),
    round: 0,
    figures: party.map(heroFigure),
    heroes: party.map((build) => newHero(build, goals.splice(0, 2))),
    decks: {
      heroes: party.map((build) => heroDeck(build, id, variants, ctx)),
      monsters: shuffledDeck(standardCards(), ctx.chance),
    },
    monsterDecks: decksFor(
      record.monsters.map(({ monster }) => monster),
      ctx.chance,
    ),
    ...inertElements(),
    map: {
      revealed: [],
      closed: joins.map((_, door) => door),
      locked: record.doors.flatMap(({ locked }, door) => (locked ? [door] : [])),
      obstacles: [],
      hazards: [],
      difficult: [],
      traps: [],
      money: [],
      treasures: [],
      goals: [],
    },
    lasting: [],
    counters: {},
    ending: 'none',
    over: false,
    turn: { figure: -1, first: 'none', hexes: 0, hazards: 0, dealt: 0, items: 0, performed: false, used: [] },
    performances: [],
    flow: [],
  };
  for (const achievement of options.achievements ?? []) state.counters[`achievement:${achievement}`] = 1;
  for (const treasure of options.looted ?? []) state.counters[`looted:${treasure}`] = 1;
  for (const [room, { start }] of record.rooms.entries()) if (start) revealRoom(state, room, -1, ctx);
  openBetweenStarts(state);
  placeLurkers(state, ctx);
  party.forEach((build, seat) => {
    sufferScenario(state, build, seat);
    startWith(state, build, seat, ctx);
  });
  for (const effect of record.setup) {
    if (effect.type === 'carry') takeThing(state, effect.thing, bearerIn(party, effect.quest), ctx);
  }
  const begin: Frame[] = [
    { at: 'start.goals' },
    ...party.map((_, seat): Frame => ({ at: 'start.hexes', seat })),
    ...party.flatMap((build, seat): Frame[] => (hasCompanion(build.class) ? [{ at: 'start.companion', seat }] : [])),
  ];
  // The last frame runs first.
  state.flow.push({ at: 'start.end' }, ...begin.reverse());
  return state;
}

/** Returns the seat of the hero with a personal quest, or of the first hero. */
function bearerIn(party: readonly Build[], quest: string | undefined): number {
  return quest === undefined
    ? 0
    : Math.max(
        0,
        party.findIndex((build) => build.quest === quest),
      );
}

/** Opens an unlocked door between two starting rooms. */
function openBetweenStarts({ scenario, map }: State): void {
  const { joins } = scenarioPlan(scenario);
  map.closed = map.closed.filter(
    (door) => map.locked.includes(door) || !joins[door]!.every((room) => map.revealed.includes(room)),
  );
}

function heroFigure({ class: type, level }: Build, seat: number): Figure {
  const maxHp = recordOf('class', type).hitPoints[level - 1]!;
  return {
    kind: 'hero',
    type,
    side: 'party',
    cell: -1,
    hp: maxHp,
    maxHp,
    ...noConditions,
    number: seat,
    seat,
    stats: '',
    acted: false,
    dropsMoney: false,
  };
}

function newHero({ class: type, name, level, cards, items, start }: Build, goals: string[]): Hero {
  return {
    class: type,
    ...(name !== undefined && { name }),
    level,
    ...newPiles(cards),
    // A hero's cards are in the options, so they are public.
    seen: [...cards],
    resting: false,
    items: items.map((id) => ({ id, state: start?.consumed.includes(id) ? 'consumed' : 'ready', used: 0 })),
    xp: 0,
    money: 0,
    treasures: [],
    goals,
    goalsShown: false,
    tally: {},
    exhausted: false,
    initiative: 99,
    second: 99,
    halves: [],
  };
}

/** Returns the shuffled deck of a hero. Ruling 131: in the specification the −1 cards of its items lie on top. */
function heroDeck(build: Build, scenario: string, variants: State['variants'], { chance }: Ctx): ModifierDeck {
  const deck = shuffledDeck(deckOf(build, scenario), chance);
  if (rulingOf({ variants }, 'items.deckCards') === 'onTop' && !ignores(build.class, build.perks, 'item-effects')) {
    const { pile } = deck;
    for (let n = 0; n < minusOnesOf(build); n++) pile.push(...pile.splice(pile.indexOf('minus-1'), 1));
  }
  return deck;
}

function minusOnesOf({ items }: Build): number {
  return items.reduce((sum, id) => sum + (recordOf('item', id).minusOne ?? 0), 0);
}

/** Returns the modifier deck with perks, −1 cards of items and cards of the scenario. R 2.1, 12.5 */
function deckOf(build: Build, scenario: string): string[] {
  const { class: type, perks, items, start } = build;
  const added = recordOf('scenario', scenario).setup.flatMap((effect) =>
    effect.type === 'modifier-cards' ? new Array<string>(effect.count).fill(effect.card) : [],
  );
  const cards = deckCards({ class: type, perks, minusOnes: minusOnesOf(build), scenario: added });
  cards.push(...new Array<string>(start?.minusOnes ?? 0).fill('minus-1'));
  for (const [remove, count] of removedByItems(items)) {
    for (let n = 0; n < count && cards.includes(remove); n++) cards.splice(cards.indexOf(remove), 1);
  }
  return cards;
}

/** Returns the cards that passive items remove from their owner's deck. */
function removedByItems(items: readonly string[]): (readonly [string, number])[] {
  return items.flatMap((id) => {
    const { use, does } = recordOf('item', id);
    if (use !== 'passive') return [];
    return does.actions
      .flatMap((action) => [...modifiersOf(action)])
      .flatMap((one) =>
        one.type === 'modifier-deck'
          ? [[one.remove, one.count === 'all' ? Number.POSITIVE_INFINITY : one.count] as const]
          : [],
      );
  });
}

/** Applies the scenario's starting conditions and damage, unless a perk ignores them. R 2.1, 2.2 */
function sufferScenario(state: State, { class: type, perks }: Build, seat: number): void {
  if (ignores(type, perks, 'scenario-effects')) return;
  const figure = state.figures[seat]!;
  const { hand, discard } = state.heroes[seat]!;
  for (const effect of recordOf('scenario', state.scenario).setup) {
    if (effect.type === 'condition') gainCondition(figure, effect.condition, { fresh: false });
    if (effect.type === 'damage') {
      figure.hp = Math.max(1, figure.hp - numberOf(effect.value, scenarioFacts(state)));
    }
    if (effect.type === 'discard-cards') discard.push(...hand.splice(-effect.cards));
  }
}

/** Applies a hero's starting effects from campaign events and donations; no perk ignores them. R 2.1 */
function startWith(state: State, { start }: Build, seat: number, { chance }: Ctx): void {
  if (start === undefined) return;
  const figure = state.figures[seat]!;
  const { hand, discard } = state.heroes[seat]!;
  figure.hp = Math.max(1, figure.hp - start.damage);
  for (const condition of start.conditions) gainCondition(figure, condition, { fresh: false });
  discard.push(...hand.splice(Math.max(0, hand.length - start.discard)));
  for (let n = 0; n < start.blesses; n++) giveDeckCard(state.decks, 'bless', seat, chance);
  for (let n = 0; n < start.curses; n++) giveDeckCard(state.decks, 'curse', seat, chance);
}
