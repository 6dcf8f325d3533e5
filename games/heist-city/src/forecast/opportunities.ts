import type { Seat } from '@tessera/kernel';
import { DIRECTION_INDICES } from '@tessera/space';
import { slotCost } from '../actions/actionRule.ts';
import { getRemainingSlots } from '../actions/actions.ts';
import { actionOf, crew, pointsOf } from '../content/index.ts';
import { opposedNumber, opposedOdds, pCheck, SYSTEM_HACK } from '../dice/checks.ts';
import { pHit } from '../dice/dice.ts';
import { type Cell, distance, isInZone, type Site, siteOf, zoneOf } from '../map/site.ts';
import type { Reachable } from '../movement/movement.ts';
import { distanceOf, reachOf } from '../movement/walk.ts';
import type { View, VPEventType } from '../state/state.ts';
import type { VPOpportunity } from '../state/types.ts';
import { hasVariant } from '../state/variants.ts';
import { isIn, statOf, toolEffect } from '../units/stats.ts';
import { LAST_TURN } from '../units/turnStructure.ts';
import { cellOf, crewOf, FIRST_NPC, isConscious, isMob, isStanding, seatOf, unitCount } from '../units/units.ts';
import { type Attack, type AttackKind, declareAttack, rollsOf, targetNumber } from '../weapons/targetNumber.ts';
import { armsOf, knownItem, refuseWeapon, targetsOf } from '../weapons/weapons.ts';
import { actionOdds } from './expectedDamage.ts';

/**
 * Returns the scoring opportunities of a character in the rest of its activation or on its way home, the best first.
 * All other units are assumed to stay. R 18.11
 */
export function getVPOpportunities(state: View, unit: number): VPOpportunity[] {
  const { stance, cell } = state.characters[unit]!;
  if (stance === 'unconscious' || cell < 0) return [];
  const prospect = prospectOf(state, unit);
  const found = isStanding(stance) ? KINDS.flatMap((kind) => kind(state, unit, prospect)) : [];
  return [...found, ...escapes(state, unit, prospect)].sort((a, b) => b.estimatedVP - a.estimatedVP);
}

/** Reach of a character. */
interface Prospect {
  readonly site: Site;
  readonly reach: Reachable;
  /** Slots left in this turn's activation. */
  readonly slots: number;
  /** Steps it can take in the rest of the match. */
  readonly stepsLeft: number;
}

function prospectOf(state: View, unit: number): Prospect {
  const slots = getRemainingSlots(state, unit);
  const stepsLeft = stride(state, unit, slots) + (LAST_TURN - state.turn) * stride(state, unit, crew.actionSlots);
  return { site: siteOf(state.map), reach: reachOf(state, unit, stepsLeft), slots, stepsLeft };
}

/** Distance of unreachable cells: longer than any path on a map. */
const FAR = 10_000;

/** Returns how far a character can walk with this many slots. R 8.2 */
function stride(state: View, unit: number, slots: number): number {
  let best = 0;
  for (const id of ['move', 'hustle', 'sprint']) {
    const record = actionOf(id, state.variants);
    if (record.slots > slots || !record.stances.includes(state.characters[unit]!.stance)) continue;
    best = Math.max(best, distanceOf(state, unit, id) + stride(state, unit, slots - record.slots));
  }
  return best;
}

type OpportunityKind = (state: View, unit: number, prospect: Prospect) => VPOpportunity[];

const KINDS: readonly OpportunityKind[] = [computers, uploads, extractions, attacks, disguises, intel];

function computers(state: View, unit: number, { site, reach, slots }: Prospect): VPOpportunity[] {
  const { connected } = state.characters[unit]!;
  const steps = stride(state, unit, slots - 1);
  return site.computers.flatMap((cell, computer) => {
    const isConnected = connected === computer;
    const walk = isConnected ? 0 : stepsTo(site, reach, cell);
    const isOpen = !isIn(state, 'shock', cell) && !state.hacked.includes(computer);
    const isTaken = connectedOf(state, seatOf(unit), computer).some((ally) => ally !== unit);
    if (!isOpen || isTaken || !(isConnected || (slots > 0 && walk <= steps))) return [];
    return [opportunity(state, 'hack-computer', computer, walk, computerOdds(state, unit, computer))];
  });
}

