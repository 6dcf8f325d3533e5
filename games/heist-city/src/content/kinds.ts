import type { Finding, RecordChecks, Review } from '@tessera/rules';
import { ActionRecord } from './action.ts';
import { formatIssue, problem } from './issueFormatter.ts';
import { ItemRecord } from './item.ts';
import { HeistMap } from './map.ts';
import { mapFindings } from './mapCheck.ts';
import { AlertRecord, NpcRecord } from './npc.ts';
import { CrewRecord, RoleRecord } from './role.ts';
import { ScoreRecord } from './score.ts';
import { StanceRecord } from './stance.ts';

/** Kinds of content, each with the schema of its records. */
export const heistContentKinds = {
  action: ActionRecord,
  alert: AlertRecord,
  crew: CrewRecord,
  item: ItemRecord,
  map: HeistMap,
  npc: NpcRecord,
  role: RoleRecord,
  score: ScoreRecord,
  stance: StanceRecord,
} as const;

type HeistKinds = typeof heistContentKinds;
type HeistReview = Review<HeistKinds>;

/** Checks after all content is loaded: references resolve, and maps can be played. */
export const heistContentChecks: RecordChecks<HeistKinds> = {
  action: checkAction,
  item: checkItem,
  map: checkMap,
  role: checkRole,
  stance: checkStance,
};

function checkAction({ role, item, scores, id }: ActionRecord, review: HeistReview): void {
  if (scores !== undefined) review.reference('score', scores, ['scores']);
  if (item !== undefined) review.reference('item', item, ['item']);
  if (role === undefined) return;
  review.reference('role', role, ['role']);
  const abilities = review.content.role.get(role)?.abilities ?? [];
  if (!abilities.includes(id)) {
    const message = problem('ability-not-listed', { role, id });
    review.report({ code: 'E_ABILITY', path: ['role'], ...formatIssue({ message }) });
  }
}

function checkItem(item: ItemRecord, review: HeistReview): void {
  if (item.type !== 'tool') return;
  for (const [i, effect] of item.effects.entries()) {
    if ('action' in effect) review.reference('action', effect.action, ['effects', i, 'action']);
  }
}

function checkMap(map: HeistMap, review: HeistReview): void {
  for (const [i, { item }] of map.gear.entries()) {
    if (item !== undefined) review.reference('item', item, ['gear', i, 'item']);
  }
  for (const finding of mapFindings(map)) review.report(finding);
}

function checkRole({ id, abilities }: RoleRecord, review: HeistReview): void {
  for (const [i, ability] of abilities.entries()) {
    review.reference('action', ability, ['abilities', i]);
    const owner = review.content.action.get(ability)?.role;
    if (review.content.action.has(ability) && owner !== id) {
      const message =
        owner === undefined
          ? problem('open-to-every-role', { ability })
          : problem('ability-of', { ability, role: owner });
      review.report({ code: 'E_ABILITY', path: ['abilities', i], ...formatIssue({ message }) });
    }
  }
}

function checkStance({ id, actions }: StanceRecord, review: HeistReview): void {
  for (const [i, action] of actions.entries()) {
    review.reference('action', action, ['actions', i]);
    const record = review.content.action.get(action);
    if (record !== undefined && !record.stances.includes(id)) review.report(notAllowed(action, id, i));
  }
}

function notAllowed(action: string, stance: string, i: number): Finding {
  const message = problem('stance-not-allowed', { action, stance });
  return { code: 'E_STANCE_ACTION', path: ['actions', i], ...formatIssue({ message }) };
}
