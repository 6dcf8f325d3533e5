import type { Seat } from '@tessera/kernel';
import type { Action } from '../action.ts';
import { type NpcPhaseForecast, previewNPCPhase } from '../npc/preview.ts';
import { getVPOpportunities } from '../opportunities.ts';
import type { View } from '../state.ts';
import { isWaiting } from '../turnStructure.ts';
import type { VPOpportunity } from '../types.ts';
import { cellOf, crewOf, seatOf } from '../units.ts';
import { type Foresight, foresee } from './foresight.ts';

/** A moment of a match, as somebody who wants advice sees it. */
export interface Occasion {
  readonly view: View;
  readonly seat: Seat;
  /** The characters there is something to decide about: the active one, or those still to activate; none of others. */
  readonly units: readonly number[];
  /** What a character could score now. */
  chances(unit: number): readonly VPOpportunity[];
  /** What the NPC phase would bring if it began now. */
  guards(): NpcPhaseForecast;
}

/** The same moment with an action in mind. */
export interface Consideration extends Occasion, Foresight {
  readonly action: Action;
  /** Who acts, or is acted on where that is all there is to the action; -1 for nobody in particular. */
  readonly actor: number;
  chancesAfter(unit: number): readonly VPOpportunity[];
  guardsAfter(): NpcPhaseForecast;
}

export function occasionOf(view: View, seat: Seat): Occasion {
  return {
    view,
    seat,
    units: unitsAt(view, seat),
    chances: remembering((unit) => getVPOpportunities(view, unit)),
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
    chancesAfter: remembering((unit) => getVPOpportunities(after, unit)),
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

function remembering<Value>(tell: (unit: number) => Value): (unit: number) => Value {
  const known = new Map<number, Value>();
  return (unit) => {
    const told = known.get(unit) ?? tell(unit);
    known.set(unit, told);
    return told;
  };
}

function once<Value>(tell: () => Value): () => Value {
  const told = remembering(tell);
  return () => told(0);
}
