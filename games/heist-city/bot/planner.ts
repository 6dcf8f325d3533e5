import type { Seat } from '@tessera/kernel';
import { type Cell, distance } from '../src/map/site.ts';
import type { View } from '../src/state/state.ts';
import { isWaiting } from '../src/units/turnStructure.ts';
import { crewOf, isStanding, seatOf } from '../src/units/units.ts';
import { abilities } from './abilities.ts';
import { AttackOptions } from './attackOptions.ts';
import type { Field } from './fields.ts';
import { Outlook } from './outlook.ts';
import { peacefulActions, upload } from './peacefulActions.ts';
import { extendDraft, type Plan, type PlanDraft } from './plan.ts';
import { spotOf } from './spot.ts';
import { stride } from './talent.ts';
import { WalkOptions } from './walkOptions.ts';

/** Number of plans kept per character, and per crew. */
const OF_EACH = 4;
const OF_ALL = 12;

/**
 * Returns the most promising whole activations of a seat, the best first: of the active character or, between
 * activations, of every waiting one.
 */
export function plansOf(state: View, seat: Seat): Plan[] {
  const outlook = new Outlook(state);
  if (state.activation !== null) return new Planner(outlook, state.activation.character).plans(OF_ALL);
  const waiting = crewOf(seat).filter((unit) => isWaiting(state, unit));
  const plans = waiting.flatMap((unit) => new Planner(outlook, unit).plans(OF_EACH));
  return plans.sort(byWorth).slice(0, OF_ALL);
}

function byWorth(a: Plan, b: Plan): number {
  return b.worth - a.worth;
}

/** Builds the plans of one character: walks, actions at their ends, and the remaining slots. */
class Planner {
  readonly #outlook: Outlook;
  readonly #unit: number;
  readonly #walking: WalkOptions;
  readonly #fighting: AttackOptions;
  readonly #goals = new Map<string, readonly Field[]>();
  readonly #found: Plan[] = [];
  /** Value of doing nothing. */
  readonly #idle: number;

  constructor(outlook: Outlook, unit: number) {
    this.#outlook = outlook;
    this.#unit = unit;
    this.#walking = new WalkOptions(outlook.state, unit, outlook.jobs.talent(unit));
    this.#fighting = new AttackOptions(outlook, this.#walking, unit);
    this.#idle = outlook.worth(unit, { ...spotOf(outlook.state, unit), slots: 0 });
  }

  /** Returns this many plans, the best first. */
  plans(count: number): Plan[] {
    const spot = spotOf(this.#outlook.state, this.#unit);
    const start: PlanDraft = { actions: [], spot, gain: 0 };
    if (spot.stance === 'stunned' && spot.slots === 3) {
      this.#keep(extendDraft(start, { type: 'wake-up' }, { slots: 0, stance: 'overt' }));
    } else {
      this.#keep(start);
      if (isStanding(spot.stance) && spot.slots > 0) this.#explore(start);
    }
    return firstDistinct(this.#found.sort(byWorth), count);
  }

  #explore(start: PlanDraft): void {
    const walks = this.#walks(start);
    for (const draft of [start, ...walks]) {
      for (const after of this.#actions(draft)) {
        this.#finish(after);
        for (const more of this.#actions(after)) this.#finish(more);
      }
    }
    for (const draft of abilities(this.#outlook, this.#walking, this.#unit, start)) {
      this.#finish(draft);
      for (const after of this.#actions(draft)) this.#finish(after);
    }
  }

  #actions(draft: PlanDraft): PlanDraft[] {
    if (draft.spot.slots <= 0) return [];
    return [...peacefulActions(this.#outlook, this.#unit, draft), ...this.#fighting.attacks(draft)];
  }

  /** Uses the remaining slots for uploads, or for the way to the next goal. */
  #finish(draft: PlanDraft): void {
    let busy = draft;
    while (busy.spot.slots > 0 && busy.spot.fresh > 0) busy = upload(this.#outlook, this.#unit, busy);
    this.#keep(busy);
    if (draft.spot.slots <= 0) return;
    for (const field of this.#goalsOf(draft).slice(0, 2)) {
      const walked = this.#walking.down(draft, field);
      if (walked) this.#keep(walked);
    }
  }

  /** Returns the next goals, which depend on load and state more than on the cell. */
  #goalsOf({ spot }: PlanDraft): readonly Field[] {
    const key = `${spot.carried} ${spot.stance} ${spot.connected} ${spot.triedIntel}`;
    let goals = this.#goals.get(key);
    if (goals === undefined) {
      goals = this.#outlook.goals(this.#unit, spot);
      this.#goals.set(key, goals);
    }
    return goals;
  }

  #keep({ actions, spot, gain }: PlanDraft): void {
    const worth = gain + this.#outlook.worth(this.#unit, { ...spot, slots: 0 }) - this.#idle;
    this.#found.push({ unit: this.#unit, actions, worth });
  }

  /** Returns walks towards the best goals, and to places where the remaining slots are useful. */
  #walks(start: PlanDraft): PlanDraft[] {
    const { slots, stance } = start.spot;
    const talent = this.#outlook.jobs.talent(this.#unit);
    const goals = this.#goalsOf(start).slice(0, 3);
    const reach = this.#walking.reach(start);
    const drafts: PlanDraft[] = [];
    const consider = (cell: Cell, most: number) => {
      const walked =
        cell >= 0 && !drafts.some(({ spot }) => spot.cell === cell) && this.#walking.to(start, reach, cell, most);
      if (walked) drafts.push(walked);
    };
    for (const place of this.#places())
      consider(this.#walking.beside(reach, place, stride(talent, stance, slots - 1)), slots - 1);
    for (const field of goals) {
      for (let used = slots; used > 0; used--)
        consider(this.#walking.furthest(reach, field, stride(talent, stance, used)), used);
    }
    for (const draft of drafts) this.#keep(draft);
    return drafts.filter(({ spot }) => spot.slots > 0);
  }

  /** Returns the cells worth standing next to. */
  #places(): Cell[] {
    const { state, jobs } = this.#outlook;
    const { cell: from, stance } = state.characters[this.#unit]!;
    const places = [...jobs.site.computers];
    if (jobs.talent(this.#unit).room > 0) for (const { cell } of state.drops) if (cell >= 0) places.push(cell);
    for (const enemy of crewOf(1 - seatOf(this.#unit))) {
      const { cell, stance: other } = state.characters[enemy]!;
      if (cell >= 0 && other !== 'unconscious') places.push(cell);
    }
    if (stance !== 'disguised') return places;
    const mobs = state.npcs.flatMap(({ kind, cell }) => (kind !== 'turret' && cell >= 0 ? [cell] : []));
    mobs.sort((a, b) => distance(jobs.site, a, from) - distance(jobs.site, b, from));
    return [...places, ...mobs.slice(0, 2)];
  }
}

/** Returns the first distinct plans of a list. */
function firstDistinct(plans: readonly Plan[], count: number): Plan[] {
  const seen = new Set<string>();
  const kept: Plan[] = [];
  for (const plan of plans) {
    const spelling = JSON.stringify(plan.actions);
    if (seen.has(spelling)) continue;
    seen.add(spelling);
    kept.push(plan);
    if (kept.length === count) break;
  }
  return kept;
}
