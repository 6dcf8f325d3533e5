import type { Seat } from '@tessera/kernel';
import { type NpcPhaseForecast, previewNPCPhase } from '../forecast/npcPhaseForecast.ts';
import { getVPOpportunities } from '../forecast/opportunities.ts';
import type { Action } from '../state/action.ts';
import type { View } from '../state/state.ts';
import type { VPOpportunity } from '../state/types.ts';
import { isWaiting } from '../units/turnStructure.ts';
import { cellOf, crewOf, seatOf } from '../units/units.ts';
import { type Foresight, foresee } from './foresight.ts';

/** Position as a player who asks for advice sees it. */
export interface Occasion {
  readonly view: View;
  readonly seat: Seat;
  /** Characters with an open decision: the active one, or those still to activate; none for other players. */
  readonly units: readonly number[];
  /** Returns the scoring opportunities of a character now. */
  chances(unit: number): readonly VPOpportunity[];
  /** Returns the forecast of an NPC phase that began now. */
  guards(): NpcPhaseForecast;
}

/** Position with an action under consideration. */
export interface Consideration extends Occasion, Foresight {
  readonly action: Action;
  /** Acting unit, or the affected one if the action has no other; -1 for none. */
  readonly actor: number;
  chancesAfter(unit: number): readonly VPOpportunity[];
  guardsAfter(): NpcPhaseForecast;
}

export function occasionOf(view: View, seat: Seat): Occasion {
  return {
    view,
    seat,
    units: unitsAt(view, seat),
    chances: cached((unit) => getVPOpportunities(view, unit)),
    guards: once(() => previewNPCPhase(view)),
  };
}

export function considerationOf(view: View, seat: Seat, action: Action): Consideration {
  const foresight = foresee(view, seat, action);
  const { after } = foresight;
  return {
    ...occasionOf(view, seat),
    action,
    actor: actorOf(view, action),
    ...foresight,
    chancesAfter: cached((unit) => getVPOpportunities(after, unit)),
    guardsAfter: once(() => previewNPCPhase(after)),
  };
}

function unitsAt(view: View, seat: Seat): readonly number[] {
  const { activation, phase } = view;
  if (phase !== 'player-activation') return [];
  if (activation !== null) return seatOf(activation.character) === seat ? [activation.character] : [];
  return crewOf(seat).filter((unit) => isWaiting(view, unit) && cellOf(view, unit) >= 0);
}

function actorOf(view: View, action: Action): number {
  const frame = view.flow.at(-1);
  if (action.type === 'activate') return action.character;
  if (action.type === 'plan-move') return action.unit;
  if (frame?.at === 'deploy' || frame?.at === 'under-cover') return frame.unit;
  return view.activation?.character ?? -1;
}

/** Returns the function with its results cached per unit. */
function cached<Value>(compute: (unit: number) => Value): (unit: number) => Value {
  const known = new Map<number, Value>();
  return (unit) => {
    const value = known.get(unit) ?? compute(unit);
    known.set(unit, value);
    return value;
  };
}

function once<Value>(compute: () => Value): () => Value {
  const value = cached(compute);
  return () => value(0);
}
