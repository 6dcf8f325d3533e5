import { type Next, refuse } from '@tessera/kernel';
import { enterRegion } from '../armies/capture.ts';
import { canReduce, destroyArmy, reduce, removeLoneLeaders } from '../armies/losses.ts';
import { moveAll, settleSiege } from '../armies/siege.ts';
import { SITE, tables } from '../content/index.ts';
import { standingEffects } from '../deck/standing.ts';
import { GANDALF_WHITE, LEVEL, WITCH_KING } from '../pieces/characters.ts';
import { add, hasUnitOf, insideOf, NATION_COUNT, regionAt, unitsAt } from '../pieces/figures.ts';
import { activate, advance } from '../politics/politics.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { Battle, Rule, State } from '../state/state.ts';
import { plays } from '../state/variants.ts';
import { STAGES, type Stage } from '../state/vocabulary.ts';
import {
  battleOf,
  combatants,
  combatDice,
  discardCombatCards,
  leadershipOf,
  MAX_DICE,
  neededBy,
  newFighter,
  placeOf,
} from './battleRecord.ts';
import { elitesAt } from './casualties.ts';
import { retreatsOf } from './retreat.ts';

/** Battle, round by round, until an Army is destroyed, leaves or ceases to attack. R 9.4 to 9.7 */
export const battle = {
  'battle.begin'(state, _frame, ctx) {
    const { kind, attacker, from, to } = battleOf(state);
    ctx.log({ type: 'attacked', kind, side: attacker, from, to });
    provoke(state, to, ctx);
    return [{ at: 'battle.rider' }, { at: 'battle.round' }];
  },

  // R 7.9: Gandalf the White may give up his Leadership against that of the Nazgûl.
  'battle.rider': {
    asks: (state) => (combatants(state, FREE).includes(GANDALF_WHITE) ? battleOf(state).fighters[FREE]!.seat : []),
    options: (): Action[] => [{ type: 'accept' }, { type: 'decline' }],
    answers: {
      accept(state, _frame, { log }) {
        battleOf(state).whiteRider = true;
        log({ type: 'white-rider' });
      },
      decline() {},
    },
  },

  'battle.round'(state, _frame, { log }) {
    const battle = battleOf(state);
    battle.round++;
    battle.muted = [];
    battle.fighters = battle.fighters.map(({ seat }) => newFighter(seat));
    log({ type: 'round-began', round: battle.round });
    return [{ at: 'battle.shelter' }];
  },

  // R 9.7.2: before every round the defender of a Stronghold may go inside.
  'battle.shelter': {
    asks: (state) => (canShelter(state) ? defender(state) : []),
    options: (): Action[] => [{ type: 'stand' }, { type: 'shelter' }],
    answers: {
      stand: (state) => combatRound(state),
      shelter: (state, _frame, { log, chance }) => [...goInside(state, { log, chance }), { at: 'battle.end' }],
    },
    afterwards: (state) => combatRound(state),
  },

  'battle.roll'(state, _frame, { chance, log }) {
    const battle = battleOf(state);
    if (battle.left) return;
    for (const side of [battle.attacker, 1 - battle.attacker]) {
      const fighter = battle.fighters[side]!;
      const count = combatDice(state, side);
      if (count === 0) continue;
      const dice = chance.roll(count, 6);
      const needs = neededBy(state, side);
      fighter.rolled = dice;
      const hits = hitsIn(dice, needs, fighter.roll);
      fighter.hits += hits;
      log({ type: 'combat-rolled', side, dice: [...dice], needs: faceFor(needs, fighter.roll), hits });
    }
  },

  'battle.reroll'(state, _frame, { chance, log }) {
    const battle = battleOf(state);
    if (battle.left) return;
    for (const side of [battle.attacker, 1 - battle.attacker]) {
      const fighter = battle.fighters[side]!;
      const needs = neededBy(state, side);
      const misses =
        fighter.rolled.length - hitsIn(fighter.rolled, needs, fighter.roll) - fighter.turned - fighter.barred;
      const count = fighter.silenced ? 0 : Math.min(misses, leadershipOf(state, side), MAX_DICE);
      if (count <= 0) continue;
      const dice = chance.roll(count, 6);
      fighter.rerolled = dice;
      fighter.rerollHits = hitsIn(dice, needs, fighter.reroll);
      fighter.hits += fighter.rerollHits;
      const hits = fighter.rerollHits;
      log({ type: 'combat-rerolled', side, dice: [...dice], needs: faceFor(needs, fighter.reroll), hits });
    }
  },

  'battle.casualties'(state) {
    const battle = battleOf(state);
    if (battle.left) return;
    // R 9.5.1: the attacker chooses casualties first; both Armies may be destroyed.
    return [battle.attacker, 1 - battle.attacker].map((side) => ({
      at: 'casualties',
      side,
      place: placeOf(battle, side),
      hits: battle.fighters[1 - side]!.hits,
      battle: true,
    }));
  },

  'battle.wiped'(state, _frame, ctx) {
    const battle = battleOf(state);
    discardCombatCards(state);
    if (battle.left) return [{ at: 'battle.end' }];
    const { attacker, from, to, rearCharacters } = battle;
    const attackers = unitsAt(state, from, attacker);
    const defenders = unitsAt(state, to, 1 - attacker);
    if (attackers === 0) destroyArmy(state, from, attacker, rearCharacters, ctx);
    if (defenders === 0) destroyArmy(state, to, 1 - attacker, [], ctx);
    if (attackers > 0 && defenders > 0) return [{ at: 'battle.cease' }];
    return [...sorcery(state), ...(attackers > 0 ? advanceFrames(state, false) : []), { at: 'battle.end' }];
  },

  'battle.cease': {
    asks: (state) => (mustGoOn(state) ? [] : battleOf(state).fighters[battleOf(state).attacker]!.seat),
    options(state): Action[] {
      const battle = battleOf(state);
      if (battle.kind !== 'siege' || battle.roundsLeft > 1) return [{ type: 'cease' }, { type: 'press' }];
      return [{ type: 'cease' }, ...payable(state, battle).map((troop): Action => ({ type: 'spend', troop }))];
    },
    answers: {
      cease(state, _frame, { log }) {
        log({ type: 'ceased' });
        return [...sorcery(state), { at: 'battle.end' }];
      },
      press(state) {
        const battle = battleOf(state);
        if (battle.kind !== 'siege') return [{ at: 'battle.retreat' }];
        battle.roundsLeft--;
        return [...sorcery(state), { at: 'battle.round' }];
      },
      // R 9.7.5: reducing an Elite pays for one more round.
      spend: {
        refuse: (state, _frame, _seat, { troop }) =>
          payable(state, battleOf(state)).includes(troop) ? undefined : refuse('not-an-elite', { troop }),
        play(state, _frame, { action: { troop }, log, chance }) {
          reduce(state, battleOf(state).from, troop, { log, chance });
          return [...sorcery(state), { at: 'battle.round' }];
        },
      },
    },
    afterwards: () => [{ at: 'battle.retreat' }],
  },

  'battle.retreat': {
    asks: (state) => (canRetreat(state) ? defender(state) : []),
    options: (state): Action[] => [{ type: 'stand' }, ...retreats(state)],
    answers: {
      stand: (state) => [...sorcery(state), { at: 'battle.round' }],
      retreat: {
        refuse: (state, _frame, _seat, { to }) => whyNoRetreat(state, to),
        play(state, _frame, { action: { to }, log, chance }) {
          leaveTo(state, to, { log, chance });
          return [...sorcery(state), ...advanceFrames(state, false), { at: 'battle.end' }];
        },
      },
    },
    afterwards: (state) => [...sorcery(state), { at: 'battle.round' }],
  },

  /** Combat card Scouts: the defender leaves before any roll. */
  'battle.scouts': {
    asks: (state) => (canRetreat(state) || canShelter(state) ? defender(state) : []),
    options: (state): Action[] => [
      ...retreats(state),
      ...(canShelter(state) ? [{ type: 'shelter' } satisfies Action] : []),
    ],
    forced: true,
    answers: {
      retreat: {
        refuse: (state, _frame, _seat, { to }) => whyNoRetreat(state, to),
        play(state, _frame, { action: { to }, log, chance }) {
          battleOf(state).left = true;
          leaveTo(state, to, { log, chance });
          return [...sorcery(state), ...advanceFrames(state, false)];
        },
      },
      shelter(state, _frame, { log, chance }) {
        battleOf(state).left = true;
        return goInside(state, { log, chance });
      },
    },
  },

  'battle.end'(state, _frame, ctx) {
    const { attacker, from, to, rear, committed } = battleOf(state);
    discardCombatCards(state);
    rear.forEach((count, troop) => {
      add(state, from, troop, count);
    });
    state.battle = null;
    const region = regionAt(to);
    ctx.log({ type: 'battle-over', region });
    if (committed && unitsAt(state, to, attacker) > 0) enterRegion(state, region, attacker, ctx);
    for (const place of [from, to]) removeLoneLeaders(state, place, ctx);
    settleSiege(state, regionAt(from), ctx);
    settleSiege(state, region, ctx);
  },
} satisfies Rule<
  | 'battle.begin'
  | 'battle.rider'
  | 'battle.round'
  | 'battle.shelter'
  | 'battle.roll'
  | 'battle.reroll'
  | 'battle.casualties'
  | 'battle.wiped'
  | 'battle.cease'
  | 'battle.retreat'
  | 'battle.scouts'
  | 'battle.end'
