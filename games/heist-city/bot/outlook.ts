import type { Seat } from '@tessera/kernel';
import { actionOf, crew, pointsOf, roleStats } from '../src/content/index.ts';
import { type Cell, type Site, siteOf } from '../src/site.ts';
import type { Stance, View } from '../src/state.ts';
import { LAST_TURN } from '../src/turnStructure.ts';
import { CREW_SIZE, crewOf, FIRST_NPC, isStanding, roleOf, seatOf } from '../src/units.ts';
import { calculateTeamVP } from '../src/victoryPoints.ts';
import { FAR, type Field, stepsBeside, stepsHome } from './fields.ts';
import { charmOdds, hackOdds, pace, type Talent, talentOf } from './talent.ts';
import { Threat } from './threat.ts';

/** Where a character stands and what it has to work with: as it is now, or as a plan would leave it. */
export interface Spot {
  readonly cell: Cell;
  readonly stance: Stance;
  /** Slots left this turn. */
  readonly slots: number;
  /** Objectives it carries, and how many of them have not been uploaded this turn. */
  readonly carried: number;
  readonly fresh: number;
  /** The computer it is connected to, or -1. */
  readonly connected: number;
  readonly triedIntel: boolean;
}

/**
 * What the rest of the match may bring, in points: who could fetch what, hack what, talk to whom and still get home,
 * each by the slots it takes. Walks are counted over the bare map, luck by its odds.
 */
export class Outlook {
  readonly state: View;
  readonly site: Site;
  readonly threat: Threat;
  readonly #talents: (Talent | undefined)[] = [];
  readonly #turnsAhead: number;
  readonly #homes: readonly [Field, Field];
  readonly #drops: readonly Field[];
  readonly #computers: readonly Field[];
  readonly #mobs: readonly Field[];
  /** The least slots that each seat needs to get hold of each drop that lies about. */
  readonly #arrivals: readonly [number[], number[]];
  /** Who of each crew has taken on which job: first drops, then computers; -1 nobody. */
  readonly #presents: ({ readonly spot: Spot; readonly base: number; readonly gains: readonly number[] } | undefined)[] = [];
  readonly #standing: (number | undefined)[] = [];
  readonly #takers: (number[] | undefined)[] = [];
  readonly #points: { readonly upload: number; readonly extract: number; readonly escape: number; readonly computer: number; readonly intel: number };

