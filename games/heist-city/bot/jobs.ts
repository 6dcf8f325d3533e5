import type { Seat } from '@tessera/kernel';
import { actionOf, crew, pointsOf } from '../src/content/index.ts';
import { type Cell, type Site, siteOf } from '../src/map/site.ts';
import type { Stance, View } from '../src/state/state.ts';
import { LAST_TURN } from '../src/units/turnStructure.ts';
import { crewOf, isStanding, seatOf } from '../src/units/units.ts';
import { FAR, type Field, stepsBeside, stepsHome } from './fields.ts';
import { type Spot, spotOf } from './spot.ts';
import { type Talent, talentOf } from './talent.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Expected points of a character's possible jobs in the rest of the match. Time is counted in slots, walks on the empty
 * map, rolls by their odds. Jobs are numbered: the drops of the state, the computers of the site, then two shared ones,
 * talking to mobs and hunting the other crew.
 */
export class Jobs {
  readonly state: View;
  readonly site: Site;
  /** Number of jobs for only one character per crew. */
  readonly exclusive: number;
  readonly count: number;
  readonly #turnsAhead: number;
  readonly #talents: (Talent | undefined)[] = [];
  readonly #homes: readonly [Field, Field];
  readonly #drops: readonly (Field | undefined)[];
  readonly #computers: readonly Field[];
  readonly #mobs: readonly Field[];
  readonly #hunted: (Quarry[] | undefined)[] = [];
  #arrivals: readonly [Float64Array, Float64Array] | undefined;

  constructor(state: View) {
    const { variants } = state;
    this.state = state;
    this.site = siteOf(state.map);
    this.#turnsAhead = LAST_TURN - state.turn;
    this.#homes = [stepsHome(this.site, 0, variants), stepsHome(this.site, 1, variants)];
    this.#drops = state.drops.map(({ cell }) => (cell < 0 ? undefined : this.fieldTo(cell)));
    this.#computers = this.site.computers.map((cell) => this.fieldTo(cell));
    const mobs: Field[] = [];
    for (const { kind, cell } of state.npcs) if (kind !== 'turret' && cell >= 0) mobs.push(this.fieldTo(cell));
    this.#mobs = mobs;
    this.exclusive = this.#drops.length + this.#computers.length;
    this.count = this.exclusive + 2;
  }

  talent(unit: number): Talent {
    this.#talents[unit] ??= talentOf(this.state, unit);
    return this.#talents[unit];
  }

  fieldTo(cell: Cell): Field {
    return stepsBeside(this.site, cell, this.state.variants);
  }

  home(seat: Seat): Field {
    return this.#homes[seat === 0 ? 0 : 1];
  }

  /** Returns the field of steps to a job from a cell. */
  field(job: number, unit: number, cell: Cell): Field | undefined {
    const drops = this.#drops.length;
    if (job < drops) return this.#drops[job];
    if (job < this.exclusive) return this.#computers[job - drops];
    return job === this.exclusive ? nearest(this.#mobs, cell) : this.#preyOf(unit, cell)?.field;
  }

  /** Returns the expected points of a character without a job: uploads on the way, and itself and its load home. */
  base(unit: number, { cell, stance, slots, carried, fresh }: Spot): number {
    if (stance === 'unconscious' || cell < 0) return 0;
    const chances = carried * this.#turnsAhead + (slots > 0 ? fresh : 0);
    return this.#carrying(unit, stance, cell, this.#slotsLeft(stance, slots), carried, chances);
  }

  /** Returns the gain of each job over that base. */
  gains(unit: number, spot: Spot, base: number): number[] {
    const gains = new Array<number>(this.count).fill(0);
    if (spot.stance === 'unconscious' || spot.cell < 0) return gains;
    const drops = this.#drops.length;
    for (let drop = 0; drop < drops; drop++) gains[drop] = this.#fetching(unit, spot, drop, base);
    for (let i = 0; i < this.#computers.length; i++) gains[drops + i] = this.#hacking(unit, spot, i) - base;
    gains[this.exclusive] = this.#talking(unit, spot) - base;
    gains[this.exclusive + 1] = this.#hunting(unit, spot) - base;
    return gains;
  }

  /** Returns the better of going home with uploads in the time left, and of staying for uploads alone. */
  #carrying(unit: number, stance: Stance, cell: Cell, slots: number, carried: number, chances: number): number {
    const talent = this.talent(unit);
    const odds = chances > 0 ? talent.uploads[stance] : 0;
    const walk = talent.isFlown ? 0 : this.home(seatOf(unit))[cell]! / talent.pace[stance];
    const spare = slots - walk;
    const arrival = Math.min(1, Math.max(0, 1 + (spare - WEIGHTS.margin)));
    const going = arrival * this.#load(carried) + uploads(Math.max(0, spare), chances, odds);
    return arrival < 1 ? Math.max(going, uploads(slots, chances, odds)) : going;
  }

  /** Returns the value of getting home with this many objectives. R 12.9, 12.10 */
  #load(carried: number): number {
    const { variants } = this.state;
    return pointsOf('escape', variants) + pointsOf('info-drop-extract', variants) * carried;
  }