/** Returns the probability of winning a computer against the characters connected now. R 12.3 */
function computerOdds(state: View, unit: number, computer: number): number {
  const rivals = connectedOf(state, 1 - seatOf(unit), computer);
  if (rivals.length > 0) {
    const champion = rivals.reduce((best, one) => (statOf(state, one, 'H') < statOf(state, best, 'H') ? one : best));
    return opposedOdds(opposedNumber(state, unit, 'H'), opposedNumber(state, champion, 'H'), state).win;
  }
  if (!hasVariant(state, 'hack-vs-system')) return pCheck(state, unit, 'H');
  return opposedOdds(opposedNumber(state, unit, 'H'), SYSTEM_HACK, state).win;
}

function connectedOf(state: View, seat: Seat, computer: number): number[] {
  return crewOf(seat).filter((unit) => state.characters[unit]!.connected === computer);
}

function uploads(state: View, unit: number, { slots }: Prospect): VPOpportunity[] {
  const { slots: cost, check } = actionOf('hack-upload', state.variants);
  if (slots < cost) return [];
  const drops = state.characters[unit]!.carries.filter((drop) => {
    const { kind, uploadedThisTurn } = state.drops[drop]!;
    return kind === 'info' && !uploadedThisTurn;
  });
  const odds = pCheck(state, unit, 'H', check?.difficulty);
  return drops.map((drop) => opportunity(state, 'hack-info-drop', drop, 0, odds));
}

/**
 * Returns drops it carries or could fetch, if the way home is then short enough. From a drop the straight distance is
 * used.
 */
function extractions(state: View, unit: number, { site, reach, stepsLeft }: Prospect): VPOpportunity[] {
  const { carries } = state.characters[unit]!;
  return state.drops.flatMap(({ cell }, drop) => {
    if (cell < 0 && !carries.includes(drop)) return [];
    const fetch = cell < 0 ? 0 : stepsTo(site, reach, cell);
    const back = cell < 0 ? stepsHome(state, unit, reach) : flightHome(state, unit, cell);
    if (fetch + back > stepsLeft) return [];
    return [opportunity(state, 'info-drop-extract', drop, fetch + back, 1)];
  });
}

/** Returns enemies to down for the first time, and Hidden ones to hit, with the best weapon for each. */
function attacks(state: View, unit: number, prospect: Prospect): VPOpportunity[] {
  const best = new Map<string, VPOpportunity>();
  const consider = (found: VPOpportunity) => {
    const key = `${found.type} ${found.target}`;
    if (found.estimatedVP > (best.get(key)?.estimatedVP ?? 0)) best.set(key, found);
  };
  for (const { attack, walk } of attacksOf(state, unit, prospect)) {
    const { stance, downs } = state.characters[attack.target]!;
    if (downs === 0) consider(opportunity(state, 'down-enemy', attack.target, walk, actionOdds(state, attack).fall));
    if (stance === 'hidden' && attack.kind === 'melee') {
      consider(opportunity(state, 'reveal-hidden', attack.target, walk, anyHit(state, attack)));
    }
  }
  return [...best.values()];
}

/** Returns the probability that at least one roll of an action hits. */
function anyHit(state: View, attack: Attack): number {
  let missed = 1;
  for (let roll = 0; roll < rollsOf(state, attack); roll++)
    missed *= 1 - pHit(targetNumber(state, attack, roll), state);
  return 1 - missed;
}

/** Returns attacks on enemy characters: shots from its hex, and melee attacks on enemies it can reach. */
function attacksOf(state: View, unit: number, prospect: Prospect): { attack: Attack; walk: number }[] {
  const found: { attack: Attack; walk: number }[] = [];
  if (prospect.slots === 0) return found;
  const beside = besides(state, unit, prospect);
  for (const weapon of armsOf(state, unit)) {
    const item = knownItem(weapon);
    if (!item || refuseWeapon(state, unit, weapon)) continue;
    const add = (target: number, kind: AttackKind, walk: number) =>
      found.push({ attack: declareAttack(state, unit, target, weapon, kind), walk });
    const range = item.type === 'ranged' ? item.range : item.type === 'melee' ? item.special.throw : 0;
    for (const target of targetsOf(state, unit, 'ranged', range)) if (target < FIRST_NPC) add(target, 'ranged', 0);
    if (item.type === 'melee') for (const { target, walk } of beside) add(target, 'melee', walk);
  }
  return found;
}

