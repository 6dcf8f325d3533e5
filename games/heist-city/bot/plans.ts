import type { Action, SlotAction } from '../src/action.ts';
import { armsOf, knownItem, refuseWeapon, sees } from '../src/arms.ts';
import { actionOf, itemOf, keeps } from '../src/content/index.ts';
import { pHit } from '../src/dice.ts';
import { actionOdds } from '../src/expectedDamage.ts';
import type { Reachable } from '../src/movement.ts';
import { hasCover } from '../src/sight.ts';
import { type Cell, distance } from '../src/site.ts';
import type { Stance, View } from '../src/state.ts';
import { type Attack, rollsOf, targetNumber } from '../src/targetNumber.ts';
import { crewOf, FIRST_NPC, isStanding, roleOf, seatOf } from '../src/units.ts';
import type { Field } from './fields.ts';
import { floodFor, Ground, isQuick } from './ground.ts';
import { enemiesOf, type Outlook, type Spot } from './outlook.ts';
import { charmOdds, hackOdds, stride, type Talent } from './talent.ts';

/** What a character could do with the rest of its activation, and what that is worth in points. */
export interface Plan {
  readonly unit: number;
  readonly actions: readonly SlotAction[];
  readonly worth: number;
}

/** A plan in the making. */
interface Draft {
  readonly actions: readonly SlotAction[];
  /** Where it leaves the character. */
  readonly spot: Spot;
  /** Points expected on the way. */
  readonly gain: number;
  /** Attack actions so far. */
  readonly attacks: number;
}

const MOVE = (to: Cell): SlotAction => ({ type: 'move', to });
const HUSTLE = (to: Cell): SlotAction => ({ type: 'hustle', to });
const SPRINT = (to: Cell): SlotAction => ({ type: 'sprint', to });

/** The plans of one character, the most promising first. */
export function plansFor(outlook: Outlook, unit: number): Plan[] {
  return new Planner(outlook, unit).plans();
}

class Planner {
  readonly #outlook: Outlook;
  readonly #state: View;
  readonly #unit: number;
  readonly #talent: Talent;
  readonly #start: Spot;
  readonly #ground: Ground;
  readonly #found: Plan[] = [];
  readonly #idle: number;

  constructor(outlook: Outlook, unit: number) {
    this.#outlook = outlook;
    this.#state = outlook.state;
    this.#unit = unit;
    this.#talent = outlook.talent(unit);
    this.#start = outlook.spotOf(unit);
    this.#ground = new Ground(this.#state, outlook.site, unit);
    this.#idle = outlook.worth(unit, { ...this.#start, slots: 0 });
  }

  plans(): Plan[] {
    const start: Draft = { actions: [], spot: this.#start, gain: 0, attacks: 0 };
    if (!isStanding(this.#start.stance)) {
      this.#settle(this.#start.stance === 'stunned' && this.#start.slots >= 3 ? wakeUp(start) : start);
    } else {
      this.#standing(start);
    }
    return this.#found.sort((a, b) => b.worth - a.worth);
  }

  #standing(start: Draft): void {
    this.#settle(start);
    if (start.spot.slots > 0) {
      for (const draft of this.#approaches(start)) this.#act(draft);
      this.#act(start);
      this.#abilities(start);
    }
  }

  /** Every deed possible here, each with what can be made of the slots after it. */
  #act(draft: Draft): void {
    for (const after of this.#deeds(draft)) {
      this.#finish(after);
      if (after.spot.slots > 0) for (const more of this.#deeds(after)) this.#finish(more);
    }
  }

  /** Ends a plan, and offers to use what slots are left for uploads and for the way. */
  #finish(draft: Draft): void {
    let uploaded = draft;
    while (uploaded.spot.slots > 0 && uploaded.spot.fresh > 0) uploaded = this.#upload(uploaded);
    this.#settle(uploaded);
    if (draft.spot.slots > 0) for (const field of this.#goals(draft.spot).slice(0, 2)) this.#settle(this.#follow(draft, field));
  }

  #settle({ actions, spot, gain }: Draft): void {
    const worth = gain + this.#outlook.worth(this.#unit, { ...spot, slots: 0 }) - this.#idle;
    this.#found.push({ unit: this.#unit, actions, worth });
  }

  #goals(spot: Spot): Field[] {
    return this.#outlook.goals(this.#unit, spot);
  }