  #fetching(unit: number, spot: Spot, drop: number, base: number): number {
    const field = this.#drops[drop];
    const talent = this.talent(unit);
    const { stance, cell, carried } = spot;
    const isFull = carried - this.state.characters[unit]!.carries.length >= talent.room;
    if (field === undefined || isFull || field[cell]! >= FAR) return 0;
    const arrival = field[cell]! / talent.pace[stance] + PICK_UP;
    const rest = this.#slotsLeft(stance, spot.slots) - arrival;
    if (rest < 0) return 0;
    const chances = ((carried + 1) * rest) / crew.actionSlots;
    const value = this.#carrying(unit, stance, this.state.drops[drop]!.cell, rest, carried + 1, chances);
    const rival = this.#rivals(unit)[drop]!;
    return (value - base) / (1 + Math.exp((arrival - rival) / WEIGHTS.race));
  }

  #hacking(unit: number, spot: Spot, computer: number): number {
    const odds = this.talent(unit).hacks[spot.stance];
    return this.#staying(unit, spot, this.#computers[computer]!, CONNECT, odds, spot.connected === computer);
  }

  #talking(unit: number, spot: Spot): number {
    const talent = this.talent(unit);
    const isReady = spot.stance === 'disguised';
    const field = isReady || talent.isFace ? nearest(this.#mobs, spot.cell) : undefined;
    if (field === undefined) return 0;
    const slots = spot.triedIntel ? 0 : isReady ? spot.slots : Math.max(0, spot.slots - FACE_OFF);
    return this.#staying(unit, { ...spot, slots }, field, talent.intelSlots, talent.intel, false);
  }

  /** Returns the value of attacks on the best target of the other crew. */
  #hunting(unit: number, spot: Spot): number {
    const prey = this.#preyOf(unit, spot.cell);
    return prey === undefined ? 0 : this.#staying(unit, spot, prey.field, STRIKE, WEIGHTS.hunt * prey.odds, false);
  }

  /** Returns the best target from a cell, and the expected points per turn. */
  #preyOf(unit: number, cell: Cell): { readonly field: Field; readonly odds: number } | undefined {
    const { touch, bite } = this.talent(unit);
    let prey: Quarry | undefined;
    let odds = 0;
    let most = 0;
    for (const quarry of this.#quarries(1 - seatOf(unit))) {
      const points = quarry.reveal * touch + quarry.fall * bite;
      const appeal = points / (2 + quarry.field[cell]!);
      if (appeal > most) [prey, odds, most] = [quarry, points, appeal];
    }
    return prey && { field: prey.field, odds };
  }

  #quarries(seat: Seat): readonly Quarry[] {
    let quarries = this.#hunted[seat];
    if (quarries === undefined) {
      quarries = [];
      for (const unit of crewOf(seat)) {
        const { cell, stance, wounds, downs } = this.state.characters[unit]!;
        if (cell < 0 || stance === 'unconscious') continue;
        const fall = downs === 0 ? BLOWS / Math.max(BLOWS, wounds) : 0;
        quarries.push({ field: this.fieldTo(cell), reveal: stance === 'hidden' ? 1 : 0, fall });
      }
      this.#hunted[seat] = quarries;
    }
    return quarries;
  }

  /** Returns the value of doing the same thing at one place every turn, with or without the way home afterwards. */
  #staying(unit: number, spot: Spot, field: Field, cost: number, odds: number, isDone: boolean): number {
    const { stance, carried, cell } = spot;
    const steps = field[cell]!;
    if (steps >= FAR) return 0;
    const talent = this.talent(unit);
    const speed = talent.pace[stance];
    const now = isDone ? 0 : spot.slots;
    const slots = this.#slotsLeft(stance, now) - steps / speed;
    const most = this.#turnsAhead + (now >= cost ? 1 : 0);
    const back = talent.isFlown ? 0 : this.home(seatOf(unit))[steps === 0 ? cell : foot(field)]! / speed;
    const spare = slots - back - WEIGHTS.margin;
    const chances = carried * this.#turnsAhead;
    const upload = chances > 0 ? talent.uploads[stance] : 0;
    const once = isDone ? odds : 0;
    const stay = turnsIn(slots, cost, most);
    const staying = once + stay * odds + uploads(slots - stay * cost, chances, upload);
    if (spare < 0) return staying;
    const go = turnsIn(spare, cost, most);
    return Math.max(staying, once + go * odds + this.#load(carried) + uploads(spare - go * cost, chances, upload));
  }

  /** Returns the slots that the other crew needs for each drop, if each member goes for one. */
  #rivals(unit: number): Float64Array {
    this.#arrivals ??= [this.#arrivalsOf(0), this.#arrivalsOf(1)];
    return this.#arrivals[seatOf(unit) === 0 ? 1 : 0];
  }

  #arrivalsOf(seat: Seat): Float64Array {
    const arrivals = new Float64Array(this.#drops.length).fill(FAR);
    const idle = crewOf(seat).filter((unit) => {
      const { cell, stance } = this.state.characters[unit]!;
      return cell >= 0 && stance !== 'unconscious' && this.talent(unit).room > 0;
    });
    for (let round = idle.length; round > 0; round--) {
      let least = FAR;
      let who = -1;
      let what = -1;
      for (const unit of idle) {
        for (let drop = 0; drop < arrivals.length; drop++) {
          const field = this.#drops[drop];
          if (field === undefined || arrivals[drop]! < FAR) continue;
          const slots = this.#slotsTo(unit, field);
          if (slots < least) [least, who, what] = [slots, unit, drop];
        }
      }
      if (who < 0) break;
      arrivals[what] = least;
      idle.splice(idle.indexOf(who), 1);
    }
    return arrivals;
  }

  #slotsTo(unit: number, field: Field): number {
    const { cell, stance, slots } = spotOf(this.state, unit);
    const wait = stance === 'stunned' ? crew.actionSlots : slots === 0 ? 1 : 0;
    return wait + PICK_UP + field[cell]! / this.talent(unit).pace[stance];
  }

  /** Returns the slots until the match ends; waking up takes a whole activation. R 10.6 */
  #slotsLeft(stance: Stance, slots: number): number {
    const left = slots + this.#turnsAhead * crew.actionSlots;
    return isStanding(stance) ? left : Math.max(0, left - crew.actionSlots);
  }
}

