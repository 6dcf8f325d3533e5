import { combatEffectKindOf } from '../cards/combatEffect.ts';
import { combatRecordOf } from '../cards/records.ts';
import { SITE, tables } from '../content/index.ts';
import { rerolls } from '../hunt/hunt.ts';
import { charactersAt, IS_CAPTAIN, LEADERSHIP } from '../pieces/characters.ts';
import { isInside } from '../pieces/figures.ts';
import { tileOf, tilesToDraw } from '../pieces/huntPool.ts';
import { elitesLead } from '../pieces/leadership.ts';
import { countIn, ELITES_OF, LEADERS_OF, NATION_OF, unitsIn } from '../pieces/troops.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { View } from '../state/state.ts';
import { type BattleForecast, type BattleOdds, battleOdds, type Edge, type Force, type Site } from './battle.ts';
import { type AllocationOdds, allocationOdds, type HuntForecast, type HuntOdds, huntOdds } from './hunt.ts';

/** Upper bound for units in one place at the end of an action. */
const MAX_UNITS = 15;

/** Returns the odds of an attack from public information: the figures, no cards. Undefined if one side has no units. */
export function attackOdds(
  view: View,
  side: number,
  from: number,
  to: number,
  troops: readonly number[] | null = view.stacks[from] ?? null,
): BattleOdds | undefined {
  const attacker = forceOf(view, side, from, troops);
  const defender = forceOf(view, 1 - side, to, view.stacks[to] ?? null);
  return attacker && defender && battleOdds({ site: siteOf(from, to), attacker, defender });
}

/**
 * Returns the odds of the running battle if a side uses a combat card in this round. Undefined unless the card only
 * changes dice.
 */
export function combatCardOdds(view: View, side: number, card: number): BattleOdds | undefined {
  const edges = edgesOf(card);
  if (!view.battle || !edges) return undefined;
  const [own, enemy] = edges;
  const isAttacker = side === view.battle.attacker;
  return oddsInBattle(view, { attacker: isAttacker ? own : enemy, defender: isAttacker ? enemy : own });
}

/** Returns the odds of the running battle from this round on. */
export function oddsInBattle(view: View, edges: BattleForecast['edges'] = {}): BattleOdds | undefined {
  const { battle } = view;
  if (!battle) return undefined;
  const { attacker, from, to, rearCharacters, round } = battle;
  const forces = [from, to].map((place, defends) =>
    forceOf(view, defends ? 1 - attacker : attacker, place, view.stacks[place] ?? null, rearCharacters),
  );
  if (!forces[0] || !forces[1]) return undefined;
  // Walls of a City count in the first round only.
  const site = round > 1 && !isInside(to) ? 'field' : siteOf(from, to);
  return battleOdds({ site, attacker: forces[0], defender: forces[1], edges });
}

/** Returns the bonus of a combat card for its side and the other, if it has no other effect. */
function edgesOf(card: number): [own: Partial<Edge>, enemy: Partial<Edge>] | undefined {
  const { effects, forfeits } = combatRecordOf(card);
  const own = { roll: 0, reroll: 0, leadership: 0 };
  const enemy = { roll: 0, reroll: 0 };
  for (const effect of effects) {
    const edges = combatEffectKindOf(effect).edges?.(effect);
    if (edges === undefined) return undefined;
    own.roll += edges.own.roll;
    own.reroll += edges.own.reroll;
    enemy.roll += edges.enemy.roll;
    enemy.reroll += edges.enemy.reroll;
  }
  if (typeof forfeits === 'object' && typeof forfeits.nazgul === 'number') own.leadership -= forfeits.nazgul;
  return [own, enemy];
}

/** Returns the odds of the Hunt if the Fellowship moved now. */
export function nextHunt(view: View): HuntOdds {
  return huntOdds({ ...huntNow(view), dice: view.huntBox[SHADOW]! });
}

/** Returns the odds for a number of allocated dice out of the Shadow's pool. R 5.3 */
export function oddsOfAllocation(view: View, allocated: number, pool: number): AllocationOdds {
  return allocationOdds({ dice: pool, least: allocated, most: allocated, hunt: huntNow(view) })[0]!;
}

function huntNow(view: View): Omit<HuntForecast, 'dice'> {
  return {
    bonus: view.huntBox[FREE]!,
    rerolls: rerolls(view),
    pool: tilesToDraw(view).map(tileOf),
    mordor: view.fellowship.mordor >= 0,
  };
}

function forceOf(
  view: View,
  side: number,
  place: number,
  troops: readonly number[] | null,
  without: readonly number[] = [],
): Force | undefined {
  if (troops === null) return undefined;
  const units = unitsIn(troops, side);
  if (units === 0 || units > MAX_UNITS) return undefined;
  const elites = countIn(troops, ELITES_OF[side]!);
  const leading = ELITES_OF[side]!.filter((troop) => elitesLead(view, NATION_OF[troop]!));
  const leadingElites = countIn(troops, leading);
  // If only some Elites lead, they are assumed to fall last.
  const allLead = elites > 0 && leadingElites === elites;
  const characters = charactersAt(view, place, side).filter((character) => !without.includes(character));
  const named = characters.reduce((sum, character) => sum + LEADERSHIP[character]!, 0);
  return {
    regulars: units - elites,
    elites,
    leadership: countIn(troops, LEADERS_OF[side]!) + named + (allLead ? 0 : leadingElites),
    captains: characters.filter((character) => IS_CAPTAIN[character]).length,
    elitesLead: allLead,
  };
}

/** Returns the battle site: walls help against an attacker from outside. R 9.7.1, 9.7.5 */
function siteOf(from: number, to: number): Site {
  if (isInside(to)) return 'siege';
  if (isInside(from)) return 'field';
  return tables.siteOf[to] === SITE.city || tables.siteOf[to] === SITE.fortification ? 'city' : 'field';
}
