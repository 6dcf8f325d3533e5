import { damageSpread, pHit } from '../dice/dice.ts';
import { areElitesDue, getNPCActionCount, npcPhaseLevel } from '../guards/alertLevel.ts';
import { arrivingElites } from '../guards/elites.ts';
import { npcActionOf } from '../guards/npcAction.ts';
import { choose, tieOdds } from '../guards/npcTarget.ts';
import type { View } from '../state/state.ts';
import type { AlertLevel } from '../state/types.ts';
import { woundsOf } from '../units/stats.ts';
import { areAdjacent, cellOf, FIRST_NPC, npcUnit } from '../units/units.ts';
import { attackDamage, damageReduction } from '../weapons/damage.ts';
import { saveNeeds } from '../weapons/save.ts';
import { type Attack, declareAttack, targetNumber } from '../weapons/targetNumber.ts';
import { expectedDamage } from './expectedDamage.ts';

/** Forecast of one NPC. */
export interface NpcForecast {
  readonly unit: number;
  /** Possible first targets, each with its probability. */
  readonly targets: readonly { readonly unit: number; readonly chance: number }[];
  /** Its hexes after each of its actions. */
  readonly cells: readonly number[];
  /** Whether it ends next to its target. */
  readonly getsAdjacent: boolean;
  /** Mean wounds it deals after saves. */
  readonly expectedDamage: number;
}

/** Threat to a character. */
export interface Threat {
  readonly unit: number;
  readonly expectedDamage: number;
  /** Probability of being brought to 0 wounds. */
  readonly fall: number;
  /** NPCs that attack it. */
  readonly npcs: readonly number[];
}

/** Forecast of an NPC phase that began now. */
export interface NpcPhaseForecast {
  readonly level: AlertLevel;
  /** Actions per NPC. */
  readonly actions: number;
  /** Elites that would arrive first. */
  readonly elites: number;
  readonly npcs: readonly NpcForecast[];
  readonly threats: readonly Threat[];
}

/**
 * Simulates the NPC phase without dice: NPCs walk by the rules, and attacks deal their mean damage. It assumes that no
 * character falls, so no NPC changes its target. A tie is split by its odds, and the NPC walks towards the likeliest
 * target. R 15
 */
export function previewNPCPhase(state: View): NpcPhaseForecast {
  const level = npcPhaseLevel(state);
  const actions = getNPCActionCount(level, state);
  const elites = areElitesDue(state, level) ? arrivingElites(state) : [];
  const perils = new Map<number, Peril>();
  const npcs: NpcForecast[] = [];
  let moment: View = { ...state, npcs: [...state.npcs, ...elites] };
  for (let i = 0; i < moment.npcs.length && actions > 0; i++) {
    const { cell, charmed } = moment.npcs[i]!;
    if (cell < 0 || charmed) continue;
    const forecast = forecastOf(moment, npcUnit(i), actions, perils);
    const last = forecast.cells.at(-1);
    if (last !== undefined) moment = movedTo(moment, forecast.unit, last);
    npcs.push(forecast);
  }
  const threats = [...perils.values()].sort((a, b) => a.unit - b.unit).map(threatOf);
  return { level, actions, elites: elites.length, npcs, threats };
}

function forecastOf(state: View, unit: number, actions: number, perils: Map<number, Peril>): NpcForecast {
  const first = oddsOf(state, unit, -1);
  const cells: number[] = [];
  let expected = 0;
  let target = -1;
  let moment = state;
  for (let n = 0; n < actions; n++) {
    const odds = oddsOf(moment, unit, target);
    if (odds.length === 0) break;
    target = odds.reduce((best, one) => (one.chance > best.chance ? one : best)).unit;
    const action = npcActionOf(moment, unit, target);
    if (action.kind === 'walk') moment = movedTo(moment, unit, action.path.at(-1)!);
    else if (action.kind !== 'idle') for (const one of odds) expected += threaten(moment, unit, one, perils);
    cells.push(cellOf(moment, unit));
  }
  const getsAdjacent = target >= 0 && areAdjacent(moment, unit, target);
  return { unit, targets: first, cells, getsAdjacent, expectedDamage: expected };
}

interface Odds {
  readonly unit: number;
  readonly chance: number;
}

function oddsOf(state: View, npc: number, locked: number): Odds[] {
  const { tied } = choose(state, npc, locked);
  const chances = tied.length > 1 ? tieOdds(state, tied) : [1];
  return tied.map((unit, i) => ({ unit, chance: chances[i]! }));
}

/** Distribution of a character's remaining wounds. */
interface Peril {
  readonly unit: number;
  expectedDamage: number;
  readonly npcs: Set<number>;
  left: Float64Array;
}

/** Applies one attack of a given probability and returns its mean wounds. */
function threaten(state: View, npc: number, { unit, chance }: Odds, perils: Map<number, Peril>): number {
  const action = npcActionOf(state, npc, unit);
  if (action.kind !== 'melee' && action.kind !== 'ranged') return 0;
  const attack = declareAttack(state, npc, unit, '', action.kind);
  const expected = chance * expectedDamage(state, attack);
  const peril = perils.get(unit) ?? { unit, expectedDamage: 0, npcs: new Set(), left: unhurt(woundsOf(state, unit)) };
  perils.set(unit, peril);
  peril.npcs.add(npc);
  peril.expectedDamage += expected;
  peril.left = afterAttack(state, attack, chance, peril.left);
  return expected;
}

function unhurt(wounds: number): Float64Array {
  const left = new Float64Array(wounds + 1);
  left[wounds] = 1;
  return left;
}

function afterAttack(state: View, attack: Attack, chance: number, left: Float64Array): Float64Array {
  const { target, targetStance, cover } = attack;
  const hit = chance * pHit(targetNumber(state, attack), state);
  const damage = attackDamage(state, attack) - damageReduction(state, target);
  const spread = damageSpread(damage, saveNeeds(state, target, targetStance, cover), state);
  const after = left.map((share) => share * (1 - hit));
  for (const [wounds, share] of left.entries()) {
    for (const [final, ways] of spread.entries()) after[Math.max(0, wounds - final)]! += (share * hit * ways) / 36;
  }
  return after;
}

function threatOf({ unit, expectedDamage, npcs, left }: Peril): Threat {
  return { unit, expectedDamage, fall: left[0]!, npcs: [...npcs] };
}

function movedTo(state: View, npc: number, cell: number): View {
  const i = npc - FIRST_NPC;
  return { ...state, npcs: state.npcs.with(i, { ...state.npcs[i]!, cell }) };
}
