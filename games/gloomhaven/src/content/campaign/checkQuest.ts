import type { JsonPath } from '@tessera/rules';
import type { GloomhavenReview } from '../checks/review.ts';
import { checkEffects } from './checkEffects.ts';
import type { LocationRecord } from './location.ts';
import type { PersonalQuestRecord, QuestStep } from './personalQuest.ts';

/** Checks that a quest can be finished and unlocks something. R 16.9 */
export function checkPersonalQuest({ steps, reward }: PersonalQuestRecord, review: GloomhavenReview): void {
  for (const [i, step] of steps.entries()) {
    const path = ['steps', i];
    if (step.opens !== undefined) review.reference('location', step.opens, [...path, 'opens']);
    checkNames(step, path, review);
    const most = mostOf(step, review);
    if (step.least > most) {
      const message = `it asks for ${step.least} and there are ${most}: nobody can finish it.`;
      review.report({ code: 'E_QUEST_IMPOSSIBLE', path: [...path, 'least'], message });
    }
  }
  checkChain(steps, review);
  checkEffects(reward, ['reward'], review);
}

function checkNames(step: QuestStep, path: JsonPath, review: GloomhavenReview): void {
  if (step.type === 'kills') {
    for (const [i, id] of (step.monsters ?? []).entries()) review.reference('monster', id, [...path, 'monsters', i]);
    if (step.item !== undefined) review.reference('item', step.item, [...path, 'item']);
  }
  if (step.type === 'item-owned') review.reference('item', step.item, [...path, 'item']);
  if (step.type === 'scenarios' && step.among?.type === 'listed') {
    for (const [i, id] of step.among.scenarios.entries()) {
      review.reference('location', id, [...path, 'among', 'scenarios', i]);
    }
  }
}

/** Returns the maximum count of a step; unlimited for repeatable events. */
function mostOf(step: QuestStep, { content }: GloomhavenReview): number {
  switch (step.type) {
    case 'kills': {
      const kinds = [...content.monster.values()].filter(({ variantOf }) => variantOf === undefined);
      return step.kinds ? kinds.length : Number.POSITIVE_INFINITY;
    }
    case 'scenarios':
      return [...content.location.values()].filter((place) => isAmong(place, step.among)).length;
    case 'items-owned': {
      const fitting = [...content.item.values()].filter(({ slot }) => step.slots.includes(slot));
      return fitting.reduce((sum, { copies }) => sum + copies, 0);
    }
    case 'item-owned':
      return content.item.get(step.item)?.copies ?? 0;
    case 'checkmarks':
      return Math.max(0, ...[...content['campaign-tables'].values()].map(({ checkmarks }) => checkmarks.most));
    case 'gold-held':
    case 'gold-donated':
    case 'exhaustions':
    case 'enhancements':
    case 'retirements':
      return Number.POSITIVE_INFINITY;
  }
}

/** Checks whether a location counts for a step of a quest. */
export function isAmong(place: LocationRecord, among: Extract<QuestStep, { type: 'scenarios' }>['among']): boolean {
  switch (among?.type) {
    case undefined:
      return true;
    case 'region':
      return place.region === among.region;
    case 'crypt':
      return place.crypt;
    case 'boss':
      return place.boss;
    case 'side':
      return place.number > among.above;
    case 'listed':
      return among.scenarios.includes(place.id);
  }
}

/** Checks that a step with a listed scenario has an earlier step that unlocks it. */
function checkChain(steps: readonly QuestStep[], review: GloomhavenReview): void {
  for (const [i, step] of steps.entries()) {
    if (step.type !== 'scenarios' || step.among?.type !== 'listed') continue;
    const open = steps.slice(0, i).flatMap(({ opens }) => opens ?? []);
    const ways = waysFrom(open, review);
    if (step.among.scenarios.some((id) => ways.has(id))) continue;
    const message = 'no earlier step opens a scenario that leads there.';
    review.report({ code: 'E_QUEST_IMPOSSIBLE', path: ['steps', i, 'among', 'scenarios'], message });
  }
}

function waysFrom(open: readonly string[], { content }: GloomhavenReview): ReadonlySet<string> {
  const seen = new Set<string>();
  const rest = [...open];
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    rest.push(...(content.location.get(id)?.unlocks ?? []));
  }
  return seen;
}
