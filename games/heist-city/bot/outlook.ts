import type { Seat } from '@tessera/kernel';
import { pointsOf, roleStats } from '../src/content/index.ts';
import { calculateTeamVP } from '../src/objectives/victoryPoints.ts';
import type { View } from '../src/state/state.ts';
import { LAST_TURN } from '../src/units/turnStructure.ts';
import { crewOf, roleOf, seatOf } from '../src/units/units.ts';
import type { Field } from './fields.ts';
import { Jobs } from './jobs.ts';
import { type Spot, spotOf } from './spot.ts';
import { ThreatEstimate } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/** Current spot of a character, and its expected points with and without each job. */
interface Prospect {
  readonly spot: Spot;
  readonly base: number;
  readonly gains: readonly number[];
}

/** Expected result of a match for each crew: every character does its most valuable job, as far as guards let it. */
export class Outlook {
  readonly state: View;
  readonly jobs: Jobs;
  readonly #threat: ThreatEstimate;
  readonly #turnsAhead: number;
  readonly #prospects: (Prospect | undefined)[] = [];
  /** Character of each crew that does each exclusive job; -1 for none. */
  readonly #takers: (readonly number[] | undefined)[] = [];

  constructor(state: View) {
    this.state = state;
    this.jobs = new Jobs(state);
    this.#threat = new ThreatEstimate(state);
    this.#turnsAhead = LAST_TURN - state.turn;
  }

  /** Returns the expected final points of a crew. */
  total(seat: Seat): number {
    let sum = calculateTeamVP(this.state, seat);
    for (const unit of crewOf(seat)) sum += this.prospects(unit) - this.#gift(unit);
    return sum;
  }

  /** Returns the points that a character may still make from its spot. */
  prospects(unit: number): number {
    const { spot, base, gains } = this.#prospect(unit);
    return this.#worth(unit, spot, base, gains);
  }

  /** Returns the points that it could still make from another spot. */
  worth(unit: number, spot: Spot): number {
    const base = this.jobs.base(unit, spot);
    return this.#worth(unit, spot, base, this.jobs.gains(unit, spot, base));
  }

  /** Returns the expected loss of a character's prospects to guards. */
  danger(unit: number): number {
    const { spot, base, gains } = this.#prospect(unit);
    return (base + this.#best(unit, gains)) * (1 - this.#survival(unit, spot));
  }

  /** Returns the fields to a character's best goals from a spot, the best first; the last leads home. */
  goals(unit: number, spot: Spot): Field[] {
    const gains = this.jobs.gains(unit, spot, this.jobs.base(unit, spot));
    const worthwhile: number[] = [];
    for (let job = 0; job < gains.length; job++) if (gains[job]! > 0 && this.#isOpen(unit, job)) worthwhile.push(job);
    worthwhile.sort((a, b) => gains[b]! - gains[a]!);
    const fields = worthwhile.map((job) => this.jobs.field(job, unit, spot.cell));
    return [...fields.filter((field) => field !== undefined), this.jobs.home(seatOf(unit))];
  }

  #prospect(unit: number): Prospect {
    let prospect = this.#prospects[unit];
    if (prospect === undefined) {
      const spot = spotOf(this.state, unit);
      const base = this.jobs.base(unit, spot);
      prospect = { spot, base, gains: this.jobs.gains(unit, spot, base) };
      this.#prospects[unit] = prospect;
    }
    return prospect;
  }

  #worth(unit: number, spot: Spot, base: number, gains: readonly number[]): number {
    if (spot.stance === 'unconscious' || spot.cell < 0) return 0;
    return (base + this.#best(unit, gains)) * this.#survival(unit, spot);
  }

  /** Returns the highest gain of a job assigned to this character. */
  #best(unit: number, gains: readonly number[]): number {
    let best = 0;
    for (let job = 0; job < gains.length; job++) if (gains[job]! > best && this.#isOpen(unit, job)) best = gains[job]!;
    return best;
  }

  #isOpen(unit: number, job: number): boolean {
    const taker = this.#takersOf(seatOf(unit))[job];
    return taker === undefined || taker < 0 || taker === unit;
  }

  #takersOf(seat: Seat): readonly number[] {
    this.#takers[seat] ??= this.#assign(seat);
    return this.#takers[seat];
  }

  /** Assigns each job to the character that gains most by it, at most one each. */
  #assign(seat: Seat): number[] {
    const { exclusive, count } = this.jobs;
    const takers = new Array<number>(exclusive).fill(-1);
    const idle = [...crewOf(seat)];
    while (idle.length > 0) {
      let best = 0;
      let who = -1;
      let what = -1;
      for (const unit of idle) {
        const { gains } = this.#prospect(unit);
        for (let job = 0; job < count; job++) {
          if (gains[job]! > best && (job >= exclusive || takers[job]! < 0))
            [best, who, what] = [gains[job]!, unit, job];
        }
      }
      if (who < 0) break;
      if (what < exclusive) takers[what] = who;
      idle.splice(idle.indexOf(who), 1);
    }
    return takers;
  }

  /** Returns the probability that a character goes on: guards attack Overt characters, and wounded ones fall. */
  #survival(unit: number, { cell, stance }: Spot): number {
    const { wounds, downs } = this.state.characters[unit]!;
    let losses = 0;
    if (stance === 'overt') {
      const next = this.#threat.to(unit, cell, stance);
      losses = next * (1 + WEIGHTS.danger * this.#turnsAhead) + WEIGHTS.exposure * this.#turnsAhead;
    }
    const reserve = Math.max(1, wounds + (downs === 0 ? WEIGHTS.secondWind : 0));
    return Math.exp(-losses / reserve) * (1 - WEIGHTS.frailty * this.#frailty(unit));
  }

  /** Returns the other crew's expected points from a wounded character. R 10.5 */
  #gift(unit: number): number {
    const { downs, stance, cell } = this.state.characters[unit]!;
    if (downs > 0 || cell < 0 || stance === 'unconscious') return 0;
    return this.#frailty(unit) * pointsOf('down-enemy', this.state.variants);
  }

  /** Returns 0 unhurt, and nearer 1 with fewer wounds and more turns left. */
  #frailty(unit: number): number {
    const { wounds } = this.state.characters[unit]!;
    const lost = 1 - wounds / roleStats(roleOf(unit), this.state.variants).W;
    return lost <= 0 ? 0 : (lost * lost * (this.#turnsAhead + 1)) / (LAST_TURN + 1);
  }
}