>;

/** Returns how many dice hit: a natural 1 never does, a natural 6 always. R 9.4.1 */
export function hitsIn(dice: readonly number[], needs: number, bonus: number): number {
  let hits = 0;
  for (const die of dice) if (die !== 1 && (die === 6 || die + bonus >= needs)) hits++;
  return hits;
}

/** Returns the lowest face that hits. R 9.4.1 */
export function faceFor(needs: number, bonus: number): number {
  return Math.min(6, Math.max(2, needs - bonus));
}

/** Activates and advances each Nation with units in an attacked Army, once per battle. R 9.3.5 */
export function provoke(state: State, place: number, ctx: Ctx): void {
  const region = regionAt(place);
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (!hasUnitOf(state, place, nation)) continue;
    activate(state, nation, 'attack', ctx, region);
    advance(state, nation, 'attack', ctx);
  }
  if (state.table.length === 0) return;
  for (const { nation, regions } of standingEffects(state, 'activation-only')) {
    if (regions.includes(region)) activate(state, nation, 'attack', ctx, region);
  }
}

function combatRound(state: State): Next<Frame> {
  const { attacker } = battleOf(state);
  return [
    { at: 'combat.card', side: attacker },
    { at: 'combat.card', side: 1 - attacker },
    { at: 'combat.reveal' },
    stage('cancel'),
    stage('leave'),
    stage('before-roll'),
    stage('roll'),
    { at: 'battle.roll' },
    stage('before-reroll'),
    { at: 'battle.reroll' },
    stage('after-reroll'),
    stage('before-casualties'),
    { at: 'battle.casualties' },
    stage('after-casualties'),
    { at: 'battle.wiped' },
  ];
}

