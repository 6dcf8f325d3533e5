import { type Chance, silent } from '@tessera/kernel';
import { recordsOf } from '../src/content/recordMaps.ts';
import { Options } from '../src/party/options.ts';
import { recommendedLevel } from '../src/scenario/level.ts';
import { setup } from '../src/scenario/setup.ts';
import { isMonster } from '../src/state/figures.ts';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';
import type { ElementTracker } from './elements.ts';
import type { InitiativeEntry } from './initiative.ts';
import { constructMap, type SpecHex } from './map.ts';
import { type RoundPhase, roundOf } from './round.ts';

/** A character of a party, as far as a level needs it. */
export interface PartyMember {
  readonly class: string;
  readonly level: number;
}

/** Returns half the average level, rounded up (ruling 1: the specification rounds down), from 0 to 7. R 2.5 */
export function calculateScenarioLevel(party: readonly PartyMember[], rounding: 'ceil' | 'floor' = 'ceil'): number {
  return recommendedLevel(
    party.map(({ level }) => level),
    'normal',
    rounding,
  );
}

/** A scenario in play in the specification's form (ruling 119). */
export interface ActiveScenarioState {
  readonly id: number;
  /** The level of monsters and traps: two more with five characters. R 17.3 */
  readonly level: number;
  readonly map: readonly SpecHex[];
  readonly monsters: readonly FigureId[];
  readonly elements: ElementTracker;
  readonly round: number;
  readonly initiative: readonly InitiativeEntry[];
  readonly phase: RoundPhase;
  /** The acting figure, or null. */
  readonly currentPlayer: FigureId | null;
  /** The match itself. */
  readonly state: State;
}

/** Sets up a fresh scenario for a party. An invalid party or number throws an error with one sentence. R 2.1 */
export function setupScenario(scenarioId: number, party: readonly PartyMember[], chance: Chance): ActiveScenarioState {
  const id = `scenario-${scenarioId}`;
  if (!recordsOf('scenario').has(id)) {
    const hasPlace = recordsOf('location').has(id);
    throw new Error(hasPlace ? `Scenario ${scenarioId} has no map.` : `There is no scenario ${scenarioId}.`);
  }
  const { data: options, error } = Options.safeParse({ scenario: scenarioId, heroes: party });
  if (options === undefined) throw new Error(error.issues[0]?.message);
  return scenarioOf(setup(options, party.length, { chance, log: silent }));
}

/** Returns a match in the specification's form. */
export function scenarioOf(state: State): ActiveScenarioState {
  const { number, phase, initiativeOrder, elementTracker } = roundOf(state);
  return {
    id: Number(state.scenario.slice('scenario-'.length)),
    level: state.monsterLevel,
    map: constructMap(state),
    monsters: initializeMonsters(state),
    elements: elementTracker,
    round: number,
    initiative: initiativeOrder,
    phase,
    currentPlayer: state.turn.figure < 0 ? null : state.turn.figure,
    state,
  };
}

/** Returns the monsters on the map, with the statistics of the scenario's level. */
export function initializeMonsters(state: State): FigureId[] {
  return state.figures.flatMap((figure, id) => (isMonster(figure) && figure.cell >= 0 ? [id] : []));
}

/** The changes for five characters (ruling 75), applied once when the scenario is set up. */
export const FIVE_PLAYER_MODIFICATIONS = {
  maxPartySize: 5,
  difficultyAdjustment: 2,
  rewardPenalty: 2,
  monsterScaling: 'standard',
  fifthAttackModifierDeck: true,
  extendedGameTime: true,
} as const;
