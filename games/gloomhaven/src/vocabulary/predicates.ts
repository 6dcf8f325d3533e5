import { compileCondition, conditionField, definePredicates, type Predicate as PredicateOf } from '@tessera/rules';
import * as z from 'zod';
import { type Facts, factScope } from './facts.ts';
import {
  CONDITIONS,
  type Condition,
  ELEMENT_STATES,
  ELEMENTS,
  type Element,
  type ElementState,
  KEYWORDS,
  type Keyword,
  RANKS,
  type Rank,
} from './vocabulary.ts';

/** The subject of a predicate: the owner of the effect, or its target. */
const ROLES = ['self', 'target'] as const;
type Role = (typeof ROLES)[number];

/** Figures or obstacles to count next to a figure. */
const NEIGHBOURS = ['your-allies', 'its-allies', 'enemies', 'obstacles', 'you'] as const;
type Neighbour = (typeof NEIGHBOURS)[number];

const TERRAINS = ['obstacle', 'hazardous', 'difficult', 'water', 'trap'] as const;
type TerrainKind = (typeof TERRAINS)[number];

/** Queries that the rules answer when they evaluate a predicate of a card. */
export interface PredicateContext {
  readonly facts: Facts;
  has(who: Role, condition: Condition): boolean;
  adjacent(who: Role, to: Neighbour): number;
  rank(who: Role): Rank | undefined;
  monster(who: Role): string | undefined;
  element(element: Element): ElementState;
  /** Checks whether any figure infused the element in the current turn. R 10.2 */
  isInfused(element: Element): boolean;
  distance(who: Role): number;
  isSummoned(who: Role): boolean;
  /** Checks for a mark by a card of this keyword, or by a source without a keyword. */
  isMarked(who: Role, keyword: Keyword | undefined): boolean;
  stands(who: Role, terrain: TerrainKind): boolean;
  isPath(shape: PathShape): boolean;
  isAttack(kind: AttackKind): boolean;
  /** Checks whether the pending damage would leave less than one hit point. */
  isLethal(): boolean;
  hasUsedItem(): boolean;
  isOwnTurn(): boolean;
  /** Checks whether the performed card is a Command. */
  isCommand(): boolean;
  /** Checks whether the modifier card that counts is of this kind. */
  isDrawn(card: DrawnCard): boolean;
}

const PATH_SHAPES = ['straight', 'round-trip'] as const;
type PathShape = (typeof PATH_SHAPES)[number];

/** `own`: an attack ability of the effect's owner is in progress. */
const ATTACK_KINDS = ['melee', 'ranged', 'single-target', 'own'] as const;
type AttackKind = (typeof ATTACK_KINDS)[number];

/** Modifier cards that effects refer to. */
const DRAWN_CARDS = ['double', 'null', 'bless', 'curse'] as const;
type DrawnCard = (typeof DRAWN_CARDS)[number];

const who = z.enum(ROLES).default('target');

const leaves = {
  has: z.object({ who, conditions: z.array(z.enum(CONDITIONS)).min(1) }),
  adjacent: z.object({
    who,
    to: z.enum(NEIGHBOURS),
    least: z.int().min(1).default(1),
  }),
  rank: z.object({ who, ranks: z.array(z.enum(RANKS)).min(1) }),
  monster: z.object({ who, monsters: z.array(z.string()).min(1) }),
  element: z.object({ element: z.enum(ELEMENTS), states: z.array(z.enum(ELEMENT_STATES)).min(1) }),
  infused: z.object({ element: z.enum(ELEMENTS) }),
  within: z.object({ who, range: z.int().min(1) }),
  summoned: z.object({ who }),
  marked: z.object({ who, keyword: z.enum(KEYWORDS).optional() }),
  terrain: z.object({ who, terrain: z.enum(TERRAINS) }),
  path: z.object({ shape: z.enum(PATH_SHAPES) }),
  attack: z.object({ kind: z.enum(ATTACK_KINDS) }),
  lethal: z.object({}),
  'item-used': z.object({}),
  'own-turn': z.object({}),
  command: z.object({}),
  drawn: z.object({ cards: z.array(z.enum(DRAWN_CARDS)).min(1) }),
  compare: z.object({ formula: conditionField(factScope) }),
} as const;
export type PredicateSchemas = typeof leaves;

