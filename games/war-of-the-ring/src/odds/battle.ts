import { type Decline, declineOf, NOWHERE, type Sacrifice, type Survivors, units } from './casualties.ts';
import { chancesOfHits, MAX_DICE, neededRoll } from './hits.ts';

/** Units of one side in a battle, and their leaders. */
export interface Force extends Survivors {
  /** Leadership of Leaders, Nazgûl and characters together. R 9.4.5 */
  readonly leadership: number;
  /** Captains of the West; each adds a die. R 7.9 */
  readonly captains: number;
  /** Whether each Elite of Isengard leads too: Saruman is in play. R 7.9 */
  readonly elitesLead: boolean;
}

/** Bonus of a known combat card to its side in the first round. */
export interface Edge {
  readonly dice: number;
  /** Added to every die of the combat roll. */
  readonly roll: number;
  /** Added to every re-rolled die. */
  readonly reroll: number;
  readonly leadership: number;
}

/** Battle site: in the open, against a City or Fortification, or an assault on a besieged Stronghold. R 9.7.1, 9.7.5 */
export const SITES = ['field', 'city', 'siege'] as const;
export type Site = (typeof SITES)[number];

/** A battle, as far as dice decide it. */
export interface BattleForecast {
  readonly site: Site;
  readonly attacker: Force;
  readonly defender: Force;
  /** Cards of the first round. */
  readonly edges?: { readonly attacker?: Partial<Edge>; readonly defender?: Partial<Edge> };
  /**
   * Number of rounds after which the attacker ceases; to the end by default. An assault ends when no Elite pays for
   * another round.
   */
  readonly rounds?: number;
  readonly sacrifice?: { readonly attacker?: Sacrifice; readonly defender?: Sacrifice };
}

/** Both sides at the end, with the probability. */
export interface BattleEnd {
  readonly attacker: Survivors;
  readonly defender: Survivors;
  readonly chance: number;
}

/** Result of a battle. The four probabilities add up to one. */
export interface BattleOdds {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly bothFall: number;
  /** Neither side was destroyed: the attacker ceased, or the siege continues. */
  readonly undecided: number;
  /** Mean of the remaining units. */
  readonly attackerUnits: number;
  readonly defenderUnits: number;
  readonly ends: readonly BattleEnd[];
}

const NO_EDGE: Edge = { dice: 0, roll: 0, reroll: 0, leadership: 0 };
const MAX_UNITS = 15;

/** Battle as a table: one row per step of the attacker, one column per step of the defender. */
interface Table {
  readonly battle: BattleForecast;
  readonly attacker: Decline;
  readonly defender: Decline;
}

/** Probability of each pair of steps: still fighting, and at the end. */
interface Weights {
  readonly fighting: Float64Array;
  readonly ended: Float64Array;
}

function tableOf(battle: BattleForecast): Table {
  return {
    battle,
    attacker: declineOf(battle.attacker, battle.sacrifice?.attacker ?? 'strength', battle.site === 'siege'),
    defender: declineOf(battle.defender, battle.sacrifice?.defender ?? 'strength', false),
  };
}

function emptyWeights({ attacker, defender }: Table): Weights {
  const size = attacker.steps.length * defender.steps.length;
  return { fighting: new Float64Array(size), ended: new Float64Array(size) };
}

function rollOf(survivors: Survivors, force: Force, edge: Edge, base: number): readonly number[] {
  const leadership = force.leadership + (force.elitesLead ? survivors.elites : 0) + edge.leadership;
  return chancesOfHits({
    dice: Math.max(0, Math.min(MAX_DICE, units(survivors) + force.captains + edge.dice)),
    need: neededRoll(base, edge.roll),
    rerolls: Math.max(0, Math.min(MAX_DICE, leadership)),
    rerollNeed: neededRoll(base, edge.reroll),
  });
}

function attackerNeeds(site: Site, isFirst: boolean): number {
  return site === 'siege' || (site === 'city' && isFirst) ? 6 : 5;
}

/**
 * Fights one round from one pair of steps. `settle` repeats rounds without a hit: it spreads their probability over the
 * other results.
 */
