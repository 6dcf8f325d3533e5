import type { GameFormatter } from '@tessera/text';
import type { Action, View } from '@tessera/war-of-the-ring';
import { FREE, questionKind, regionAt, sideOf, tables } from '@tessera/war-of-the-ring/facts';

/** Corruption with which the Free Peoples lose. */
export const FATAL = 12;

/**
 * Returns what an action gives away for good, in words; undefined for an action that loses nothing. Such an action is never
 * the default, and it asks once.
 */
export function costOf(view: View, seat: number | undefined, action: Action, { t }: GameFormatter): string | undefined {
  const kind = questionKind(view);
  switch (action.type) {
    case 'skip':
      return t('table.cost.skip');
    case 'ring':
      return t(seat !== undefined && sideOf(view, seat) === FREE ? 'table.cost.ringFree' : 'table.cost.ring');
    case 'enter-mordor':
      return t('table.cost.mordor');
    case 'casualty':
      return t('table.cost.casualty');
    case 'reveal':
      return t('table.cost.reveal');
    case 'spend':
      return t('table.cost.spend');
    case 'retreat':
      return retreatCost(view, t);
    case 'decline':
      return kind === 'hunt.casualty' && isFatal(view) ? t('table.cost.fatal') : undefined;
    case 'go':
      return kind === 'party' ? t('table.cost.leaveGame') : undefined;
    default:
      return undefined;
  }
}

/** Returns whether the damage of the drawn tile would end the game. */
function isFatal({ fellowship, hunt }: View): boolean {
  return hunt !== null && fellowship.corruption + hunt.damage >= FATAL;
}

/** Returns the points that a retreat leaves to the attacker. */
function retreatCost({ battle }: View, t: GameFormatter['t']): string | undefined {
  if (!battle) return undefined;
  const region = regionAt(battle.to);
  const points = tables.sideOf[region] === 1 - battle.attacker ? (tables.pointsOf[region] ?? 0) : 0;
  return points > 0 ? t('table.cost.retreat', { points }) : undefined;
}

/**
 * Returns the answer that Enter gives from the start: one that loses nothing and gives nothing away. Undefined if the
 * question has none.
 */
export function defaultAnswer(view: View | undefined, legal: readonly Action[]): Action | undefined {
  const of = (type: Action['type']) => legal.find((action) => action.type === type);
  switch (view && questionKind(view)) {
    case 'fellowship':
      return of('done');
    case 'split':
    case 'attack.split':
      return of('go');
    case 'advance':
      return of('go');
    case 'combat.card':
    case 'hunt.roll':
    case 'hunt.redraw':
    case 'path.card':
    case 'card':
    case 'swap.offer':
      return of('decline');
    case 'battle.cease':
      return of('cease');
    default:
      return undefined;
  }
}
