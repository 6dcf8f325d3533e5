import { actionOf } from '../src/content/index.ts';
import { crewOf, isStanding, roleOf, seatOf } from '../src/units/units.ts';
import type { Outlook } from './outlook.ts';
import { extendDraft, type PlanDraft } from './plan.ts';
import { spotOf } from './spot.ts';
import { WalkOptions } from './walkOptions.ts';

/** Returns drafts that start with an ability of this character's role. R 13 */
export function abilities(outlook: Outlook, walking: WalkOptions, unit: number, draft: PlanDraft): PlanDraft[] {
  switch (roleOf(unit)) {
    case 'face':
      return [...faceOff(draft), ...inPlainSight(outlook, unit, draft)];
    case 'ninja':
      return vanish(outlook, walking, unit, draft);
    case 'brain':
      return directions(outlook, unit, draft);
    default:
      return [];
  }
}

function faceOff(draft: PlanDraft): PlanDraft[] {
  const { stance, slots } = draft.spot;
  const cost = actionOf('face-off').slots;
  if (stance === 'disguised' || slots < cost) return [];
  return [extendDraft(draft, { type: 'face-off' }, { stance: 'disguised', slots: slots - cost })];
}

function inPlainSight(outlook: Outlook, unit: number, draft: PlanDraft): PlanDraft[] {
  const { state } = outlook;
  if (isSpent(outlook, unit, 'in-plain-sight')) return [];
  return crewOf(seatOf(unit)).flatMap((target) => {
    const { stance, inPlainSight } = state.characters[target]!;
    if (stance !== 'overt' || inPlainSight) return [];
    return [
      extendDraft(draft, { type: 'in-plain-sight', target }, { slots: draft.spot.slots - 1 }, outlook.danger(target)),
    ];
  });
}

function vanish(outlook: Outlook, walking: WalkOptions, unit: number, draft: PlanDraft): PlanDraft[] {
  const { spot } = draft;
  const { slots, distance } = actionOf('ninja-vanish');
  if (spot.stance === 'hidden' || spot.slots < slots || isSpent(outlook, unit, 'ninja-vanish')) return [];
  const [field] = outlook.goals(unit, { ...spot, stance: 'hidden' });
  const to = walking.stepDown(field!, spot.cell, distance?.plus ?? 0, walking.isWary('hidden'));
  return [walking.moved(draft, [{ type: 'ninja-vanish', to }], to, slots, 'hidden')];
}

/** Returns drafts in which the Brain moves one ally, or all of them. */
function directions(outlook: Outlook, unit: number, draft: PlanDraft): PlanDraft[] {
  const { state, jobs } = outlook;
  const { spot } = draft;
  const along = actionOf('move-it-along');
  const all = actionOf('all-according-to-plan');
  if (spot.slots < along.slots) return [];
  const drafts: PlanDraft[] = [];
  let sum = 0;
  for (const ally of crewOf(seatOf(unit))) {
    if (ally === unit || !isStanding(state.characters[ally]!.stance)) continue;
    const there = spotOf(state, ally);
    const walking = new WalkOptions(state, ally, jobs.talent(ally));
    const [field] = outlook.goals(ally, there);
    const to = walking.stepDown(field!, there.cell, jobs.talent(ally).movement, walking.isWary(there.stance));
    const gain = to === there.cell ? 0 : outlook.worth(ally, { ...there, cell: to }) - outlook.prospects(ally);
    if (gain <= 0) continue;
    sum += gain;
    drafts.push(
      extendDraft(draft, { type: 'move-it-along', unit: ally, to }, { slots: spot.slots - along.slots }, gain),
    );
  }
  if (sum > 0 && spot.slots >= all.slots && !isSpent(outlook, unit, all.id)) {
    drafts.push(extendDraft(draft, { type: 'all-according-to-plan' }, { slots: spot.slots - all.slots }, sum));
  }
  return drafts;
}

function isSpent({ state }: Outlook, unit: number, ability: string): boolean {
  return state.characters[unit]!.spent.includes(ability);
}