/** A condition on a card: `{ "type": "has", "conditions": ["poison"] }`, with `and`, `or` and `not`. */
export type Predicate = PredicateOf<PredicateSchemas>;

/** The predicates that cards use. Texts come from the bundles; `describe` only names the leaf in traces. */
export const predicates = definePredicates<PredicateContext, PredicateSchemas>({
  has: {
    schema: leaves.has,
    test: ({ who, conditions }, situation) => conditions.some((condition) => situation.has(who, condition)),
    describe: ({ who, conditions }) => ({ code: 'has', params: { who, conditions } }),
  },
  adjacent: {
    schema: leaves.adjacent,
    test: ({ who, to, least }, situation) => situation.adjacent(who, to) >= least,
    describe: ({ who, to, least }) => ({ code: 'adjacent', params: { who, to, least } }),
  },
  rank: {
    schema: leaves.rank,
    test: ({ who, ranks }, situation) => ranks.some((rank) => situation.rank(who) === rank),
    describe: ({ who, ranks }) => ({ code: 'rank', params: { who, ranks } }),
  },
  monster: {
    schema: leaves.monster,
    test: ({ who, monsters }, situation) => monsters.some((monster) => situation.monster(who) === monster),
    describe: ({ who, monsters }) => ({ code: 'monster', params: { who, monsters } }),
  },
  element: {
    schema: leaves.element,
    test: ({ element, states }, situation) => states.includes(situation.element(element)),
    describe: ({ element, states }) => ({ code: 'element', params: { element, states } }),
  },
  infused: {
    schema: leaves.infused,
    test: ({ element }, situation) => situation.isInfused(element),
    describe: ({ element }) => ({ code: 'infused', params: { element } }),
  },
  within: {
    schema: leaves.within,
    test: ({ who, range }, situation) => situation.distance(who) <= range,
    describe: ({ who, range }) => ({ code: 'within', params: { who, range } }),
  },
  summoned: {
    schema: leaves.summoned,
    test: ({ who }, situation) => situation.isSummoned(who),
    describe: ({ who }) => ({ code: 'summoned', params: { who } }),
  },
  marked: {
    schema: leaves.marked,
    test: ({ who, keyword }, situation) => situation.isMarked(who, keyword),
    describe: ({ who, keyword }) => ({ code: 'marked', params: { who, keyword: keyword ?? 'none' } }),
  },
  terrain: {
    schema: leaves.terrain,
    test: ({ who, terrain }, situation) => situation.stands(who, terrain),
    describe: ({ who, terrain }) => ({ code: 'terrain', params: { who, terrain } }),
  },
  path: {
    schema: leaves.path,
    test: ({ shape }, situation) => situation.isPath(shape),
    describe: ({ shape }) => ({ code: 'path', params: { shape } }),
  },
  attack: {
    schema: leaves.attack,
    test: ({ kind }, situation) => situation.isAttack(kind),
    describe: ({ kind }) => ({ code: 'attack', params: { kind } }),
  },
  lethal: {
    schema: leaves.lethal,
    test: (_, situation) => situation.isLethal(),
    describe: () => ({ code: 'lethal' }),
  },
  'item-used': {
    schema: leaves['item-used'],
    test: (_, situation) => situation.hasUsedItem(),
    describe: () => ({ code: 'item-used' }),
  },
  drawn: {
    schema: leaves.drawn,
    test: ({ cards }, situation) => cards.some((card) => situation.isDrawn(card)),
    describe: ({ cards }) => ({ code: 'drawn', params: { cards } }),
  },
  'own-turn': {
    schema: leaves['own-turn'],
    test: (_, situation) => situation.isOwnTurn(),
    describe: () => ({ code: 'own-turn' }),
  },
  command: {
    schema: leaves.command,
    test: (_, situation) => situation.isCommand(),
    describe: () => ({ code: 'command' }),
  },
  compare: {
    schema: leaves.compare,
    test: ({ formula }, { facts }) => compiled(formula).evaluate(facts),
    describe: ({ formula }) => ({ code: 'compare', params: { formula } }),
  },
});

const known = new Map<string, ReturnType<typeof compileCondition<Facts>>>();

/** Returns the compiled formula. Cached: content holds a few dozen formulas. */
function compiled(formula: string) {
  let condition = known.get(formula);
  if (condition === undefined) {
    condition = compileCondition(formula, factScope);
    known.set(formula, condition);
  }
  return condition;
}