const PICK_UP = actionOf('pick-up').slots;
const CONNECT = actionOf('hack-computer').slots;
const FACE_OFF = actionOf('face-off').slots;
const STRIKE = 1;
/** Attacks of a hunter per turn. */
const BLOWS = 2;

/** Target of the other crew: the field to it, and the points per hit and per wound. */
interface Quarry {
  readonly field: Field;
  readonly reveal: number;
  readonly fall: number;
}

/** Returns in how many turns there are slots for a cost per turn. */
function turnsIn(slots: number, cost: number, most: number): number {
  return Math.max(0, Math.min(most, (slots + crew.actionSlots - cost) / crew.actionSlots));
}

/** Returns the expected uploads of a number of tries, limited by the chances, each good for one. R 12.4 */
function uploads(tries: number, chances: number, odds: number): number {
  if (chances <= 0 || tries <= 0) return 0;
  return chances * (1 - (1 - odds) ** Math.min(crew.actionSlots, tries / chances));
}

function nearest(fields: readonly Field[], cell: Cell): Field | undefined {
  let best: Field | undefined;
  for (const field of fields) if (best === undefined || field[cell]! < best[cell]!) best = field;
  return best;
}

const feet = new WeakMap<Field, Cell>();

/** Returns a cell where a walk down a field ends. */
function foot(field: Field): Cell {
  let cell = feet.get(field);
  if (cell === undefined) {
    cell = Math.max(0, field.indexOf(0));
    feet.set(field, cell);
  }
  return cell;
}
