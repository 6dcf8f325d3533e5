import type { GameEvent } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';
import { diceOf, typesOf } from './events.ts';

/** Roll of a scene. */
export interface SceneRoll {
  readonly id: string;
  readonly unit: number;
  readonly test: 'attack' | 'save' | 'hack' | 'charm';
  readonly dice: readonly number[];
  /** Lowest sufficient total. */
  readonly needs: number | undefined;
  /** Whether it was enough; undefined before the result is shown. */
  readonly isEnough: boolean | undefined;
  /** Purpose of a check. */
  readonly check: string | undefined;
  /** Damage prevented by a save. */
  readonly prevented: number;
}

/** Attack or check as far as it has been shown: one roll to hit, its saves, and their results. */
export interface RollScene {
  /** Identifies the scene, to distinguish it from the next. */
  readonly id: string;
  readonly unit: number;
  /** Target unit; -1 for none. */
  readonly target: number;
  readonly kind: 'melee' | 'ranged' | 'blast' | 'check';
  readonly rolls: readonly SceneRoll[];
  readonly isHit: boolean | undefined;
  /** Unsaved damage, its unit, and the wounds left. */
  readonly wounds: { readonly unit: number; readonly lost: number; readonly left: number | undefined } | undefined;
  /** Unit that fell, and its new state. */
  readonly fall: { readonly unit: number; readonly how: string } | undefined;
  readonly points: { readonly unit: number; readonly count: number; readonly event: string } | undefined;
}

/** Event types that end the previous scene. */
const ENDS = typesOf([
  'moved',
  'npc-moved',
  'npc-chose',
  'npc-phase',
  'activated',
  'turn',
  'turn-ended',
  'connected',
  'picked-up',
  'elite-arrived',
  'computer',
]);

/** Returns the roll at the end of a log; undefined if it ends with another event. */
export function rollScene(log: readonly TableEntry[]): RollScene | undefined {
  let scene: RollScene | undefined;
  for (const { seq, events, kind } of log) {
    if (kind !== 'act') scene = undefined;
    events.forEach((event, index) => {
      scene = after(scene, event, `${seq}.${index}`);
    });
  }
  return scene && scene.rolls.length > 0 ? scene : undefined;
}

function after(scene: RollScene | undefined, event: GameEvent, id: string): RollScene | undefined {
  if (ENDS.has(event.type)) return undefined;
  const unit = Number(event.unit);
  switch (event.type) {
    case 'attacked':
    case 'npc-attacked':
      return { ...begun(id, unit, kindOf(event.kind)), target: Number(event.target) };
    case 'rolled':
    case 'rerolled':
      return withRoll(scene, event, id);
    case 'hit':
    case 'missed': {
      const isHit = event.type === 'hit';
      return scene && { ...decided(scene, isHit), isHit, target: Number(event.target) };
    }
    case 'checked':
      return scene && decided(scene, event.success === true, { check: String(event.check) });
    case 'saved': {
      const prevented = Number(event.prevented);
      const wounds = { unit, lost: Number(event.damage), left: undefined };
      return scene && { ...decided(scene, prevented > 0, { prevented }), wounds };
    }
    case 'hurt':
      return scene?.wounds?.unit === unit
        ? { ...scene, wounds: { ...scene.wounds, left: Number(event.wounds) } }
        : scene;
    case 'fell':
      return scene && { ...scene, fall: { unit, how: String(event.fall) } };
    case 'scored': {
      if (!scene) return undefined;
      const count = (scene.points?.count ?? 0) + Number(event.points);
      return { ...scene, points: { unit, count, event: String(event.event) } };
    }
    default:
      return scene;
  }
}

function begun(id: string, unit: number, kind: RollScene['kind']): RollScene {
  return {
    id,
    unit,
    target: -1,
    kind,
    rolls: [],
    isHit: undefined,
    wounds: undefined,
    fall: undefined,
    points: undefined,
  };
}

function kindOf(kind: GameEvent[string]): RollScene['kind'] {
  return kind === 'melee' || kind === 'blast' ? kind : 'ranged';
}

/** Returns the scene with another roll; a repeated attack roll or a check starts a new scene. */
function withRoll(scene: RollScene | undefined, event: GameEvent, id: string): RollScene | undefined {
  const { test } = event;
  if (test !== 'attack' && test !== 'save' && test !== 'hack' && test !== 'charm') return scene;
  const unit = Number(event.unit);
  const roll: SceneRoll = {
    id,
    unit,
    test,
    dice: diceOf(event),
    needs: typeof event.needs === 'number' ? event.needs : undefined,
    isEnough: undefined,
    check: undefined,
    prevented: 0,
  };
  if (event.type === 'rerolled' && scene) return { ...scene, rolls: [...scene.rolls.slice(0, -1), roll] };
  if (test === 'save') {
    // Each splash victim has its own save: the result of the previous one has been shown.
    const before = scene?.rolls.filter((other) => other.test === 'attack') ?? [];
    return { ...(scene ?? begun(id, unit, 'blast')), rolls: [...before, roll], wounds: undefined, target: unit };
  }
  if (test === 'attack') {
    const { target = -1, kind = 'ranged' } = scene ?? {};
    return { ...begun(id, unit, kind), target, rolls: [roll] };
  }
  return { ...begun(id, unit, 'check'), rolls: [roll] };
}

/** Returns the scene with the result of its last roll. */
function decided(scene: RollScene, isEnough: boolean, more: Partial<SceneRoll> = {}): RollScene {
  const last = scene.rolls.at(-1);
  return last ? { ...scene, rolls: [...scene.rolls.slice(0, -1), { ...last, isEnough, ...more }] } : scene;
}

/** Returns whether an entry has a roll to show. */
export function hasRoll({ events }: TableEntry): boolean {
  return events.some(({ type, test }) => (type === 'rolled' || type === 'rerolled') && test !== 'tie');
}
