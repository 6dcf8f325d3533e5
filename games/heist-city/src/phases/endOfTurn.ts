import { cloneJson, refuse, type Seat } from '@tessera/kernel';
import { itemOf, type ToolEffect } from '../content/index.ts';
import { alertTotal } from '../guards/alertLevel.ts';
import { isInZone, siteOf } from '../map/site.ts';
import { scoreEscape, scoreExtraction } from '../objectives/victoryPoints.ts';
import type { Action } from '../state/action.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { tellingScores } from '../stealth/loggedChanges.ts';
import { wake } from '../stealth/stateTransitions.ts';
import { equipmentWorks, toolEffect } from '../units/stats.ts';
import { advanceTurn, LAST_TURN } from '../units/turnStructure.ts';
import { areAdjacent, areAllies, crewOf, isStanding, seatOf } from '../units/units.ts';

/** Steps at the end of a turn, in order. R 16 */
export const endOfTurn = {
  'end-of-turn'(state) {
    state.phase = 'end-of-turn';
    const isLast = state.turn === LAST_TURN;
    const frames: Frame[] = [];
    if (!hasVariant(state, 'hack-immediate')) {
      for (let computer = 0; computer < siteOf(state.map).computers.length; computer++) {
        frames.push(
          { at: 'champion', computer, seat: 0 },
          { at: 'champion', computer, seat: 1 },
          { at: 'computer', computer },
        );
      }
    }
    if (isLast) frames.push(...flights(state));
    if (isLast || hasVariant(state, 'extract-each-turn')) frames.push({ at: 'extraction' });
    return [...frames, { at: 'turn.end' }];
  },

  // R 14.5: a Jetpack takes one adjacent ally along; the owner chooses if there are several.
  jetpack: {
    asks: (state, { unit }): Seat | readonly Seat[] => (passengers(state, unit).length > 1 ? seatOf(unit) : []),
    prompt: (_state, { unit }) => ({ code: 'jetpack', params: { unit } }),
    options: (state, { unit }) => passengers(state, unit).map((ally): Action => ({ type: 'extract-with', ally })),
    refuse(state, { unit }, _seat, action) {
      if (action.type !== 'extract-with') return undefined;
      return passengers(state, unit).includes(action.ally)
        ? undefined
        : refuse('no-target', { action: 'extract-with' });
    },
    sound: true,
    answers: {
      'extract-with'(state, { unit }, { action: { ally }, log }) {
        state.airlifted.push(ally);
        log({ type: 'airlifted', unit, ally });
        return undefined;
      },
    },
    afterwards(state, { unit }, { log }) {
      const [ally] = passengers(state, unit);
      if (ally === undefined) return undefined;
      state.airlifted.push(ally);
      log({ type: 'airlifted', unit, ally });
      return undefined;
    },
  },

  extraction(state, _frame, { log }) {
    tellingScores(state, log, () => {
      scoreExtraction(state);
      if (state.turn === LAST_TURN) scoreEscape(state);
    });
    return undefined;
  },

  'turn.end'(state, _frame, { log }) {
    endTurn(state);
    state.hacked = [];
    state.alertAtEnd = alertTotal(state);
    log({ type: 'turn-ended', turn: state.turn, alert: state.alertAtEnd });
    advanceTurn(state);
    return state.phase === 'game-over' ? undefined : [{ at: 'turn' }];
  },
} satisfies Rule<'end-of-turn' | 'jetpack' | 'extraction' | 'turn.end'>;

/** Returns a frame per holder of a working Jetpack. */
function flights(state: View): Frame[] {
  return state.characters.flatMap(({ stance, items }, unit): Frame[] => {
    if (!isStanding(stance) || !equipmentWorks(state, unit)) return [];
    const effects = items.flatMap(({ item }) => toolEffectsOf(item));
    const seats = effects.map((effect) => (effect.kind === 'extract' ? effect.companions : 0));
    return Array.from({ length: Math.max(0, ...seats) }, () => ({ at: 'jetpack', unit }));
  });
}

function toolEffectsOf(id: string): readonly ToolEffect[] {
  const item = itemOf(id);
  return item.type === 'tool' ? item.effects : [];
}

/** Returns the standing allies beside the holder who would not escape otherwise. */
function passengers(state: View, unit: number): number[] {
  const site = siteOf(state.map);
  return crewOf(seatOf(unit)).filter((ally) => {
    const { stance, cell } = state.characters[ally]!;
    if (!areAllies(unit, ally) || !isStanding(stance) || !areAdjacent(state, unit, ally)) return false;
    if (isInZone(site, seatOf(ally), cell, state.variants) || state.airlifted.includes(ally)) return false;
    return toolEffect(state, ally, 'extract') === undefined;
  });
}

/** Part of the state that the end of a turn changes. */
type TurnEffects = Pick<State, 'variants' | 'characters' | 'npcs' | 'drops' | 'areas' | 'activation'>;

/** Ends effects that last a turn, and readies characters for the next. R 16 (3) and (4) */
export function endTurn(state: TurnEffects): void {
  for (const area of state.areas) area.turns--;
  state.areas = state.areas.filter(({ turns }) => turns > 0);
  for (const npc of state.npcs) npc.charmed = false;
  for (const drop of state.drops) drop.uploadedThisTurn = false;
  for (const character of state.characters) {
    character.allEyes = false;
    character.connected = -1;
    character.triedIntel = false;
    // An Unconscious character never activates again. C16
    if (character.stance !== 'unconscious') character.activated = false;
    if (hasVariant(state, 'plain-sight-turn')) character.inPlainSight = false;
    if (character.stance === 'stunned' && hasVariant(state, 'auto-wake')) wake(character, state);
  }
  state.activation = null;
}

/** Returns the parts of a state that the end of a turn changes, with their new values. R 16 */
export function getEndOfTurnEffects(state: State): Omit<TurnEffects, 'variants'> {
  const { variants, characters, npcs, drops, areas } = state;
  const effects = { characters: cloneJson(characters), npcs: cloneJson(npcs), drops: cloneJson(drops) };
  const after = { variants, ...effects, areas: cloneJson(areas), activation: null };
  endTurn(after);
  return { ...effects, areas: after.areas, activation: null };
}
