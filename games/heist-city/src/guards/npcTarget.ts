import type { Reason } from '@tessera/kernel';
import { npcStats, stanceOf } from '../content/index.ts';
import { ways } from '../dice/dice.ts';
import { distance, siteOf } from '../map/site.ts';
import type { View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { isImmuneToMobs, isIn, statOf } from '../units/stats.ts';
import { cellOf, FIRST_NPC } from '../units/units.ts';
import { sees } from '../weapons/weapons.ts';

/** Motive of an NPC's choice. */
type Motive = 'nearest' | 'all-eyes' | 'locked' | 'nobody';

/** Candidates of an NPC, and its choice. R 15.5, 15.6 */
export interface TargetChoice {
  /** Legal targets with their distances, by number. */
  readonly candidates: readonly { readonly unit: number; readonly distance: number }[];
  /** Equally near candidates: one if there is no tie, none without a legal target. */
  readonly tied: readonly number[];
  readonly motive: Motive;
}

/** Returns the target choice of an NPC for its next action. */
export function choose(state: View, npc: number, locked = -1): TargetChoice {
  const candidates = candidatesOf(state, npc);
  // E9: by variant the first target stays the only one.
  if (locked >= 0 && hasVariant(state, 'npc-locked-target')) {
    const isThere = candidates.some(({ unit }) => unit === locked);
    return { candidates, tied: isThere ? [locked] : [], motive: isThere ? 'locked' : 'nobody' };
  }
  const drawn = candidates.filter(({ unit }) => state.characters[unit]!.allEyes);
  const pool = drawn.length > 0 ? drawn : candidates;
  const open = isPicky(state, npc) ? pool.filter(({ unit }) => canShoot(state, npc, unit)) : pool;
  const tied = nearest(open);
  const motive = tied.length === 0 ? 'nobody' : drawn.length > 0 ? 'all-eyes' : 'nearest';
  return { candidates, tied: hasVariant(state, 'tie-highest-defence') ? bestDefended(state, tied) : tied, motive };
}

/** Returns whether an NPC can shoot this character. R 15.6 */
export function canShoot(state: View, npc: number, target: number): boolean {
  const { range } = npcStats(state.npcs[npc - FIRST_NPC]!.kind, state.variants);
  const from = cellOf(state, npc);
  const to = cellOf(state, target);
  return range !== null && distance(siteOf(state.map), from, to) <= range && sees(state, from, to);
}

/**
 * Returns the attacked one of tied characters: the lowest roll minus Charm, then fewer wounds, then the lower number. R
 * 15.6
 */
export function loser(state: View, tied: readonly number[], totals: readonly number[]): number {
  const margins = tied.map((unit, i) => totals[i]! - statOf(state, unit, 'C'));
  return tied.reduce((worst, unit, i) => {
    const other = tied.indexOf(worst);
    const gap = margins[i]! - margins[other]!;
    return gap < 0 || (gap === 0 && comesFirst(state, unit, worst)) ? unit : worst;
  });
}

/** Returns the probability of each tied character to be attacked, in the given order. */
export function tieOdds(state: View, tied: readonly number[]): number[] {
  const charm = tied.map((unit) => statOf(state, unit, 'C'));
  return tied.map((unit, i) => {
    let sum = 0;
    for (let total = 2; total <= 12; total++) {
      let others = 1;
      for (let k = 0; k < tied.length; k++) {
        if (k !== i) others *= staysAbove(total - charm[i]! + charm[k]!, comesFirst(state, unit, tied[k]!));
      }
      sum += (ways(total) / 36) * others;
    }
    return sum;
  });
}

/** Returns the reasons behind a choice, for display. */
export function choiceReasons(state: View, npc: number): Reason[] {
  const { candidates, tied, motive } = choose(state, npc);
  const odds = tied.length > 1 ? tieOdds(state, tied) : tied.map(() => 1);
  return candidates.map(({ unit, distance }) => ({
    code: 'candidate',
    value: unit,
    reasons: [
      { code: 'distance', value: distance },
      { code: 'chosen', value: odds[tied.indexOf(unit)] ?? 0 },
      ...(tied.includes(unit) ? [{ code: tied.length > 1 ? 'tie' : motive }] : []),
    ],
  }));
}

/** Returns Overt characters of either crew that are not immune. R 15.5 */
function candidatesOf(state: View, npc: number): { unit: number; distance: number }[] {
  const { kind, cell } = state.npcs[npc - FIRST_NPC]!;
  // R 14.3: a turret in an area of shock does nothing.
  if (cell < 0 || (kind === 'turret' && isIn(state, 'shock', cell))) return [];
  const site = siteOf(state.map);
  const candidates: { unit: number; distance: number }[] = [];
  for (let unit = 0; unit < FIRST_NPC; unit++) {
    const { stance, cell: there } = state.characters[unit]!;
    if (there < 0 || !stanceOf(stance).isTarget || isImmuneToMobs(state, unit)) continue;
    candidates.push({ unit, distance: distance(site, cell, there) });
  }
  return candidates;
}

/**
 * Returns whether an NPC considers only targets it can shoot: a turret, unless a variant makes it take the nearest. R
 * 15.6; E7
 */
function isPicky(state: View, npc: number): boolean {
  return state.npcs[npc - FIRST_NPC]!.kind === 'turret' && !hasVariant(state, 'turret-nearest');
}

function nearest(candidates: readonly { unit: number; distance: number }[]): number[] {
  let least = Number.POSITIVE_INFINITY;
  for (const { distance } of candidates) least = Math.min(least, distance);
  return candidates.filter(({ distance }) => distance === least).map(({ unit }) => unit);
}

/** Returns the tied character with the easiest save, then the lower number. E6 */
function bestDefended(state: View, tied: readonly number[]): readonly number[] {
  if (tied.length < 2) return tied;
  return [tied.reduce((best, unit) => (statOf(state, unit, 'D') < statOf(state, best, 'D') ? unit : best))];
}

function comesFirst(state: View, unit: number, other: number): boolean {
  const gap = state.characters[unit]!.wounds - state.characters[other]!.wounds;
  return gap < 0 || (gap === 0 && unit < other);
}

/** Returns the probability that two dice exceed a total, or reach it if that is enough. */
function staysAbove(total: number, isEqualEnough: boolean): number {
  let sum = 0;
  for (let other = 2; other <= 12; other++) if (other > total || (isEqualEnough && other === total)) sum += ways(other);
  return sum / 36;
}