/** Returns the enemies it can reach with a slot left, and the steps to each. */
function besides(state: View, unit: number, { site, reach, slots }: Prospect): { target: number; walk: number }[] {
  const steps = stride(state, unit, slots - 1);
  return crewOf(1 - seatOf(unit))
    .filter((target) => isConscious(state, target))
    .map((target) => ({ target, walk: stepsBeside(site, reach, cellOf(state, target)) }))
    .filter(({ walk }) => walk <= steps);
}

function disguises(state: View, unit: number, { site, reach, slots }: Prospect): VPOpportunity[] {
  const { slots: cost, stances, check } = actionOf('remove-disguise', state.variants);
  if (slots < cost || !stances.includes(state.characters[unit]!.stance)) return [];
  const steps = stride(state, unit, slots - cost);
  return crewOf(1 - seatOf(unit)).flatMap((target) => {
    const { cell, stance } = state.characters[target]!;
    const walk = cell >= 0 && stance === 'disguised' ? stepsBeside(site, reach, cell) : FAR;
    if (walk > steps) return [];
    return [opportunity(state, 'reveal-disguised', target, walk, pCheck(state, unit, 'H', check?.difficulty))];
  });
}

function intel(state: View, unit: number, { site, reach, slots }: Prospect): VPOpportunity[] {
  const record = actionOf('get-mob-intel', state.variants);
  const cost = slotCost(state, unit, record);
  const who = hasVariant(state, 'intel-per-crew') ? crewOf(seatOf(unit)) : [unit];
  if (slots < cost || !record.stances.includes(state.characters[unit]!.stance)) return [];
  if (who.some((one) => state.characters[one]!.triedIntel)) return [];
  const steps = stride(state, unit, slots - cost);
  const odds = pCheck(state, unit, 'C', record.check?.difficulty);
  const found: VPOpportunity[] = [];
  for (let mob = FIRST_NPC; mob < unitCount(state); mob++) {
    if (!isMob(state, mob)) continue;
    const walk = stepsBeside(site, reach, cellOf(state, mob));
    if (walk <= steps) found.push(opportunity(state, 'mob-intel', mob, walk, odds));
  }
  return found;
}

/** Turn from which the way home counts. R 18.11 */
const HOMEWARD_TURN = 4;

function escapes(state: View, unit: number, { reach, stepsLeft }: Prospect): VPOpportunity[] {
  if (state.turn < HOMEWARD_TURN) return [];
  const walk = stepsHome(state, unit, reach);
  if (walk > stepsLeft) return [];
  return [opportunity(state, 'escape', unit, walk, 1)];
}

/** Returns the steps to the nearest hex of its zone or an Exit; 0 if a tool takes it home. R 14.5 */
function stepsHome(state: View, unit: number, reach: Reachable): number {
  const isFlown = toolEffect(state, unit, 'extract') !== undefined && isStanding(state.characters[unit]!.stance);
  if (isFlown || state.airlifted.includes(unit)) return 0;
  return homesOf(state, unit).reduce((least, home) => Math.min(least, costOf(reach, home)), FAR);
}

function flightHome(state: View, unit: number, from: Cell): number {
  if (toolEffect(state, unit, 'extract') !== undefined) return 0;
  const site = siteOf(state.map);
  return homesOf(state, unit).reduce((least, home) => Math.min(least, distance(site, from, home)), FAR);
}

function homesOf(state: View, unit: number): Cell[] {
  const site = siteOf(state.map);
  const seat = seatOf(unit);
  return [...zoneOf(site, seat), ...site.exits].filter((cell) => isInZone(site, seat, cell, state.variants));
}

/** Returns the steps to within one hex of a cell. */
function stepsTo(site: Site, reach: Reachable, cell: Cell): number {
  return Math.min(costOf(reach, cell), stepsBeside(site, reach, cell));
}

/** Returns the steps to a hex next to a cell. */
function stepsBeside({ unlinked }: Site, reach: Reachable, cell: Cell): number {
  let least = FAR;
  for (const direction of DIRECTION_INDICES) {
    const beside = unlinked.neighbour(cell, direction);
    if (beside >= 0) least = Math.min(least, costOf(reach, beside));
  }
  return least;
}

function costOf({ costs }: Reachable, cell: Cell): number {
  const cost = costs[cell]!;
  return cost < 0 ? FAR : cost;
}

function opportunity(
  { variants }: View,
  type: VPEventType,
  target: number,
  distance: number,
  chance: number,
): VPOpportunity {
  return { type, target, distance, estimatedVP: chance * pointsOf(type, variants) };
}