  constructor(state: View) {
    this.state = state;
    this.site = siteOf(state.map);
    this.threat = new Threat(state);
    this.#turnsAhead = LAST_TURN - state.turn;
    const { variants } = state;
    const field = (cell: Cell) => stepsBeside(this.site, cell, variants);
    this.#homes = [stepsHome(this.site, 0, variants), stepsHome(this.site, 1, variants)];
    this.#drops = state.drops.map(({ cell }) => (cell < 0 ? NOWHERE : field(cell)));
    this.#computers = this.site.computers.map(field);
    const mobs: Field[] = [];
    for (const { kind, cell } of state.npcs) if (kind !== 'turret' && cell >= 0) mobs.push(field(cell));
    this.#mobs = mobs;
    this.#points = {
      upload: pointsOf('hack-info-drop', variants),
      extract: pointsOf('info-drop-extract', variants),
      escape: pointsOf('escape', variants),
      computer: pointsOf('hack-computer', variants),
      intel: pointsOf('mob-intel', variants),
    };
    this.#arrivals = [this.#arrivalsOf(0), this.#arrivalsOf(1)];
  }

  talent(unit: number): Talent {
    this.#talents[unit] ??= talentOf(this.state, unit);
    return this.#talents[unit];
  }

  /** Where a character is now. */
  spotOf(unit: number): Spot {
    const { activation, drops, characters } = this.state;
    const { cell, stance, carries, connected, triedIntel, activated } = characters[unit]!;
    let fresh = 0;
    for (const drop of carries) if (drops[drop]!.kind === 'info' && !drops[drop]!.uploadedThisTurn) fresh++;
    const slots = activation?.character === unit ? activation.slots : activated ? 0 : crew.actionSlots;
    return { cell, stance, slots, carried: carries.length, fresh, connected, triedIntel };
  }

  /** The points a crew may end with. */
  total(seat: Seat): number {
    const takers = this.takers(seat);
    let sum = calculateTeamVP(this.state, seat);
    for (const unit of crewOf(seat)) {
      const { spot, base, gains } = this.#present(unit);
      sum += this.#best(unit, spot, base, gains, takers) - this.#gift(unit);
    }
    return sum;
  }

  /** The points a character may still make from a spot, doing what the others leave to it. */
  worth(unit: number, spot: Spot): number {
    return this.#prospect(unit, spot, this.takers(seatOf(unit)));
  }

  /** The fields of what this character could go for from here, the best first, and its way home. */
  goals(unit: number, spot: Spot): Field[] {
    const gains = this.#gains(unit, spot, this.#base(unit, spot));
    const takers = this.takers(seatOf(unit));
    const ranked: { field: Field; gain: number }[] = [];
    for (let job = 0; job < gains.length; job++) {
      if (gains[job]! <= 0 || (takers[job]! >= 0 && takers[job] !== unit)) continue;
      ranked.push({ field: this.#fieldOf(job, spot.cell), gain: gains[job]! });
    }
    ranked.sort((a, b) => b.gain - a.gain);
    return [...ranked.map(({ field }) => field), this.home(seatOf(unit))];
  }

  /** The way to a cell. */
  fieldTo(cell: Cell): Field {
    return stepsBeside(this.site, cell, this.state.variants);
  }

  /** What a character may still make as it stands. */
  standing(unit: number): number {
    this.#standing[unit] ??= this.worth(unit, this.spotOf(unit));
    return this.#standing[unit];
  }

  /** What the guards are expected to take from that. */
  danger(unit: number): number {
    const spot = this.spotOf(unit);
    const standing = this.standing(unit);
    const survival = this.#survival(unit, spot);
    return survival > 0 ? standing / survival - standing : 0;
  }

  home(seat: Seat): Field {
    return this.#homes[seat === 0 ? 0 : 1];
  }

  /** Who of a crew does which job. */
  takers(seat: Seat): number[] {
    this.#takers[seat] ??= this.#assign(seat);
    return this.#takers[seat];
  }

  #present(unit: number): { readonly spot: Spot; readonly base: number; readonly gains: readonly number[] } {
    let present = this.#presents[unit];
    if (present === undefined) {
      const spot = this.spotOf(unit);
      const base = this.#base(unit, spot);
      present = { spot, base, gains: this.#gains(unit, spot, base) };
      this.#presents[unit] = present;
    }
    return present;
  }

  #prospect(unit: number, spot: Spot, takers: readonly number[]): number {
    if (spot.stance === 'unconscious' || spot.cell < 0) return 0;
    const base = this.#base(unit, spot);
    return this.#best(unit, spot, base, this.#gains(unit, spot, base), takers);
  }

  #best(unit: number, spot: Spot, base: number, gains: readonly number[], takers: readonly number[]): number {
    if (spot.stance === 'unconscious' || spot.cell < 0) return 0;
    let best = 0;
    for (let job = 0; job < gains.length; job++) {
      if (gains[job]! > best && (takers[job]! < 0 || takers[job] === unit || takers[job] === undefined)) best = gains[job]!;
    }
    return (base + best) * this.#survival(unit, spot);
  }

  /** Each job goes to whoever gains most by it, one job each; talking to mobs is open to all. */
  #assign(seat: Seat): number[] {
    const jobs = this.#drops.length + this.#computers.length;
    const takers = new Array<number>(jobs).fill(-1);
    const open = crewOf(seat).filter((unit) => this.state.characters[unit]!.cell >= 0);
    const gains = open.map((unit) => this.#present(unit).gains);
    for (let round = 0; round < open.length; round++) {
      let best = 0;
      let who = -1;
      let what = -1;
      for (let i = 0; i < open.length; i++) {
        if (open[i]! < 0) continue;
        for (let job = 0; job <= jobs; job++) {
          if (gains[i]![job]! > best && (job === jobs || takers[job]! < 0)) {
            best = gains[i]![job]!;
            who = i;
            what = job;
          }
        }
      }
      if (who < 0) break;
      if (what < jobs) takers[what] = open[who]!;
      open[who] = -1;
    }
    return takers;
  }

  /** What a character makes without taking on anything new: uploads on the way, and itself and its load home. */
  #base(unit: number, { cell, stance, slots, carried, fresh }: Spot): number {
    if (stance === 'unconscious') return 0;
    const chances = carried * this.#turnsAhead + (slots > 0 ? fresh : 0);
    return this.#carrying(unit, stance, cell, this.#slotsLeft(stance, slots), carried, chances);
  }

  /** The best of going home, with uploads in what time is left, and of staying out for uploads alone. */
  #carrying(unit: number, stance: Stance, cell: Cell, slots: number, carried: number, chances: number): number {
    const talent = this.talent(unit);
    const odds = chances > 0 ? hackOdds(this.state, talent, stance, UPLOAD_DIFFICULTY) : 0;
    const walk = talent.isFlown ? 0 : this.home(seatOf(unit))[cell]! / pace(talent, stance);
    const spare = slots - walk;
    const arrival = Math.min(1, Math.max(0, 1 + (spare - MARGIN)));
    const load = this.#points.escape + this.#points.extract * carried;
    const going = arrival * load + this.#uploads(Math.max(0, spare), chances, odds);
    return arrival < 1 ? Math.max(going, this.#uploads(slots, chances, odds)) : going;
  }

  /** The uploads to expect of so many tries, when each drop gives one a turn. R 12.4 */
  #uploads(tries: number, chances: number, odds: number): number {
    if (chances <= 0 || tries <= 0) return 0;
    return this.#points.upload * chances * (1 - (1 - odds) ** Math.min(crew.actionSlots, tries / chances));
  }

  /** What each job would add: a drop to fetch, a computer to win, and last, mobs to talk to. */
  #gains(unit: number, spot: Spot, base: number): number[] {
    const drops = this.#drops.length;
    const gains = new Array<number>(drops + this.#computers.length + 1).fill(0);
    if (spot.stance === 'unconscious' || spot.cell < 0) return gains;
    for (let drop = 0; drop < drops; drop++) gains[drop] = this.#fetching(unit, spot, drop, base);
    for (let i = 0; i < this.#computers.length; i++) gains[drops + i] = this.#hacking(unit, spot, i, base);
    gains[gains.length - 1] = this.#talking(unit, spot, base);
    return gains;
  }

  #fetching(unit: number, spot: Spot, drop: number, base: number): number {
    const there = this.#drops[drop]!;
    const talent = this.talent(unit);
    if (there === NOWHERE || spot.carried + 1 > talent.room + this.state.characters[unit]!.carries.length) return 0;
    const { stance, cell, carried } = spot;
    const steps = there[cell]!;
    const slots = this.#slotsLeft(stance, spot.slots);
    const arrival = steps / pace(talent, stance) + PICK_UP;
    const rest = slots - arrival;
    if (steps >= FAR || rest < 0) return 0;
    const chances = ((carried + 1) * rest) / crew.actionSlots;
    const value = this.#carrying(unit, stance, this.state.drops[drop]!.cell, rest, carried + 1, chances);
    const rival = this.#arrivals[seatOf(unit) === 0 ? 1 : 0][drop]!;
    return (value - base) / (1 + Math.exp(arrival - rival));
  }

  #hacking(unit: number, spot: Spot, computer: number, base: number): number {
    const field = this.#computers[computer]!;
    const { cell, connected } = spot;
    const odds = this.#points.computer * hackOdds(this.state, this.talent(unit), spot.stance, 0);
    return this.#staying(unit, spot, field[cell]!, field, CONNECT, connected === computer, false, odds) - base;
  }

  #talking(unit: number, spot: Spot, base: number): number {
    const talent = this.talent(unit);
    const isDisguised = spot.stance === 'disguised';
    if (!isDisguised && !talent.isFace) return 0;
    const field = this.#nearestMob(spot.cell);
    if (field === undefined) return 0;
    const odds = this.#points.intel * charmOdds(this.state, talent, 'disguised', INTEL_DIFFICULTY);
    const ready = isDisguised ? spot : { ...spot, slots: Math.max(0, spot.slots - FACE_OFF) };
    return this.#staying(unit, ready, field[spot.cell]!, field, talent.intelSlots, false, spot.triedIntel, odds) - base;
  }

  /** What comes of going somewhere and doing the same there every turn, with the way home after it or without. */
  #staying(
    unit: number,
    spot: Spot,
    steps: number,
    field: Field,
    cost: number,
    isDone: boolean,
    isTried: boolean,
    odds: number,
  ): number {
    if (steps >= FAR) return 0;
    const { stance, carried, cell } = spot;
    const talent = this.talent(unit);
    const speed = pace(talent, stance);
    const now = isDone || isTried ? 0 : spot.slots;
    const slots = this.#slotsLeft(stance, now) - steps / speed;
    const most = this.#turnsAhead + (now >= cost ? 1 : 0);
    const once = isDone ? odds : 0;
    const back = talent.isFlown ? 0 : this.#backFrom(unit, cell, steps, field) / speed;
    const stay = Math.max(0, Math.min(most, (slots + crew.actionSlots - cost) / crew.actionSlots));
    const go = Math.max(0, Math.min(most, (slots - back + crew.actionSlots - cost - MARGIN) / crew.actionSlots));
    const chances = carried * this.#turnsAhead;
    const upload = chances > 0 ? hackOdds(this.state, talent, stance, UPLOAD_DIFFICULTY) : 0;
    const staying = stay * odds + this.#uploads(slots - stay * cost, chances, upload);
    const isHome = slots >= back + MARGIN;
    if (!isHome) return once + staying;
    const load = this.#points.escape + this.#points.extract * carried;
    return once + Math.max(staying, go * odds + load + this.#uploads(slots - back - go * cost, chances, upload));
  }

  /** Steps home from where a walk of so many steps down a field ends; the map is no larger than the sum. */
  #backFrom(unit: number, cell: Cell, steps: number, field: Field): number {
    const home = this.home(seatOf(unit));
    if (steps === 0) return home[cell]!;
    return home[foot(field)]!;
  }

  #nearestMob(cell: Cell): Field | undefined {
    let nearest: Field | undefined;
    for (const field of this.#mobs) if (nearest === undefined || field[cell]! < nearest[cell]!) nearest = field;
    return nearest;
  }

  #fieldOf(job: number, cell: Cell): Field {
    const drops = this.#drops.length;
    if (job < drops) return this.#drops[job]!;
    return this.#computers[job - drops] ?? this.#nearestMob(cell)!;
  }

  #arrivalsOf(seat: Seat): number[] {
    return this.#drops.map((field) => {
      let least = FAR;
      if (field === NOWHERE) return least;
      for (const unit of crewOf(seat)) {
        const { cell, stance, slots } = this.spotOf(unit);
        if (cell < 0 || stance === 'unconscious' || this.talent(unit).room === 0) continue;
        const wait = stance === 'stunned' ? crew.actionSlots : slots === 0 ? 1 : 0;
        least = Math.min(least, wait + PICK_UP + field[cell]! / pace(this.talent(unit), stance));
      }
      return least;
    });
  }

  /** Slots until the match ends; waking up takes a whole activation. R 10.6 */
  #slotsLeft(stance: Stance, slots: number): number {
    const left = slots + this.#turnsAhead * crew.actionSlots;
    return isStanding(stance) ? left : Math.max(0, left - crew.actionSlots);
  }

  /** How likely a character is to go on as it is: guards see the Overt, and the wounded do not last. */
  #survival(unit: number, { cell, stance }: Spot): number {
    const { wounds, downs } = this.state.characters[unit]!;
    const reserve = wounds + (downs === 0 ? SECOND_WIND : 0);
    const next = this.threat.to(unit, cell, stance);
    const danger = next * (1 + THREAT_LASTS * this.#turnsAhead) + (stance === 'overt' ? EXPOSURE * this.#turnsAhead : 0);
    return Math.exp(-danger / Math.max(1, reserve)) * (1 - FRAILTY * this.#frailty(unit));
  }

  /** What the other crew is likely to make of somebody already hurt. R 10.5 */
  #gift(unit: number): number {
    const { downs, stance, cell } = this.state.characters[unit]!;
    return downs > 0 || cell < 0 || stance === 'unconscious' ? 0 : this.#frailty(unit) * pointsOf('down-enemy', this.state.variants);
  }

  /** 0 unhurt, nearer 1 the less is left. */
  #frailty(unit: number): number {
    const { wounds } = this.state.characters[unit]!;
    const lost = 1 - wounds / roleStats(roleOf(unit), this.state.variants).W;
    return lost <= 0 ? 0 : (lost * lost * (this.#turnsAhead + 1)) / (LAST_TURN + 1);
  }
}

