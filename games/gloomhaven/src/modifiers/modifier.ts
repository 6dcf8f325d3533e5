import { unknownTag } from '@tessera/rules';
import * as z from 'zod';
import type { Aspects } from './aspects.ts';
import type { BotEstimate } from './botEstimate.ts';
import { type CompleteEffect, completeEffect, type Effect } from './effect.ts';
import type { Describer, ModifierPlace, NestedPart, Reference } from './kind.ts';
import { addTarget } from './kinds/attack/addTarget.ts';
import { advantage } from './kinds/attack/advantage.ts';
import { aoe } from './kinds/attack/aoe.ts';
import { bonus } from './kinds/attack/bonus.ts';
import { chain } from './kinds/attack/chain.ts';
import { kill } from './kinds/attack/kill.ts';
import { multiply } from './kinds/attack/multiply.ts';
import { pierce } from './kinds/attack/pierce.ts';
import { range } from './kinds/attack/range.ts';
import { sight } from './kinds/attack/sight.ts';
import { target } from './kinds/attack/target.ts';
import { active } from './kinds/cards/active.ts';
import { basicAction } from './kinds/cards/basicAction.ts';
import { discard } from './kinds/cards/discard.ts';
import { giveCard } from './kinds/cards/giveCard.ts';
import { initiative } from './kinds/cards/initiative.ts';
import { itemSlots } from './kinds/cards/itemSlots.ts';
import { keywordLimit } from './kinds/cards/keywordLimit.ts';
import { keywordReach } from './kinds/cards/keywordReach.ts';
import { loseCards } from './kinds/cards/loseCards.ts';
import { lost } from './kinds/cards/lost.ts';
import { modifierCard } from './kinds/cards/modifierCard.ts';
import { modifierDeck } from './kinds/cards/modifierDeck.ts';
import { recover } from './kinds/cards/recover.ts';
import { refresh } from './kinds/cards/refresh.ts';
import { rest } from './kinds/cards/rest.ts';
import { unrecoverable } from './kinds/cards/unrecoverable.ts';
import { type Choose, choose } from './kinds/conditional/choose.ts';
import { type Cost, cost } from './kinds/conditional/cost.ts';
import { type On, on } from './kinds/conditional/on.ts';
import { type When, when } from './kinds/conditional/when.ts';
import { condition } from './kinds/conditions/condition.ts';
import { mark } from './kinds/conditions/mark.ts';
import { moveMark } from './kinds/conditions/moveMark.ts';
import { removeCondition } from './kinds/conditions/removeCondition.ts';
import { forbid } from './kinds/defence/forbid.ts';
import { immune } from './kinds/defence/immune.ts';
import { negate } from './kinds/defence/negate.ts';
import { raise } from './kinds/defence/raise.ts';
import { redirect } from './kinds/defence/redirect.ts';
import { retaliate } from './kinds/defence/retaliate.ts';
import { shield } from './kinds/defence/shield.ts';
import { type Consume, consume } from './kinds/elements/consume.ts';
import { infuse } from './kinds/elements/infuse.ts';
import { spendElement } from './kinds/elements/spendElement.ts';
import { damage } from './kinds/health/damage.ts';
import { exhaust } from './kinds/health/exhaust.ts';
import { heal } from './kinds/health/heal.ts';
import { hitPoints } from './kinds/health/hitPoints.ts';
import { redistribute } from './kinds/health/redistribute.ts';
import { createObstacle } from './kinds/map/createObstacle.ts';
import { destroyObstacle } from './kinds/map/destroyObstacle.ts';
import { disarmTrap } from './kinds/map/disarmTrap.ts';
import { hatch } from './kinds/map/hatch.ts';
import { moveObstacle } from './kinds/map/moveObstacle.ts';
import { trap } from './kinds/map/trap.ts';
import { fly } from './kinds/movement/fly.ts';
import { goTo } from './kinds/movement/goTo.ts';
import { jump } from './kinds/movement/jump.ts';
import { lootPath } from './kinds/movement/lootPath.ts';
import { path } from './kinds/movement/path.ts';
import { pull } from './kinds/movement/pull.ts';
import { push } from './kinds/movement/push.ts';
import { swap } from './kinds/movement/swap.ts';
import { teleport } from './kinds/movement/teleport.ts';
import { actFrom } from './kinds/performance/actFrom.ts';
import { bossSpecial } from './kinds/performance/bossSpecial.ts';
import { type Perform, perform } from './kinds/performance/perform.ts';
import { takeTurn } from './kinds/performance/takeTurn.ts';
import { treatAs } from './kinds/performance/treatAs.ts';
import { lootLimit } from './kinds/rewards/lootLimit.ts';
import { money } from './kinds/rewards/money.ts';
import { xp } from './kinds/rewards/xp.ts';
import { wire } from './nested.ts';

