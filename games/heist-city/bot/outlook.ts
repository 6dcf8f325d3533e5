import type { Seat } from '@tessera/kernel';
import { pointsOf, roleStats } from '../src/content/index.ts';
import type { View } from '../src/state.ts';
import { LAST_TURN } from '../src/turnStructure.ts';
import { crewOf, roleOf, seatOf } from '../src/units.ts';
import { calculateTeamVP } from '../src/victoryPoints.ts';
import type { Field } from './fields.ts';
import { Jobs } from './jobs.ts';
import { type Spot, spotOf } from './spot.ts';
import { Threat } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/** How a character stands now: where, and what it makes there with and without each job. */
interface Prospect {
  readonly spot: Spot;
  readonly base: number;
  readonly gains: readonly number[];
}

/** How a match may end for each crew: every character does the job it gains most by, as far as guards let it. */
export class Outlook {
  readonly state: View;
  readonly jobs: Jobs;
  readonly #threat: Threat;
  readonly #turnsAhead: number;
  readonly #prospects: (Prospect | undefined)[] = [];
  /** Who of each crew does each exclusive job; -1 nobody. */
  readonly #takers: (readonly number[] | undefined)[] = [];

  constructor(state: View) {
    this.state = state;
    this.jobs = new Jobs(state);
    this.#threat = new Threat(state);
    this.#turnsAhead = LAST_TURN - state.turn;
  }

  /** The points that a crew may end with. */
  total(seat: Seat): number {
    let sum = calculateTeamVP(this.state, seat);
    for (const unit of crewOf(seat)) sum += this.prospects(unit) - this.#gift(unit);
    return sum;
  }

  /** The points that a character may still make as it stands. */
  prospects(unit: number): number {
    const { spot, base, gains } = this.#prospect(unit);
    return this.#worth(unit, spot, base, gains);
  }

  /** The points that it could still make from another spot. */
  worth(unit: number, spot: Spot): number {
    const base = this.jobs.base(unit, spot);
    return this.#worth(unit, spot, base, this.jobs.gains(unit, spot, base));
  }

  /** What the guards are expected to take from a character's prospects. */
  danger(unit: number): number {
    const { spot, base, gains } = this.#prospect(unit);
    return (base + this.#best(unit, gains)) * (1 - this.#survival(unit, spot));
  }

  /** The ways to what a character had best go for from a spot, the best first; the last is its way home. */
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

  /** The most that a job which is left to this character adds. */
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

  /** Each job goes to whoever gains most by it, and nobody gets two. */
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

  /** How likely a character is to go on as it is: guards come for the Overt, and the wounded do not last. */
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

  /** What the other crew is likely to make of somebody already hurt. R 10.5 */
  #gift(unit: number): number {
    const { downs, stance, cell } = this.state.characters[unit]!;
    if (downs > 0 || cell < 0 || stance === 'unconscious') return 0;
    return this.#frailty(unit) * pointsOf('down-enemy', this.state.variants);
  }

  /** 0 unhurt, nearer 1 the less is left and the longer it must last. */
  #frailty(unit: number): number {
    const { wounds } = this.state.characters[unit]!;
    const lost = 1 - wounds / roleStats(roleOf(unit), this.state.variants).W;
    return lost <= 0 ? 0 : (lost * lost * (this.#turnsAhead + 1)) / (LAST_TURN + 1);
  }
}
