import type { Modifier, ModifierType } from '../modifier.ts';
import { actFrom } from './actFrom.ts';
import { active } from './active.ts';
import { addTarget } from './addTarget.ts';
import { advantage } from './advantage.ts';
import { aoe } from './aoe.ts';
import { basicAction } from './basicAction.ts';
import { bonus } from './bonus.ts';
import { bossSpecial } from './bossSpecial.ts';
import { chain } from './chain.ts';
import { choose } from './choose.ts';
import { condition } from './condition.ts';
import { consume } from './consume.ts';
import { cost } from './cost.ts';
import { createObstacle } from './createObstacle.ts';
import { damage } from './damage.ts';
import { destroyObstacle } from './destroyObstacle.ts';
import { disarmTrap } from './disarmTrap.ts';
import { discard } from './discard.ts';
import { exhaust } from './exhaust.ts';
import { fly } from './fly.ts';
import { forbid } from './forbid.ts';
import { giveCard } from './giveCard.ts';
import { goTo } from './goTo.ts';
import { hatch } from './hatch.ts';
import { heal } from './heal.ts';
import { hitPoints } from './hitPoints.ts';
import { immune } from './immune.ts';
import { infuse } from './infuse.ts';
import { initiative } from './initiative.ts';
import { itemSlots } from './itemSlots.ts';
import { jump } from './jump.ts';
import { keywordLimit } from './keywordLimit.ts';
import { keywordReach } from './keywordReach.ts';
import { kill } from './kill.ts';
import type { Effect } from './kind.ts';
import { lootLimit } from './lootLimit.ts';
import { lootPath } from './lootPath.ts';
import { loseCards } from './loseCards.ts';
import { lost } from './lost.ts';
import { mark } from './mark.ts';
import { modifierCard } from './modifierCard.ts';
import { modifierDeck } from './modifierDeck.ts';
import { money } from './money.ts';
import { moveMark } from './moveMark.ts';
import { moveObstacle } from './moveObstacle.ts';
import { multiply } from './multiply.ts';
import { negate } from './negate.ts';
import { on } from './on.ts';
import { path } from './path.ts';
import { perform } from './perform.ts';
import { pierce } from './pierce.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { raise } from './raise.ts';
import { range } from './range.ts';
import { recover } from './recover.ts';
import { redirect } from './redirect.ts';
import { redistribute } from './redistribute.ts';
import { refresh } from './refresh.ts';
import { removeCondition } from './removeCondition.ts';
import { rest } from './rest.ts';
import { retaliate } from './retaliate.ts';
import { shield } from './shield.ts';
import { sight } from './sight.ts';
import { spendElement } from './spendElement.ts';
import { swap } from './swap.ts';
import { takeTurn } from './takeTurn.ts';
import { target } from './target.ts';
import { teleport } from './teleport.ts';
import { trap } from './trap.ts';
import { treatAs } from './treatAs.ts';
import { unrecoverable } from './unrecoverable.ts';
import { when } from './when.ts';
import { xp } from './xp.ts';

/** One effect per kind of modifier. The record is exhaustive: a new kind does not compile without an effect. */
const modifierEffects: { readonly [Type in ModifierType]: Effect<Type> } = {
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
  consume,
  when,
  on,
  cost,
  choose,
  perform,
};

/**
 * An effect of any kind; every modifier is passed to its own kind. Declared as methods, so that all kinds are
 * assignable.
 */
type AnyEffect = Effect<ModifierType>;

export function effectOf(modifier: Modifier): AnyEffect {
  return modifierEffects[modifier.type] as AnyEffect;
}