  #isWary(stance: Stance): boolean {
    return stance === 'hidden' && !this.#talent.isUnseen;
  }

  // --- walking

  /** Walks as far as all slots go, and to where something can be done with what is left of them. */
  #approaches(start: Draft): Draft[] {
    const { spot } = start;
    const { cell, stance, slots } = spot;
    const wary = this.#isWary(stance);
    const most = stride(this.#talent, stance, slots);
    const reach = floodFor(this.#state, this.#outlook.site, this.#unit, cell, most, wary);
    const costs = wary ? reach.safeCosts : reach.costs;
    const drafts: Draft[] = [];
    const goals = this.#goals(spot).slice(0, 3);
    for (const field of goals) {
      for (const used of [slots, slots - 1]) {
        if (used <= 0) continue;
        const end = nearest(reach, costs, field, stride(this.#talent, stance, used));
        if (end === cell) continue;
        const walked = this.#walk(start, reach, end, used);
        if (walked) {
          if (walked.spot.slots === 0) this.#settle(walked);
          else {
            drafts.push(walked);
            this.#settle(walked);
          }
        }
      }
    }
    for (const place of this.#places()) {
      const end = this.#beside(reach, place, stride(this.#talent, stance, slots - 1), wary);
      if (end < 0 || end === cell) continue;
      const walked = this.#walk(start, reach, end, slots - 1);
      if (walked) drafts.push(walked);
    }
    return unique(drafts);
  }

  /** Cells that it is worth standing next to. */
  #places(): Cell[] {
    const { state, site } = this.#outlook;
    const places: Cell[] = [];
    if (this.#talent.room > 0) for (const { cell } of state.drops) if (cell >= 0) places.push(cell);
    places.push(...site.computers);
    if (this.#start.stance === 'disguised') {
      const mobs: Cell[] = [];
      for (const { kind, cell } of state.npcs) if (kind !== 'turret' && cell >= 0) mobs.push(cell);
      mobs.sort((a, b) => distance(site, a, this.#start.cell) - distance(site, b, this.#start.cell));
      places.push(...mobs.slice(0, 2));
    }
    for (const enemy of enemiesOf(this.#unit)) {
      const { cell, stance } = state.characters[enemy]!;
      if (cell >= 0 && stance !== 'unconscious') places.push(cell);
    }
    return places;
  }

  /** The cell next to a place that takes the fewest steps, if that is few enough; safe ones first. */
  #beside(reach: Reachable, place: Cell, most: number, wary: boolean): Cell {
    const { unlinked } = this.#outlook.site;
    let best = -1;
    let least = most + 1;
    for (const costs of wary ? [reach.safeCosts, reach.costs] : [reach.costs]) {
      for (let way = 0; way < 7; way++) {
        const cell = way === 6 ? place : unlinked.ways[place * 7 + way]!;
        if (cell >= unlinked.size) continue;
        const cost = costs[cell]!;
        if (cost >= 0 && cost < least) {
          best = cell;
          least = cost;
        }
      }
      if (best >= 0) break;
    }
    return best;
  }

  /** The walk to a cell in at most so many slots. */
  #walk(draft: Draft, reach: Reachable, end: Cell, most: number): Draft | undefined {
    const { stance } = draft.spot;
    const wary = this.#isWary(stance);
    const isSafe = wary && reach.safeCosts[end]! >= 0;
    const cost = isSafe ? reach.safeCosts[end]! : reach.costs[end]!;
    if (cost < 0) return undefined;
    let used = 1;
    while (stride(this.#talent, stance, used) < cost) used++;
    if (used > most) return undefined;
    const path = reach.pathTo(end, stride(this.#talent, stance, used));
    const actions = legs(this.#talent, stance, used, path, reach);
    if (actions === undefined) return undefined;
    return this.#moved(draft, actions, end, used, wary && !isSafe);
  }

  /** The walk down a field with all slots left, over what has not been searched. */
  #follow(draft: Draft, field: Field): Draft {
    const { cell, stance, slots } = draft.spot;
    const wary = this.#isWary(stance);
    const actions: SlotAction[] = [];
    let at = cell;
    let left = slots;
    while (left > 0) {
      const gait = left >= 2 && isQuick(stance) ? HUSTLE : MOVE;
      const used = gait === HUSTLE ? 2 : 1;
      const to = this.#ground.down(field, at, stride(this.#talent, stance, used), wary);
      if (to === at) break;
      actions.push(gait(to));
      at = to;
      left -= used;
    }
    return actions.length === 0 ? draft : this.#moved(draft, actions, at, slots - left, false);
  }

  #moved(draft: Draft, actions: readonly SlotAction[], end: Cell, used: number, isSeen: boolean): Draft {
    const { spot } = draft;
    const { computers } = this.#outlook.site;
    const isConnected = spot.connected >= 0 && distance(this.#outlook.site, computers[spot.connected]!, end) <= 1;
    return {
      ...draft,
      actions: [...draft.actions, ...actions],
      spot: {
        ...spot,
        cell: end,
        slots: spot.slots - used,
        stance: isSeen ? 'overt' : spot.stance,
        connected: isConnected ? spot.connected : -1,
      },
    };
  }

  // --- deeds

  #deeds(draft: Draft): Draft[] {
    const { spot } = draft;
    if (spot.slots <= 0) return [];
    return [
      ...this.#pickUps(draft),
      ...(spot.fresh > 0 ? [this.#upload(draft)] : []),
      ...this.#connections(draft),
      ...this.#intel(draft),
      ...this.#unmaskings(draft),
      ...this.#attacks(draft),
      ...this.#handOvers(draft),
    ];
  }

  #pickUps(draft: Draft): Draft[] {
    const { spot } = draft;
    const { drops } = this.#state;
    if (spot.carried - this.#start.carried >= this.#talent.room) return [];
    const drafts: Draft[] = [];
    for (let drop = 0; drop < drops.length; drop++) {
      const { cell, kind, uploadedThisTurn } = drops[drop]!;
      if (cell < 0 || distance(this.#outlook.site, cell, spot.cell) > 1) continue;
      if (draft.actions.some((action) => action.type === 'pick-up' && 'drop' in action.what && action.what.drop === drop)) continue;
      const fresh = spot.fresh + (kind === 'info' && !uploadedThisTurn ? 1 : 0);
      drafts.push({
        ...draft,
        actions: [...draft.actions, { type: 'pick-up', what: { drop } }],
        spot: { ...spot, slots: spot.slots - 1, carried: spot.carried + 1, fresh },
      });
    }
    return drafts;
  }

  /** One try to upload; what is left of the chance stays with the spot. */
  #upload(draft: Draft): Draft {
    const { spot } = draft;
    const drop = this.#dropToUpload(draft);
    const odds = hackOdds(this.#state, this.#talent, spot.stance, UPLOAD.check?.difficulty ?? 0);
    return {
      ...draft,
      actions: [...draft.actions, { type: 'hack-upload', drop }],
      spot: { ...spot, slots: spot.slots - 1, fresh: Math.max(0, spot.fresh - odds) < 0.05 ? 0 : spot.fresh - odds },
      gain: draft.gain + Math.min(1, spot.fresh) * odds,
    };
  }

  #dropToUpload({ actions }: Draft): number {
    const { drops, characters } = this.#state;
    const picked = actions.flatMap((action) => (action.type === 'pick-up' && 'drop' in action.what ? [action.what.drop] : []));
    const carried = [...characters[this.#unit]!.carries, ...picked].filter((drop) => drops[drop]!.kind === 'info' && !drops[drop]!.uploadedThisTurn);
    const tries = (drop: number) => actions.filter((action) => action.type === 'hack-upload' && action.drop === drop).length;
    return carried.reduce((best, drop) => (tries(drop) < tries(best) ? drop : best));
  }

  #connections(draft: Draft): Draft[] {
    const { spot } = draft;
    const { computers } = this.#outlook.site;
    const drafts: Draft[] = [];
    for (let computer = 0; computer < computers.length; computer++) {
      if (spot.connected === computer || distance(this.#outlook.site, computers[computer]!, spot.cell) > 1) continue;
      if (crewOf(seatOf(this.#unit)).some((ally) => ally !== this.#unit && this.#state.characters[ally]!.connected === computer)) continue;
      drafts.push({
        ...draft,
        actions: [...draft.actions, { type: 'hack-computer', computer }],
        spot: { ...spot, slots: spot.slots - 1, connected: computer },
      });
    }
    return drafts;
  }

  #intel(draft: Draft): Draft[] {
    const { spot } = draft;
    const { intelSlots } = this.#talent;
    if (spot.stance !== 'disguised' || spot.triedIntel || spot.slots < intelSlots) return [];
    const npc = this.#state.npcs.findIndex(
      ({ kind, cell }) => kind !== 'turret' && cell >= 0 && distance(this.#outlook.site, cell, spot.cell) === 1,
    );
    if (npc < 0) return [];
    const odds = charmOdds(this.#state, this.#talent, spot.stance, INTEL.check?.difficulty ?? 0);
    return [
      {
        ...draft,
        actions: [...draft.actions, { type: 'mob-intel', npc: FIRST_NPC + npc }],
        spot: { ...spot, slots: spot.slots - intelSlots, triedIntel: true },
        gain: draft.gain + odds,
      },
    ];
  }

  #unmaskings(draft: Draft): Draft[] {
    const { spot } = draft;
    if (spot.stance !== 'hidden') return [];
    const odds = hackOdds(this.#state, this.#talent, spot.stance, 0);
    return enemiesOf(this.#unit).flatMap((target): Draft[] => {
      const { cell, stance } = this.#state.characters[target]!;
      if (stance !== 'disguised' || cell < 0 || distance(this.#outlook.site, cell, spot.cell) !== 1) return [];
      if (draft.actions.some((action) => action.type === 'remove-disguise')) return [];
      return [
        {
          ...draft,
          actions: [...draft.actions, { type: 'remove-disguise', target }],
          spot: { ...spot, slots: spot.slots - 1 },
          gain: draft.gain + odds * (1 + UNMASKED),
        },
      ];
    });
  }

  /** Puts a drop down for somebody beside who hacks better and has still to act. */
  #handOvers(draft: Draft): Draft[] {
    const { spot } = draft;
    if (spot.carried === 0 || this.#state.characters[this.#unit]!.carries.length === 0) return [];
    const drop = this.#state.characters[this.#unit]!.carries[0]!;
    const { site } = this.#outlook;
    let best = 0;
    for (const ally of crewOf(seatOf(this.#unit))) {
      const there = this.#outlook.spotOf(ally);
      if (ally === this.#unit || there.slots < 2 || !isStanding(there.stance) || this.#outlook.talent(ally).room < 1) continue;
      if (there.cell < 0 || distance(site, there.cell, spot.cell) > 1) continue;
      const with_ = { ...there, carried: there.carried + 1, fresh: there.fresh + Math.min(1, spot.fresh), slots: there.slots - 1 };
      best = Math.max(best, this.#outlook.worth(ally, with_) - this.#outlook.worth(ally, there));
    }
    if (best === 0) return [];
    return [
      {
        ...draft,
        actions: [...draft.actions, { type: 'drop', what: { drop } }],
        spot: { ...spot, carried: spot.carried - 1, fresh: Math.max(0, spot.fresh - 1) },
        gain: draft.gain + best,
      },
    ];
  }

  // --- fighting

  #attacks(draft: Draft): Draft[] {
    const { spot } = draft;
    if (!this.#isAnyoneNear(spot.cell)) return [];
    const drafts: Draft[] = [];
    for (const weapon of armsOf(this.#state, this.#unit)) {
      const item = knownItem(weapon);
      if (item === undefined || (item.type !== 'melee' && item.type !== 'ranged')) continue;
      if (refuseWeapon(this.#state, this.#unit, weapon)) continue;
      if (item.special.reload && draft.actions.some((action) => 'weapon' in action && action.weapon === weapon)) continue;
      for (const target of enemiesOf(this.#unit)) {
        const attack = this.#attackOn(draft, target, weapon, item.type, item.type === 'ranged' ? item.range : 1);
        if (attack) drafts.push(this.#struck(draft, attack, { type: 'attack', weapon, target }, 1));
        if (item.type !== 'melee') continue;
        if (roleOf(this.#unit) === 'ninja' && spot.slots >= 2 && !attack) {
          const ghost = this.#attackOn(draft, target, weapon, 'melee', 5);
          if (ghost) drafts.push(this.#struck(draft, ghost, { type: 'ghost-hand', weapon, target }, 2));
        }
        if (roleOf(this.#unit) === 'spook' && !attack) {
          const to = this.#stepTo(spot, target);
          const close = to >= 0 ? this.#attackOn({ ...draft, spot: { ...spot, cell: to } }, target, weapon, 'melee', 1) : undefined;
          if (close) {
            const moved = this.#moved(draft, [], to, 0, false);
            drafts.push(this.#struck(moved, close, { type: 'cqc', to, weapon, target }, 1));
          }
        }
      }
    }
    return drafts.filter(({ gain }) => gain > draft.gain + 0.05);
  }

  #stepTo({ cell, stance }: Spot, target: number): Cell {
    const field = this.#outlook.fieldTo(this.#state.characters[target]!.cell);
    if (field[cell]! > 3) return -1;
    const to = this.#ground.down(field, cell, 3, this.#isWary(stance));
    return field[to] === 0 ? to : -1;
  }

  #isAnyoneNear(cell: Cell): boolean {
    for (const enemy of enemiesOf(this.#unit)) {
      const { cell: there, stance } = this.#state.characters[enemy]!;
      if (there >= 0 && stance !== 'unconscious' && distance(this.#outlook.site, cell, there) <= 25) return true;
    }
    return false;
  }

  #attackOn(draft: Draft, target: number, weapon: string, kind: 'melee' | 'ranged', reach: number): Attack | undefined {
    const { site } = this.#outlook;
    const { cell, stance } = this.#state.characters[target]!;
    if (cell < 0 || stance === 'unconscious' || distance(site, draft.spot.cell, cell) > reach) return undefined;
    if (kind === 'ranged' && !sees(this.#state, draft.spot.cell, cell)) return undefined;
    return {
      attacker: this.#unit,
      target,
      weapon,
      kind,
      skill: kind === 'melee' ? 'MS' : 'BS',
      stance: draft.spot.stance,
      targetStance: stance,
      penalty: draft.attacks + this.#earlier(kind),
      cover: kind === 'ranged' && hasCover(site, draft.spot.cell, cell, this.#state.variants),
    };
  }

  #earlier(kind: 'melee' | 'ranged'): number {
    const { activation } = this.#state;
    return activation?.character === this.#unit ? activation[kind] : 0;
  }

  #struck(draft: Draft, attack: Attack, action: SlotAction, slots: number): Draft {
    const { spot } = draft;
    const isLoud = (spot.stance === 'hidden' || spot.stance === 'disguised') && !keeps(itemOf(attack.weapon), spot.stance);
    return {
      actions: [...draft.actions, action],
      spot: { ...spot, slots: spot.slots - slots, stance: isLoud ? 'overt' : spot.stance },
      gain: draft.gain + this.#blow(draft, attack),
      attacks: draft.attacks + 1,
    };
  }

  /** What an attack is worth: points for a fall and a discovery, and what it takes from the other crew. */
  #blow(draft: Draft, attack: Attack): number {
    const { target, targetStance } = attack;
    const { damage, fall } = actionOdds(this.#state, attack);
    const { downs, wounds } = this.#state.characters[target]!;
    const victim = this.#outlook.standing(target);
    const lost = downs > 0 ? victim : 1 + FALL * victim;
    let value = fall * lost + (HURT * damage) / Math.max(1, wounds);
    const isFirst = !draft.actions.some((action) => 'target' in action && action.target === target);
    if (attack.kind === 'melee' && targetStance === 'hidden' && isFirst) {
      value += (1 - (1 - pHit(targetNumber(this.#state, attack), this.#state)) ** rollsOf(this.#state, attack)) * (1 + UNMASKED);
    }
    return value;
  }

  // --- abilities

  #abilities(start: Draft): void {
    switch (roleOf(this.#unit)) {
      case 'face':
        return this.#faceAbilities(start);
      case 'ninja':
        return this.#ninjaAbilities(start);
      case 'brain':
        return this.#brainAbilities(start);
      default:
    }
  }

  #faceAbilities(start: Draft): void {
    const { spot } = start;
    if (spot.stance !== 'disguised' && spot.slots >= 2) {
      const off: Draft = {
        ...start,
        actions: [{ type: 'face-off' }],
        spot: { ...spot, slots: spot.slots - 2, stance: 'disguised' },
      };
      this.#settle(off);
      this.#act(off);
      if (off.spot.slots > 0) for (const field of this.#goals(off.spot).slice(0, 1)) this.#settle(this.#follow(off, field));
    }
    if (this.#state.characters[this.#unit]!.spent.includes('in-plain-sight')) return;
    for (const ally of crewOf(seatOf(this.#unit))) {
      const { stance, inPlainSight } = this.#state.characters[ally]!;
      if (stance !== 'overt' || inPlainSight) continue;
      const hidden: Draft = {
        ...start,
        actions: [{ type: 'in-plain-sight', target: ally }],
        spot: { ...spot, slots: spot.slots - 1 },
        gain: this.#outlook.danger(ally),
      };
      this.#finish(hidden);
    }
  }

  #ninjaAbilities(start: Draft): void {
    const { spot } = start;
    if (spot.stance === 'hidden' || spot.slots < 2) return;
    if (this.#state.characters[this.#unit]!.spent.includes('ninja-vanish')) return;
    const field = this.#goals({ ...spot, stance: 'hidden' })[0]!;
    const wary = !this.#talent.isUnseen;
    const to = this.#ground.down(field, spot.cell, 3, wary);
    const vanished: Draft = {
      ...this.#moved(start, [{ type: 'ninja-vanish', to }], to, 2, false),
    };
    this.#finish({ ...vanished, spot: { ...vanished.spot, stance: 'hidden' } });
  }

  #brainAbilities(start: Draft): void {
    const { spot } = start;
    if (spot.slots < 2) return;
    let sum = 0;
    for (const ally of crewOf(seatOf(this.#unit))) {
      if (ally === this.#unit || !isStanding(this.#state.characters[ally]!.stance)) continue;
      const there = this.#outlook.spotOf(ally);
      const talent = this.#outlook.talent(ally);
      const ground = new Ground(this.#state, this.#outlook.site, ally);
      const field = this.#outlook.goals(ally, there)[0]!;
      const to = ground.down(field, there.cell, talent.movement, there.stance === 'hidden' && !talent.isUnseen);
      if (to === there.cell) continue;
      const gain = this.#outlook.worth(ally, { ...there, cell: to }) - this.#outlook.worth(ally, there);
      if (gain <= 0) continue;
      sum += gain;
      this.#finish({
        ...start,
        actions: [{ type: 'move-it-along', unit: ally, to }],
        spot: { ...spot, slots: spot.slots - 2 },
        gain,
      });
    }
    if (spot.slots < 3 || sum === 0 || this.#state.characters[this.#unit]!.spent.includes('all-according-to-plan')) return;
    this.#settle({ ...start, actions: [{ type: 'all-according-to-plan' }], spot: { ...spot, slots: 0 }, gain: sum });
  }
}

/** The actions of a plan from where the seat is asked: with the activation first, if it has not begun. */
export function movesOf({ unit, actions }: Plan, isActive: boolean): Action[] {
  const moves: Action[] = [...actions, END];
  return isActive ? moves : [{ type: 'activate', character: unit }, ...moves];
}

const END: Action = { type: 'end' };
const UPLOAD = actionOf('hack-upload');
const INTEL = actionOf('get-mob-intel');
/** What it costs a crew, besides the point, to have somebody dragged into the open. */
const UNMASKED = 0.4;
/** The share of its prospects that a first fall costs a character. */
const FALL = 0.4;
/** What the first half of a character's wounds are worth to whoever deals them. */
const HURT = 0.5;

function wakeUp(draft: Draft): Draft {
  return { ...draft, actions: [{ type: 'wake-up' }], spot: { ...draft.spot, slots: 0, stance: 'overt' } };
}

/** The reachable cell that lies furthest down a field. */
function nearest(reach: Reachable, costs: Int32Array, field: Field, most: number): Cell {
  const { cells, count } = reach;
  let best = cells[0]!;
  for (let i = 1; i < count; i++) {
    const cell = cells[i]!;
    const cost = costs[cell]!;
    if (cost < 0 || cost > most) continue;
    if (field[cell]! < field[best]! || (field[cell] === field[best] && best !== cells[0] && cost < costs[best]!)) best = cell;
  }
  return best;
}

/** A path cut into the moves that so many slots allow. */
function legs(talent: Talent, stance: Stance, slots: number, path: readonly Cell[], reach: Reachable): SlotAction[] | undefined {
  if (stance === 'overt' && slots === 3) return [SPRINT(path.at(-1)!)];
  const actions: SlotAction[] = [];
  let from = 0;
  for (let left = slots; left > 0 && from < path.length; ) {
    const isHustle = left >= 2 && isQuick(stance);
    const length = isHustle ? stride(talent, stance, 2) : talent.movement;
    let to = Math.min(path.length, from + length);
    while (to > from && reach.costs[path[to - 1]!]! < 0) to--;
    if (to === from) return undefined;
    actions.push((isHustle ? HUSTLE : MOVE)(path[to - 1]!));
    from = to;
    left -= isHustle ? 2 : 1;
  }
  return from === path.length ? actions : undefined;
}

function unique(drafts: readonly Draft[]): Draft[] {
  const cells = new Set<number>();
  return drafts.filter(({ spot }) => !cells.has(spot.cell * 4 + spot.slots) && cells.add(spot.cell * 4 + spot.slots));
}
