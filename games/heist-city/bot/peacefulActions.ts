import { type Cell, distance } from '../src/map/site.ts';
import { hasVariant } from '../src/state/variants.ts';
import { crewOf, FIRST_NPC, isStanding, seatOf } from '../src/units/units.ts';
import type { Outlook } from './outlook.ts';
import { extendDraft, type PlanDraft } from './plan.ts';
import { spotOf } from './spot.ts';
import { WEIGHTS } from './weights.ts';

/** Returns the non-combat actions of a character at the spot of a draft. R 12 */
export function peacefulActions(outlook: Outlook, unit: number, draft: PlanDraft): PlanDraft[] {
  if (draft.spot.slots <= 0) return [];
  return [
    ...pickUps(outlook, unit, draft),
    ...(draft.spot.fresh > 0 ? [upload(outlook, unit, draft)] : []),
    ...connections(outlook, unit, draft),
    ...intel(outlook, unit, draft),
    ...unmaskings(outlook, unit, draft),
    ...handOvers(outlook, unit, draft),
  ];
}

function pickUps(outlook: Outlook, unit: number, draft: PlanDraft): PlanDraft[] {
  const { state, jobs } = outlook;
  const { spot, actions } = draft;
  if (spot.carried - state.characters[unit]!.carries.length >= jobs.talent(unit).room) return [];
  const taken = pickedUp(draft);
  return state.drops.flatMap(({ cell, kind, uploadedThisTurn }, drop) => {
    if (!isWithinOne(outlook, cell, spot.cell) || taken.includes(drop)) return [];
    if (actions.some((action) => action.type === 'drop')) return [];
    const fresh = spot.fresh + (kind === 'info' && !uploadedThisTurn ? 1 : 0);
    return [
      extendDraft(
        draft,
        { type: 'pick-up', what: { drop } },
        { slots: spot.slots - 1, carried: spot.carried + 1, fresh },
      ),
    ];
  });
}

function pickedUp({ actions }: PlanDraft): number[] {
  return actions.flatMap((action) => (action.type === 'pick-up' && 'drop' in action.what ? [action.what.drop] : []));
}

/** Returns a draft with one upload attempt; a failure allows another. R 12.4 */
export function upload(outlook: Outlook, unit: number, draft: PlanDraft): PlanDraft {
  const { spot } = draft;
  const odds = outlook.jobs.talent(unit).uploads[spot.stance];
  const chance = Math.min(1, spot.fresh) * odds;
  const fresh = spot.fresh - chance < NEGLIGIBLE ? 0 : spot.fresh - chance;
  return extendDraft(
    draft,
    { type: 'hack-upload', drop: leastTried(outlook, unit, draft) },
    { slots: spot.slots - 1, fresh },
    chance,
  );
}

const NEGLIGIBLE = 0.05;

function leastTried({ state: { drops, characters } }: Outlook, unit: number, draft: PlanDraft): number {
  const carried = [...characters[unit]!.carries, ...pickedUp(draft)].filter(
    (drop) => drops[drop]!.kind === 'info' && !drops[drop]!.uploadedThisTurn,
  );
  const tries = (drop: number) =>
    draft.actions.filter((action) => action.type === 'hack-upload' && action.drop === drop).length;
  return carried.reduce((least, drop) => (tries(drop) < tries(least) ? drop : least));
}

function connections(outlook: Outlook, unit: number, draft: PlanDraft): PlanDraft[] {
  const { state, jobs } = outlook;
  const { spot } = draft;
  return jobs.site.computers.flatMap((cell, computer) => {
    if (spot.connected === computer || !isWithinOne(outlook, cell, spot.cell)) return [];
    if (cell === spot.cell && hasVariant(state, 'connect-beside')) return [];
    const isTaken = crewOf(seatOf(unit)).some(
      (ally) => ally !== unit && state.characters[ally]!.connected === computer,
    );
    return isTaken
      ? []
      : [extendDraft(draft, { type: 'hack-computer', computer }, { slots: spot.slots - 1, connected: computer })];
  });
}

function intel(outlook: Outlook, unit: number, draft: PlanDraft): PlanDraft[] {
  const { state, jobs } = outlook;
  const { spot } = draft;
  const talent = jobs.talent(unit);
  if (spot.stance !== 'disguised' || spot.triedIntel || spot.slots < talent.intelSlots) return [];
  const mob = state.npcs.findIndex(({ kind, cell }) => kind !== 'turret' && isWithinOne(outlook, cell, spot.cell));
  if (mob < 0) return [];
  const slots = spot.slots - talent.intelSlots;
  return [extendDraft(draft, { type: 'mob-intel', npc: FIRST_NPC + mob }, { slots, triedIntel: true }, talent.intel)];
}

function unmaskings(outlook: Outlook, unit: number, draft: PlanDraft): PlanDraft[] {
  const { state, jobs } = outlook;
  const { spot, actions } = draft;
  if (spot.stance !== 'hidden' || actions.some(({ type }) => type === 'remove-disguise')) return [];
  return crewOf(1 - seatOf(unit)).flatMap((target) => {
    const { cell, stance } = state.characters[target]!;
    if (stance !== 'disguised' || !isWithinOne(outlook, cell, spot.cell)) return [];
    const gain = jobs.talent(unit).hacks[spot.stance] * (1 + WEIGHTS.unmasked);
    return [extendDraft(draft, { type: 'remove-disguise', target }, { slots: spot.slots - 1 }, gain)];
  });
}

/** Returns drafts that drop an objective for an adjacent ally that is still to act and makes more of it. R 12.5 */
function handOvers(outlook: Outlook, unit: number, draft: PlanDraft): PlanDraft[] {
  const { state, jobs } = outlook;
  const { spot, actions } = draft;
  const [drop] = state.characters[unit]!.carries;
  if (drop === undefined || actions.some(({ type }) => type === 'drop')) return [];
  let gain = 0;
  for (const ally of crewOf(seatOf(unit))) {
    const there = spotOf(state, ally);
    if (ally === unit || there.slots < 2 || !isStanding(there.stance) || jobs.talent(ally).room < 1) continue;
    if (!isWithinOne(outlook, there.cell, spot.cell)) continue;
    const laden = {
      ...there,
      slots: there.slots - 1,
      carried: there.carried + 1,
      fresh: there.fresh + Math.min(1, spot.fresh),
    };
    gain = Math.max(gain, outlook.worth(ally, laden) - outlook.prospects(ally));
  }
  if (gain === 0) return [];
  return [
    extendDraft(
      draft,
      { type: 'drop', what: { drop } },
      { carried: spot.carried - 1, fresh: Math.max(0, spot.fresh - 1) },
      gain,
    ),
  ];
}

function isWithinOne({ jobs }: Outlook, cell: Cell, other: Cell): boolean {
  return cell >= 0 && distance(jobs.site, cell, other) <= 1;
}
