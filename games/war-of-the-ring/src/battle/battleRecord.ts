import type { Seat } from '@tessera/kernel';
import { SITE, tables } from '../content/index.ts';
import { CHARACTERS_OF, GANDALF_WHITE, IS_CAPTAIN, LEADERSHIP } from '../pieces/characters.ts';
import { insideOf, isInside, regionAt, take, troopsAt, unitsAt } from '../pieces/figures.ts';
import { leadershipAt, nazgulLeadershipAt } from '../pieces/leadership.ts';
import { commanderOf } from '../pieces/roles.ts';
import { noTroops, TROOPS_OF } from '../pieces/troops.ts';
import { DECK_SIZE, FREE, SHADOW, type Troops } from '../state/numbers.ts';
import type { Battle, Fighter, State } from '../state/state.ts';
import { plays } from '../state/variants.ts';

/** Maximum of Combat dice per roll. R 9.4 */
export const MAX_DICE = 5;

/** Parameters with which an attack begins. */
interface Onset {
  readonly side: number;
  readonly from: number;
  readonly to: number;
  readonly troops: Troops;
  readonly characters: readonly number[];
  /** Rounds of an assault; 0 for the usual single round. */
  readonly rounds: number;
  readonly silentFirst: boolean;
  /** Whether the units inside the Stronghold that the Shadow besieges reduce its dice. */
  readonly hinders: boolean;
  /** The attackers have already landed: they can neither cease nor advance. */
  readonly committed?: boolean;
}

/** Returns the battle in progress. */
export function battleOf(state: Pick<State, 'battle'>): Battle {
  if (!state.battle) throw new Error('There is no battle');
  return state.battle;
}

/** Opens the record of a battle and sets figures that stay out of it aside as the rear guard. R 9.3.3 */
export function newBattle(state: State, onset: Onset): void {
  const { side, from, to, troops, characters, rounds, silentFirst, hinders, committed = false } = onset;
  const kind = isInside(to) ? 'siege' : isInside(from) ? 'sortie' : 'field';
  const rear = noTroops();
  for (const troop of TROOPS_OF[side]!) {
    rear[troop] = troopsAt(state, from, troop) - troops[troop]!;
    take(state, from, troop, rear[troop]!);
  }
  const inside = insideOf(regionAt(to));
  state.battle = {
    kind,
    attacker: side,
    from,
    to,
    rear,
    rearCharacters: CHARACTERS_OF[side]!.filter(
      (character) => state.characters[character] === from && !characters.includes(character),
    ),
    round: 0,
    roundsLeft: Math.max(plays(state, 'siege-five-rounds') ? 5 : 1, rounds),
    committed,
    hindered: hinders && inside >= 0 ? unitsAt(state, inside, FREE) : 0,
    silentFirst,
    whiteRider: false,
    left: false,
    muted: [],
    sorcery: -1,
    fighters: [FREE, SHADOW].map((one) => newFighter(commanderOf(state, one === side ? from : to, one))),
  };
}

/** Returns the record of a side at the start of a round. */
export function newFighter(seat: Seat): Fighter {
  return {
    seat,
    card: null,
    shown: false,
    back: -1,
    cancelled: false,
    dice: 0,
    most: MAX_DICE,
    roll: 0,
    reroll: 0,
    forfeited: 0,
    silenced: false,
    rolled: [],
    rerolled: [],
    turned: 0,
    barred: 0,
    hits: 0,
    rerollHits: 0,
    earlyHits: 0,
    selfHits: 0,
  };
}

/** Returns the place where a side fights. */
export function placeOf(battle: Battle, side: number): number {
  return side === battle.attacker ? battle.from : battle.to;
}

/** Returns the characters of a side in the battle. */
export function combatants(state: State, side: number): number[] {
  const battle = battleOf(state);
  const place = placeOf(battle, side);
  return CHARACTERS_OF[side]!.filter(
    (character) =>
      state.characters[character] === place && (side !== battle.attacker || !battle.rearCharacters.includes(character)),
  );
}

export function fightingUnits(state: State, side: number): number {
  return unitsAt(state, placeOf(battleOf(state), side), side);
}

/**
 * Returns the number of Combat dice: one per unit, one per Captain, and dice from cards. At least one, at most the
 * limit, none without units. R 3.5, 3.7, 9.4
 */
export function combatDice(state: State, side: number): number {
  const battle = battleOf(state);
  const fighter = battle.fighters[side]!;
  const units = fightingUnits(state, side);
  if (units === 0) return 0;
  let captains = 0;
  for (const character of combatants(state, side)) {
    if (IS_CAPTAIN[character] && !battle.muted.includes(character)) captains++;
  }
  const strength = Math.min(MAX_DICE, units + captains);
  const hindered = side === SHADOW ? battle.hindered : 0;
  // Effects that remove dice always leave one.
  const dice = Math.max(1, strength + fighter.dice - hindered);
  return Math.min(dice, fighter.most);
}

/** Returns the Leadership of a side in this round, minus the forfeited points. R 9.4.4, 9.4.5 */
export function leadershipOf(state: State, side: number): number {
  return Math.max(0, totalLeadership(state, side) - battleOf(state).fighters[side]!.forfeited);
}

function totalLeadership(state: State, side: number): number {
  const battle = battleOf(state);
  const place = placeOf(battle, side);
  const without = absent(state, side);
  let points = leadershipAt(state, place, side, without);
  if (battle.whiteRider && side === FREE && combatants(state, FREE).includes(GANDALF_WHITE)) {
    points -= battle.muted.includes(GANDALF_WHITE) ? 0 : LEADERSHIP[GANDALF_WHITE]!;
  }
  if (battle.whiteRider && side === SHADOW) points -= nazgulLeadershipAt(state, place, without);
  return points;
}

/** Returns the Leadership of Nazgûl that counts in this round. R 9.4.5 */
export function nazgulLeadershipOf(state: State): number {
  const battle = battleOf(state);
  if (battle.whiteRider) return 0;
  const all = nazgulLeadershipAt(state, placeOf(battle, SHADOW), absent(state, SHADOW));
  return Math.max(0, all - battle.fighters[SHADOW]!.forfeited);
}

/** Returns the characters in the place that do not count: the rear guard and muted characters. */
function absent(state: State, side: number): number[] {
  const battle = battleOf(state);
  return side === battle.attacker ? [...battle.rearCharacters, ...battle.muted] : battle.muted;
}

/** Returns the face that a die of a side needs. R 9.4, 9.7.1, 9.7.5 */
export function neededBy(state: State, side: number): number {
  const battle = battleOf(state);
  if (side !== battle.attacker || battle.kind === 'sortie') return 5;
  if (battle.kind === 'siege') return 6;
  return battle.round === 1 && isWalled(regionAt(battle.to)) ? 6 : 5;
}

/** Returns whether the region has a City or a Fortification. */
function isWalled(region: number): boolean {
  return tables.siteOf[region] === SITE.city || tables.siteOf[region] === SITE.fortification;
}

/** Discards the combat cards of a round. R 9.4 */
export function discardCombatCards(state: State): void {
  for (const fighter of battleOf(state).fighters) {
    if (fighter.card === null) continue;
    state.discards[Math.floor(fighter.card / DECK_SIZE)]!.push(fighter.card);
    fighter.card = null;
    fighter.back = -1;
  }
}
