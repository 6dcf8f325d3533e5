import type { Next } from '@tessera/kernel';
import { beginAttack } from '../actions/attackAction.ts';
import { walk } from '../movement/walk.ts';
import { isEverybodyOut } from '../objectives/victoryPoints.ts';
import { rollFor, takeRolls } from '../rolls/reroll.ts';
import type { Ctx, Log } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { cellOf, FIRST_NPC, npcUnit } from '../units/units.ts';
import { declareAttack } from '../weapons/targetNumber.ts';
import { areElitesDue, getNPCActionCount, npcPhaseLevel } from './alertLevel.ts';
import { arrivingElites } from './elites.ts';
import { npcActionOf } from './npcAction.ts';
import { choose, loser } from './npcTarget.ts';

/** Guards, elites and turrets act in order, with as many actions as the alert level gives. R 15 */
export const npcPhase = {
  'npc-phase'(state, _frame, { chance, log }) {
    state.phase = 'npc-phase';
    // Read once: events of the phase do not change the level. R 15.2
    const level = npcPhaseLevel(state);
    const actions = getNPCActionCount(level, state);
    state.alerts.push(level);
    if (areElitesDue(state, level)) sendElites(state, log);
    if (actions === 0) return [{ at: 'end-of-turn' }];
    log({ type: 'npc-phase', level, actions });
    const order = state.npcs.map((_npc, i) => npcUnit(i)).filter((npc) => isFit(state, npc));
    if (hasVariant(state, 'npc-shuffle')) chance.shuffle(order);
    return [{ at: 'npcs', order, next: 0, actions }, { at: 'end-of-turn' }];
  },

  npcs(state, { at, order, next, actions }) {
    // Also after the last NPC: the turn ends at once when the tenth character has fallen. R 17.3
    if (isEverybodyOut(state)) {
      state.phase = 'game-over';
      return undefined;
    }
    const unit = order[next];
    if (unit === undefined) return undefined;
    return [
      { at: 'npc', unit, left: actions, target: -1 },
      { at, order, next: next + 1, actions },
    ];
  },

  npc(state, { unit, left, target }, ctx) {
    if (left === 0 || !isFit(state, unit)) return undefined;
    const { candidates, tied, motive } = choose(state, unit, target);
    if (tied.length === 0) return undefined;
    ctx.log({
      type: 'npc-chose',
      unit,
      target: tied.length === 1 ? tied[0]! : -1,
      why: tied.length === 1 ? motive : 'tie',
      candidates: candidates.map(({ unit }) => unit),
      distances: candidates.map(({ distance }) => distance),
    });
    if (tied.length === 1) return goFor(state, unit, left, tied[0]!, ctx);
    return [...tied.map((one) => rollFor(one, 'tie')), { at: 'npc.tie', unit, left, tied: [...tied] }];
  },

  'npc.tie'(state, { unit, left, tied }, ctx) {
    const totals = takeRolls(state).map(({ total }) => total);
    const target = loser(state, tied, totals);
    ctx.log({ type: 'tie-broken', unit, target, tied, totals });
    return goFor(state, unit, left, target, ctx);
  },
} satisfies Rule<'npc-phase' | 'npcs' | 'npc' | 'npc.tie'>;

/** Performs one action of an NPC towards its target; its other actions follow. R 15.7 */
function goFor(state: State, unit: number, left: number, target: number, ctx: Ctx): Next<Frame> {
  const next: Frame = { at: 'npc', unit, left: left - 1, target };
  const action = npcActionOf(state, unit, target);
  switch (action.kind) {
    case 'idle':
      return [next];
    case 'walk':
      walk(state, unit, action.path, 'npc-moved', ctx.log);
      return [next];
    case 'melee':
    case 'ranged': {
      const attack = declareAttack(state, unit, target, '', action.kind);
      return [...(beginAttack(state, attack, { reach: action.reach, push: 0, pull: 0 }, ctx) ?? []), next];
    }
  }
}

/** Returns whether an NPC can act: on the map and not charmed. R 15.10 */
function isFit(state: State, npc: number): boolean {
  return cellOf(state, npc) >= 0 && !state.npcs[npc - FIRST_NPC]!.charmed;
}

function sendElites(state: State, log: Log): void {
  const elites = arrivingElites(state);
  state.elitesSpawned = true;
  for (const elite of elites) {
    log({ type: 'elite-arrived', unit: npcUnit(state.npcs.length), cell: elite.cell });
    state.npcs.push(elite);
  }
}
