import type { Seat } from '@tessera/kernel';
import { scores } from '../content/index.ts';
import { type Cell, isInZone, siteOf } from '../map/site.ts';
import type { Score, State, View, VPEventType } from '../state/state.ts';
import type { VPEvent } from '../state/types.ts';
import { DEFAULT, hasVariant, type Rules } from '../state/variants.ts';
import { handOver, objectivesOf } from '../units/inventory.ts';
import { enterScore, scoreFor } from '../units/score.ts';
import { toolEffect } from '../units/stats.ts';
import { LAST_TURN } from '../units/turnStructure.ts';
import { crewOf, isStanding, seatOf } from '../units/units.ts';

/** Returns a record of a scored event. R 17 */
export function awardVP(character: number, type: VPEventType, turn: number, rules: Rules = DEFAULT): VPEvent {
  return { ...scoreFor(character, type, turn, rules), description: scores[type].name };
}

/** Returns the points of a crew: the sum of its characters'. R 17.1 */
export function calculateTeamVP(state: View, seat: Seat): number {
  let sum = 0;
  for (const unit of crewOf(seat)) sum += state.characters[unit]!.vp;
  return sum;
}

/** Returns a crew's points for escapes, at the end of the last turn. R 12.10 */
export function calculateEscapeVP(
  state: View,
  seat: Seat,
  turn = state.turn,
  isHome: (cell: Cell) => boolean = homeOf(state, seat),
): Score[] {
  if (turn < LAST_TURN) return [];
  const mustStand = hasVariant(state, 'escape-standing-only');
  return crewOf(seat)
    .filter((unit) => {
      const { stance } = state.characters[unit]!;
      return (mustStand ? isStanding(stance) : stance !== 'unconscious') && isAway(state, unit, isHome);
    })
    .map((unit) => scoreFor(unit, 'escape', turn, state));
}

/**
 * Returns a crew's points for carried objectives at home, at the end of the last turn, or of any by variant. R 12.9; D6
 */
export function calculateExtractionVP(state: View, seat: Seat, turn = state.turn): Score[] {
  if (turn < LAST_TURN && !hasVariant(state, 'extract-each-turn')) return [];
  return crewOf(seat)
    .filter((unit) => isStanding(state.characters[unit]!.stance) && isAway(state, unit, homeOf(state, seat), turn))
    .flatMap((unit) =>
      Array.from({ length: objectivesOf(state, unit) }, () => scoreFor(unit, 'info-drop-extract', turn, state)),
    );
}

/** Scores the extracted objectives and removes them from play. */
export function scoreExtraction(state: State): void {
  for (const seat of SEATS) {
    for (const extracted of calculateExtractionVP(state, seat)) {
      enterScore(state, extracted);
      handOver(state, extracted.character);
    }
  }
}

/** Scores the escapes. */
export function scoreEscape(state: State): void {
  for (const seat of SEATS) for (const escaped of calculateEscapeVP(state, seat)) enterScore(state, escaped);
}

/** Reason for the result of a match. */
export type Decider = 'conceded' | 'points' | 'drops' | 'escapes' | 'unconscious' | 'draw';

/** Returns the leading seat and the reason; null for a draw. R 17.2, 17.3 */
export function decideWinner(state: View): { winner: Seat | null; why: Decider } {
  if (state.conceded !== null) return { winner: 1 - state.conceded, why: 'conceded' };
  for (const [why, worth] of TIE_BREAKS) {
    const lead = worth(state, 0) - worth(state, 1);
    if (lead !== 0) return { winner: lead > 0 ? 0 : 1, why };
    if (hasVariant(state, 'draw-on-tie')) break;
  }
  return { winner: null, why: 'draw' };
}

/** Returns whether all characters are out. R 17.3 */
export function isEverybodyOut(state: View): boolean {
  return state.characters.every(({ stance }) => stance === 'unconscious');
}

const SEATS: readonly Seat[] = [0, 1];

/** Tie-breaks in order; more is better. */
const TIE_BREAKS: readonly (readonly [Decider, (state: View, seat: Seat) => number])[] = [
  ['points', calculateTeamVP],
  ['drops', (state, seat) => countScores(state, seat, 'info-drop-extract')],
  ['escapes', (state, seat) => countScores(state, seat, 'escape')],
  ['unconscious', (state, seat) => -crewOf(seat).filter((unit) => isOut(state, unit)).length],
];

function countScores(state: View, seat: Seat, type: VPEventType): number {
  return state.scores.filter((entry) => entry.type === type && seatOf(entry.character) === seat).length;
}

function isOut(state: View, unit: number): boolean {
  return state.characters[unit]!.stance === 'unconscious';
}

/** Returns whether a unit is home, or taken there at the end by its own tool or an ally's Jetpack. R 14.5 */
function isAway(state: View, unit: number, isHome: (cell: Cell) => boolean, turn = LAST_TURN): boolean {
  const { cell, stance } = state.characters[unit]!;
  if (cell >= 0 && isHome(cell)) return true;
  if (turn < LAST_TURN || !isStanding(stance)) return false;
  return state.airlifted.includes(unit) || toolEffect(state, unit, 'extract') !== undefined;
}

/** Returns a test for the cells where a crew is home. R 4.7 */
function homeOf(state: View, seat: Seat): (cell: Cell) => boolean {
  return (cell) => isInZone(siteOf(state.map), seat, cell, state.variants);
}