function fightRound(
  table: Table,
  row: number,
  column: number,
  weight: number,
  into: Weights,
  settle: boolean,
  isFirst: boolean,
) {
  const { battle, attacker, defender } = table;
  const edge = (side: 'attacker' | 'defender') => (isFirst ? { ...NO_EDGE, ...battle.edges?.[side] } : NO_EDGE);
  const dealt = rollOf(attacker.steps[row]!, battle.attacker, edge('attacker'), attackerNeeds(battle.site, isFirst));
  const taken = rollOf(defender.steps[column]!, battle.defender, edge('defender'), 5);
  const idle = settle && battle.site !== 'siege' ? dealt[0]! * taken[0]! : 0;
  const width = defender.steps.length;
  for (let hit = 0; hit < dealt.length; hit++) {
    const held = defender.after[column * (MAX_DICE + 1) + hit]!;
    const defenderFell = units(defender.steps[held]!) === 0;
    for (let lost = 0; lost < taken.length; lost++) {
      if (idle > 0 && hit + lost === 0) continue;
      const left = attacker.after[row * (MAX_DICE + 1) + lost]!;
      const chance = (weight * dealt[hit]! * taken[lost]!) / (1 - idle);
      const next = battle.site === 'siege' ? attacker.paying[left]! : left;
      const isOver = defenderFell || units(attacker.steps[left]!) === 0 || next === NOWHERE;
      const weights = isOver ? into.ended : into.fighting;
      const at = (isOver ? left : next) * width + held;
      weights[at] = weights[at]! + chance;
    }
  }
}

/** Fights a round for every pair that is still fighting. A step leads only to later pairs, so one pass settles all. */
function fight(table: Table, from: Float64Array, into: Weights, settle: boolean): void {
  const width = table.defender.steps.length;
  for (let at = 0; at < from.length; at++) {
    const weight = from[at]!;
    if (weight > 0) fightRound(table, Math.floor(at / width), at % width, weight, into, settle, false);
  }
}

/** Returns the weights after the first round, in which cards and walls count. */
function firstRound(table: Table): Weights {
  const weights = emptyWeights(table);
  fightRound(table, 0, 0, 1, weights, false, true);
  return weights;
}

function fightToTheEnd(table: Table): Float64Array {
  const weights = firstRound(table);
  fight(table, weights.fighting, weights, true);
  return weights.ended;
}

function fightRounds(table: Table, rounds: number): Float64Array {
  let { fighting, ended } = firstRound(table);
  for (let round = 1; round < rounds; round++) {
    const next = { fighting: new Float64Array(fighting.length), ended };
    fight(table, fighting, next, false);
    fighting = next.fighting;
  }
  return ended.map((weight, at) => weight + fighting[at]!);
}

function endsOf(table: Table, weights: Float64Array): readonly BattleEnd[] {
  const width = table.defender.steps.length;
  const ends: BattleEnd[] = [];
  weights.forEach((chance, at) => {
    if (chance === 0) return;
    const attacker = table.attacker.steps[Math.floor(at / width)]!;
    ends.push({ attacker, defender: table.defender.steps[at % width]!, chance });
  });
  return ends;
}

function summary(ends: readonly BattleEnd[]): BattleOdds {
  const odds = { attackerWins: 0, defenderWins: 0, bothFall: 0, undecided: 0, attackerUnits: 0, defenderUnits: 0 };
  for (const { attacker, defender, chance } of ends) {
    const [left, held] = [units(attacker), units(defender)];
    if (left > 0 && held > 0) odds.undecided += chance;
    else if (left > 0) odds.attackerWins += chance;
    else if (held > 0) odds.defenderWins += chance;
    else odds.bothFall += chance;
    odds.attackerUnits += chance * left;
    odds.defenderUnits += chance * held;
  }
  return { ...odds, ends };
}

function requireForce(force: Force): void {
  if (units(force) === 0 || units(force) > MAX_UNITS) {
    throw new RangeError(`a force of ${units(force)} units; one to ${MAX_UNITS} fight`);
  }
}

const known = new Map<string, BattleOdds>();
const MAX_KNOWN = 2_000;

/**
 * Returns the exact chances of a battle from dice and known cards. It assumes no retreat and ignores cards in hands.
 */
export function battleOdds(battle: BattleForecast): BattleOdds {
  requireForce(battle.attacker);
  requireForce(battle.defender);
  // Bots and tables ask for the same pair of forces repeatedly.
  const key = JSON.stringify(battle);
  let odds = known.get(key);
  if (odds === undefined) {
    const table = tableOf(battle);
    const ended = battle.rounds === undefined ? fightToTheEnd(table) : fightRounds(table, battle.rounds);
    odds = summary(endsOf(table, ended));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, odds);
  }
  return odds;
}