function stage(name: Stage): Frame {
  return { at: 'combat.stage', stage: STAGES.indexOf(name) };
}

function defender(state: State): number {
  const battle = battleOf(state);
  return battle.fighters[1 - battle.attacker]!.seat;
}

/** Returns whether the defender stands at a friendly Stronghold that is not besieged. */
function canShelter(state: State): boolean {
  const { kind, to, attacker } = battleOf(state);
  if (kind !== 'field' || tables.siteOf[to] !== SITE.stronghold) return false;
  return state.control[to] === 1 - attacker && state.stacks[insideOf(to)] === null;
}

/** Moves the defender into the Stronghold. The attacker decides by the advance whether that becomes a siege. R 9.7.3 */
function goInside(state: State, ctx: Ctx): Frame[] {
  const { to, attacker, committed } = battleOf(state);
  moveAll(state, to, insideOf(to), 1 - attacker);
  ctx.log({ type: 'sheltered', region: to });
  if (committed) {
    ctx.log({ type: 'siege-began', region: to });
    return [...sorcery(state), { at: 'trim', place: insideOf(to), side: 1 - attacker, removed: 0 }];
  }
  return [...sorcery(state), ...advanceFrames(state, true)];
}

function advanceFrames(state: State, siege: boolean): Frame[] {
  const { kind, attacker, from, committed, fighters } = battleOf(state);
  if (kind !== 'field' || committed) return [];
  return [
    {
      at: 'advance',
      seat: fighters[attacker]!.seat,
      troops: [...(state.stacks[from] ?? [])],
      characters: combatants(state, attacker),
      siege,
    },
  ];
}

/** Returns whether the attacker must fight on: he has landed, and this is no assault. R 9.7.5, 9.7.6 */
function mustGoOn(state: State): boolean {
  return battleOf(state).committed && battleOf(state).kind !== 'siege';
}

/** Returns the Elites whose reduction pays for another round of an assault. */
function payable(state: State, { from, attacker, roundsLeft, round, silentFirst }: Battle): number[] {
  if (roundsLeft > 1) return [];
  // Only assaults by a card silence the defender in the first round.
  if (silentFirst && round >= 3 && plays(state, 'assault-card-three-only')) return [];
  return elitesAt(state, from, attacker).filter((troop) => canReduce(state, troop));
}

function retreats(state: State): Action[] {
  const { to, attacker, kind } = battleOf(state);
  if (kind === 'siege') return [];
  return retreatsOf(state, to, 1 - attacker).map((region): Action => ({ type: 'retreat', to: region }));
}

function canRetreat(state: State): boolean {
  return retreats(state).length > 0;
}

function whyNoRetreat(state: State, to: number) {
  const { kind, to: place, attacker } = battleOf(state);
  if (kind === 'siege') return refuse('besieged', { place });
  return retreatsOf(state, place, 1 - attacker).includes(to) ? undefined : refuse('not-free', { region: to });
}

/** Moves the whole defending Army away; characters of Level 0 stay. R 9.6.1 */
function leaveTo(state: State, to: number, ctx: Ctx): void {
  const { to: from, attacker } = battleOf(state);
  const staying = combatants(state, 1 - attacker).filter((character) => LEVEL[character] === 0);
  moveAll(state, from, to, 1 - attacker);
  for (const character of staying) state.characters[character] = from;
  ctx.log({ type: 'retreated', from, to });
  // R 9.9.3: an enemy Army that enters a region activates its Nation, even by a retreat.
  enterRegion(state, to, 1 - attacker, ctx);
}

/**
 * Lets the Witch-king draw from the deck of a combat card that was used in round 1 of his battle, after that round. R
 * 7.9
 */
function sorcery(state: State): Frame[] {
  const battle = battleOf(state);
  const deck = battle.sorcery;
  if (battle.round !== 1 || deck < 0 || !combatants(state, SHADOW).includes(WITCH_KING)) return [];
  battle.sorcery = -1;
  return [{ at: 'card.draw', seat: battle.fighters[SHADOW]!.seat, decks: [deck], may: true }];
}
