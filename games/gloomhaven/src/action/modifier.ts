import { unknownTag } from '@tessera/rules';
import * as z from 'zod';
import type { Describer, ModifierPlace, Reference } from './kind.ts';
import { actFrom } from './modifiers/actFrom.ts';
import { active } from './modifiers/active.ts';
import { addTarget } from './modifiers/addTarget.ts';
import { advantage } from './modifiers/advantage.ts';
import { aoe } from './modifiers/aoe.ts';
import { basicAction } from './modifiers/basicAction.ts';
import { bonus } from './modifiers/bonus.ts';
import { bossSpecial } from './modifiers/bossSpecial.ts';
import { chain } from './modifiers/chain.ts';
import { type Choose, choose } from './modifiers/choose.ts';
import { condition } from './modifiers/condition.ts';
import { type Consume, consume } from './modifiers/consume.ts';
import { type Cost, cost } from './modifiers/cost.ts';
import { createObstacle } from './modifiers/createObstacle.ts';
import { damage } from './modifiers/damage.ts';
import { destroyObstacle } from './modifiers/destroyObstacle.ts';
import { disarmTrap } from './modifiers/disarmTrap.ts';
import { discard } from './modifiers/discard.ts';
import { exhaust } from './modifiers/exhaust.ts';
import { fly } from './modifiers/fly.ts';
import { forbid } from './modifiers/forbid.ts';
import { giveCard } from './modifiers/giveCard.ts';
import { goTo } from './modifiers/goTo.ts';
import { hatch } from './modifiers/hatch.ts';
import { heal } from './modifiers/heal.ts';
import { hitPoints } from './modifiers/hitPoints.ts';
import { immune } from './modifiers/immune.ts';
import { infuse } from './modifiers/infuse.ts';
import { initiative } from './modifiers/initiative.ts';
import { itemSlots } from './modifiers/itemSlots.ts';
import { jump } from './modifiers/jump.ts';
import { keywordLimit } from './modifiers/keywordLimit.ts';
import { keywordReach } from './modifiers/keywordReach.ts';
import { kill } from './modifiers/kill.ts';
import { lootLimit } from './modifiers/lootLimit.ts';
import { lootPath } from './modifiers/lootPath.ts';
import { loseCards } from './modifiers/loseCards.ts';
import { lost } from './modifiers/lost.ts';
import { mark } from './modifiers/mark.ts';
import { modifierCard } from './modifiers/modifierCard.ts';
import { modifierDeck } from './modifiers/modifierDeck.ts';
import { money } from './modifiers/money.ts';
import { moveMark } from './modifiers/moveMark.ts';
import { moveObstacle } from './modifiers/moveObstacle.ts';
import { multiply } from './modifiers/multiply.ts';
import { negate } from './modifiers/negate.ts';
import { type On, on } from './modifiers/on.ts';
import { path } from './modifiers/path.ts';
import { type Perform, perform } from './modifiers/perform.ts';
import { pierce } from './modifiers/pierce.ts';
import { pull } from './modifiers/pull.ts';
import { push } from './modifiers/push.ts';
import { raise } from './modifiers/raise.ts';
import { range } from './modifiers/range.ts';
import { recover } from './modifiers/recover.ts';
import { redirect } from './modifiers/redirect.ts';
import { redistribute } from './modifiers/redistribute.ts';
import { refresh } from './modifiers/refresh.ts';
import { removeCondition } from './modifiers/removeCondition.ts';
import { rest } from './modifiers/rest.ts';
import { retaliate } from './modifiers/retaliate.ts';
import { shield } from './modifiers/shield.ts';
import { sight } from './modifiers/sight.ts';
import { spendElement } from './modifiers/spendElement.ts';
import { swap } from './modifiers/swap.ts';
import { takeTurn } from './modifiers/takeTurn.ts';
import { target } from './modifiers/target.ts';
import { teleport } from './modifiers/teleport.ts';
import { trap } from './modifiers/trap.ts';
import { treatAs } from './modifiers/treatAs.ts';
import { unrecoverable } from './modifiers/unrecoverable.ts';
import { type When, when } from './modifiers/when.ts';
import { xp } from './modifiers/xp.ts';
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

/** Every kind of modifier by its `type`. A new kind needs a file and a line here. */
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
  describe(modifier: Modifier, tell: Describer): string;
  problem?(modifier: Modifier): string | undefined;
  references?(modifier: Modifier): readonly Reference[];
}

function kindOf(modifier: Modifier): AnyKind {
  return modifierKinds[modifier.type];
}

/** Returns the text of a modifier. */
export function describeModifier(modifier: Modifier, tell: Describer): string {
  return kindOf(modifier).describe(modifier, tell);
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
