import type { GameEvent } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';
import { diceOf, typesOf } from './events.ts';

/** A roll of something that happens. */
export interface SceneRoll {
  readonly id: string;
  readonly unit: number;
  readonly test: 'attack' | 'save' | 'hack' | 'charm';
  readonly dice: readonly number[];
  /** The least that is enough. */
  readonly needs: number | undefined;
  /** Whether it was enough; nothing until that has been told. */
  readonly isEnough: boolean | undefined;
  /** What is tried, where it is a check. */
  readonly check: string | undefined;
  /** What a save has stopped. */
  readonly prevented: number;
}

/** An attack or a check as far as it has been told: one roll to hit, the saves it leads to, and what comes of them. */
export interface RollScene {
  /** Which one it is, to tell it from the next. */
  readonly id: string;
  readonly unit: number;
  /** Whom it is aimed at; -1 where at nobody. */
  readonly target: number;
  readonly kind: 'melee' | 'ranged' | 'blast' | 'check';
  readonly rolls: readonly SceneRoll[];
  readonly isHit: boolean | undefined;
  /** What got through to whom, and what is left of them. */
  readonly wounds: { readonly unit: number; readonly lost: number; readonly left: number | undefined } | undefined;
  /** Whoever has gone down, and how. */
  readonly fall: { readonly unit: number; readonly how: string } | undefined;
  readonly points: { readonly unit: number; readonly count: number; readonly event: string } | undefined;
}

/** Kinds of events that end whatever was rolled before them. */
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

/** The roll that the end of a log tells of; nothing where it tells of something else. */
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

/** The scene with another roll; an attack that rolls again, or a check, is a scene of its own. */
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
    // Whoever is beside the target has a save of their own: what came of the one before has been told.
    const before = scene?.rolls.filter((other) => other.test === 'attack') ?? [];
    return { ...(scene ?? begun(id, unit, 'blast')), rolls: [...before, roll], wounds: undefined, target: unit };
  }
  if (test === 'attack') {
    const { target = -1, kind = 'ranged' } = scene ?? {};
    return { ...begun(id, unit, kind), target, rolls: [roll] };
  }
  return { ...begun(id, unit, 'check'), rolls: [roll] };
}

/** The scene once the meaning of its last roll is told. */
function decided(scene: RollScene, isEnough: boolean, more: Partial<SceneRoll> = {}): RollScene {
  const last = scene.rolls.at(-1);
  return last ? { ...scene, rolls: [...scene.rolls.slice(0, -1), { ...last, isEnough, ...more }] } : scene;
}

/** Whether something was rolled in an entry that is worth a picture. */
export function hasRoll({ events }: TableEntry): boolean {
  return events.some(({ type, test }) => (type === 'rolled' || type === 'rerolled') && test !== 'tie');
}