/** In place of the field of a drop that somebody carries. */
const NOWHERE: Field = new Int16Array(0);

const UPLOAD_DIFFICULTY = actionOf('hack-upload').check?.difficulty ?? 0;
const INTEL_DIFFICULTY = actionOf('get-mob-intel').check?.difficulty ?? 0;
const PICK_UP = actionOf('pick-up').slots;
const CONNECT = actionOf('hack-computer').slots;
const FACE_OFF = actionOf('face-off').slots;

/** Slots kept in hand for detours. */
const MARGIN = 0.34;
/** What a first fall leaves of a character: it gets up again with wounds. R 10.6 */
const SECOND_WIND = 2;
/** How much of this turn's danger each later turn has. */
const THREAT_LASTS = 0.5;
/** Wounds a turn that being seen costs, whatever is near now. */
const EXPOSURE = 0.15;
const FRAILTY = 0.5;

const feet = new WeakMap<Field, Cell>();

/** A cell where a walk down a field ends. */
function foot(field: Field): Cell {
  let cell = feet.get(field);
  if (cell === undefined) {
    cell = field.indexOf(0);
    feet.set(field, cell);
  }
  return Math.max(0, cell);
}

/** Crews are numbered one after the other. */
export function enemiesOf(unit: number): readonly number[] {
  return crewOf(unit < CREW_SIZE ? 1 : 0);
}

export function isCharacter(unit: number): boolean {
  return unit < FIRST_NPC;
}