const plainKinds = {
  'act-from': actFrom,
  active,
  'add-target': addTarget,
  advantage,
  aoe,
  'basic-action': basicAction,
  bonus,
  'boss-special': bossSpecial,
  chain,
  condition,
  'create-obstacle': createObstacle,
  damage,
  'destroy-obstacle': destroyObstacle,
  'disarm-trap': disarmTrap,
  discard,
  exhaust,
  fly,
  forbid,
  'give-card': giveCard,
  'go-to': goTo,
  hatch,
  heal,
  'hit-points': hitPoints,
  immune,
  infuse,
  initiative,
  'item-slots': itemSlots,
  jump,
  'keyword-limit': keywordLimit,
  'keyword-reach': keywordReach,
  kill,
  'loot-limit': lootLimit,
  'loot-path': lootPath,
  'lose-cards': loseCards,
  lost,
  mark,
  'modifier-card': modifierCard,
  'modifier-deck': modifierDeck,
  money,
  'move-mark': moveMark,
  'move-obstacle': moveObstacle,
  multiply,
  negate,
  path,
  pierce,
  pull,
  push,
  raise,
  range,
  recover,
  redirect,
  redistribute,
  refresh,
  'remove-condition': removeCondition,
  rest,
  retaliate,
  shield,
  sight,
  'spend-element': spendElement,
  swap,
  'take-turn': takeTurn,
  target,
  teleport,
  trap,
  'treat-as': treatAs,
  unrecoverable,
  xp,
} as const;

/** Every kind of modifier by its `type`. A new kind is a file of `kinds/` and a line here. */
export const modifierKinds = {
  ...plainKinds,
  consume,
  when,
  on,
  cost,
  choose,
  perform,
} as const;

export type ModifierType = keyof typeof modifierKinds;

type PlainModifier = {
  readonly [Type in keyof typeof plainKinds]: Readonly<z.output<(typeof plainKinds)[Type]['schema']>>;
}[keyof typeof plainKinds];

/** Changes an action, adds to it, or is an effect in a special action. */
export type Modifier = PlainModifier | Consume | When | On | Cost | Choose | Perform;

const [first, ...others] = Object.values(modifierKinds).map(({ schema }) => schema);

/** The schema of a modifier. An unknown type is reported as `E_UNKNOWN_MODIFIER` with the nearest name. */
export const modifier: z.ZodType<Modifier> = z.discriminatedUnion('type', [first!, ...others], {
  error: unknownTag('E_UNKNOWN_MODIFIER'),
});
wire({ modifier });

/**
 * A kind of any type; every modifier is passed to its own kind. Declared as methods, so that all kinds are assignable.
 */
interface AnyKind {
  readonly on: readonly ModifierPlace[];
  describe(modifier: Modifier, t: Describer): string;
  isTerm?(modifier: Modifier, t: Describer): boolean;
  problem?(modifier: Modifier): string | undefined;
  references?(modifier: Modifier): readonly Reference[];
  readonly order: 'free' | 'chosen';
  enhance(modifier: Modifier, line: string, sticker: string): Modifier | undefined;
  worth(modifier: Modifier): number;
  readonly estimate?: BotEstimate<Modifier>;
  inside?(modifier: Modifier): readonly NestedPart[];
  readonly isIcon?: true;
  readonly aspects?: Aspects<Modifier>;
  readonly effect: Effect<Modifier>;
}

function kindOf(modifier: Modifier): AnyKind {
  return modifierKinds[modifier.type];
}

const kinds: Readonly<Record<string, AnyKind>> = modifierKinds;
const effects = new Map(Object.entries(kinds).map(([type, { effect }]) => [type, completeEffect(effect)]));

/** Returns the effect of a modifier's kind. */
export function effectOf(modifier: Modifier): CompleteEffect {
  return effects.get(modifier.type)!;
}

const NO_ASPECTS: Aspects<Modifier> = {};

/** Returns the aspects of a modifier's kind. */
export function aspectsOf(modifier: Modifier): Aspects<Modifier> {
  return kinds[modifier.type]!.aspects ?? NO_ASPECTS;
}

/** Returns the text of a modifier. */
export function describeModifier(modifier: Modifier, t: Describer): string {
  return kindOf(modifier).describe(modifier, t);
}

/** Checks whether the text of a modifier is a term of the game rather than a sentence. */
export function isTermOf(modifier: Modifier, t: Describer): boolean {
  return kindOf(modifier).isTerm?.(modifier, t) ?? false;
}

/** Checks whether the modifier is allowed on an action of this type, or on a whole half. */
export function mayStandOn(modifier: Modifier, place: ModifierPlace): boolean {
  return kindOf(modifier).on.includes(place);
}

/** Returns a problem that the schema cannot express. */
export function modifierProblem(modifier: Modifier): string | undefined {
  return kindOf(modifier).problem?.(modifier);
}

/** Returns the references that the content must resolve. */
export function modifierReferences(modifier: Modifier): readonly Reference[] {
  return kindOf(modifier).references?.(modifier) ?? [];
}

/** Checks whether the modifier has the same result in any order with others of one moment, so no player is asked. */
export function isOrderless(modifier: Modifier): boolean {
  return kindOf(modifier).order === 'free';
}

/** Returns the modifier with one more sticker on a line, or undefined when the sticker does not fit. R 16.12 */
export function enhancedModifier(modifier: Modifier, line: string, sticker: string): Modifier | undefined {
  return kindOf(modifier).enhance(modifier, line, sticker);
}

/** Returns the value of a modifier to a bot beside the hit points of the ability itself. */
export function modifierWorth(modifier: Modifier): number {
  return kindOf(modifier).worth(modifier);
}

/** Returns the changes of a bot's estimates by a modifier. */
export function botEstimate(modifier: Modifier): BotEstimate<Modifier> {
  return kindOf(modifier).estimate ?? {};
}

/** Returns the modifiers and actions inside a modifier. */
export function nestedParts(modifier: Modifier): readonly NestedPart[] {
  return kindOf(modifier).inside?.(modifier) ?? [];
}

/** Checks whether a card shows the modifier as an icon. */
export function isIcon(modifier: Modifier): boolean {
  return kindOf(modifier).isIcon ?? false;
}
