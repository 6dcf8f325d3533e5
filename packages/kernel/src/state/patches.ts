import { KernelError } from '../errors.ts';
import {
  blanks,
  type Eyes,
  eyesOf,
  type Fields,
  isVisible,
  optionOf,
  project,
  remains,
  type Shape,
} from './projection.ts';
import type { Viewer } from './visibility.ts';

/** Keys and indices from the root of a value to one of its parts. */
export type Path = readonly (string | number)[];

/**
 * One change: `[path, value]` sets, `[path]` removes a key. An array's path followed by 'length' truncates the array,
 * or pads it with null when a hidden pile grows.
 */
export type Patch = readonly [path: Path, value?: unknown];

/** Returns the changes between two states. Only parts that the states do not share are compared. */
export function changes(before: unknown, after: unknown): Patch[] {
  const patches: Patch[] = [];
  compare(before, after, [], patches);
  return patches;
}

/** Returns the patches that turn a viewer's old view into the new one, and nothing else. */
export function viewChanges(shape: Shape, before: object, after: object, viewer: Viewer): Patch[] {
  const patches: Patch[] = [];
  compareViews(shape, before, after, [], patches, eyesOf(after, viewer), undefined);
  return patches;
}

/** Returns the value with the patches applied; untouched parts are shared. Throws for a path that does not exist. */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T {
  return appliedTo(value, patches, MAX_BLANKS);
}

/**
 * Applies the patches of a manual edit. Unlike `applyPatches`, 'length' only truncates a list; items are appended one
 * by one.
 */
export function applyEdit<T>(value: T, patches: readonly Patch[]): T {
  return appliedTo(value, patches, 0);
}

/** By how many cards one patch may grow a hidden pile; far above the piles of any game. */
const MAX_BLANKS = 10_000;

function appliedTo<T>(value: T, patches: readonly Patch[], blanks: number): T {
  let result: unknown = value;
  for (const patch of patches) result = patched(result, patch, 0, blanks);
  return result as T;
}

/** `path` is mutated during the traversal; each patch gets a copy. */
function compare(before: unknown, after: unknown, path: (string | number)[], out: Patch[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    compareItems(before, after, path, out);
  } else if (isRecord(before) && isRecord(after)) {
    for (const key in before) {
      if (after[key] === undefined && before[key] !== undefined) out.push([[...path, key]]);
    }
    for (const key in after) {
      if (before[key] === after[key] || after[key] === undefined) continue;
      path.push(key);
      compare(before[key], after[key], path, out);
      path.pop();
    }
  } else out.push([path.slice(), after]);
}

function compareItems(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  out: Patch[],
): void {
  const shared = Math.min(before.length, after.length);
  for (let i = 0; i < shared; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    compare(before[i], after[i], path, out);
    path.pop();
  }
  if (after.length < before.length) out.push([[...path, 'length'], after.length]);
  for (let i = shared; i < after.length; i++) out.push([[...path, i], after[i]]);
}

function compareViews(
  shape: Shape,
  before: unknown,
  after: unknown,
  path: Path,
  out: Patch[],
  eyes: Eyes,
  owner: number | undefined,
): void {
  if (before === after) return;
  if (shape.kind === 'open') {
    compare(before, after, [...path], out);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && shape.kind === 'array') {
    const shared = Math.min(before.length, after.length);
    for (let i = 0; i < Math.max(before.length, after.length); i++) {
      const itemOwner = shape.perSeat ? i : owner;
      if (i < shared) compareViews(shape.item, before[i], after[i], [...path, i], out, eyes, itemOwner);
      else if (i < after.length) out.push([[...path, i], project(shape.item, after[i], eyes, itemOwner)]);
    }
    if (after.length < before.length) out.push([[...path, 'length'], after.length]);
    return;
  }
  if (isRecord(before) && isRecord(after)) {
    const option = shape.kind === 'union' ? optionOf(shape, after) : shape;
    if (shape.kind !== 'union' || optionOf(shape, before) === option) {
      if (option.kind === 'record') compareRecords(option.value, before, after, path, out, eyes, owner);
      else compareFields(option, before, after, path, out, eyes, owner);
      return;
    }
  }
  out.push([path, project(shape, after, eyes, owner)]);
}

function compareRecords(
  shape: Shape,
  before: Fields,
  after: Fields,
  path: Path,
  out: Patch[],
  eyes: Eyes,
  owner: number | undefined,
): void {
  for (const key of Object.keys(before)) if (after[key] === undefined) out.push([[...path, key]]);
  for (const key of Object.keys(after)) {
    if (before[key] === undefined) out.push([[...path, key], project(shape, after[key], eyes, owner)]);
    else compareViews(shape, before[key], after[key], [...path, key], out, eyes, owner);
  }
}

function compareFields(
  shape: Shape,
  before: Fields,
  after: Fields,
  path: Path,
  out: Patch[],
  eyes: Eyes,
  owner: number | undefined,
): void {
  if (shape.kind !== 'object') {
    compareViews(shape, before, after, path, out, eyes, owner);
    return;
  }
  for (const { name, visibility, shape: inner } of shape.fields) {
    const old = before[name];
    const now = after[name];
    const seenBefore = old !== undefined && isVisible(visibility, before, eyes, owner);
    const seenNow = now !== undefined && isVisible(visibility, after, eyes, owner);
    if (seenBefore && seenNow) {
      if (old !== now) compareViews(inner, old, now, [...path, name], out, eyes, owner);
      continue;
    }
    if (seenNow) out.push([[...path, name], project(inner, now, eyes, owner)]);
    else compareRemains(seenBefore, old, now, [...path, name], out);
  }
}

/** Compares the visible remainder of a field that is now hidden. */
function compareRemains(seenBefore: boolean, old: unknown, now: unknown, path: Path, out: Patch[]): void {
  const before = seenBefore ? old : remains(old);
  const left = remains(now);
  if (left === undefined) {
    if (before !== undefined) out.push([path]);
  } else if (!seenBefore && Array.isArray(before) && Array.isArray(left)) {
    if (before.length !== left.length) out.push([[...path, 'length'], left.length]);
  } else if (before !== left) out.push([path, left]);
}

/** `most`: by how many blanks a list may grow. */
function patched(value: unknown, patch: Patch, depth: number, most: number): unknown {
  const [path, leaf] = patch;
  if (depth === path.length) return leaf;
  const key = path[depth] as string | number;
  const last = depth === path.length - 1;
  if (Array.isArray(value)) return patchedArray(value, patch, key, depth, most);
  if (!isRecord(value)) throw nowhere(path, depth);
  if (typeof key !== 'string' || key === '__proto__') throw nowhere(path, depth);
  if (last && patch.length === 1) {
    const { [key]: _removed, ...rest } = value;
    return rest;
  }
  if (!last && value[key] === undefined) throw nowhere(path, depth);
  return { ...value, [key]: patched(value[key], patch, depth + 1, most) };
}

function patchedArray(
  items: readonly unknown[],
  patch: Patch,
  key: string | number,
  depth: number,
  most: number,
): unknown {
  const [path, leaf] = patch;
  const last = depth === path.length - 1;
  if (key === 'length' && last) {
    // Patches may come from the network: validate the length before allocating.
    if (!Number.isInteger(leaf)) throw nowhere(path, depth);
    const more = (leaf as number) - items.length;
    if (more > most || more < -items.length) throw nowhere(path, depth);
    return more <= 0 ? items.slice(0, leaf as number) : [...items, ...blanks(more)];
  }
  // A patch may append the next item but must not leave a gap.
  if (typeof key !== 'number' || !Number.isInteger(key) || key < 0 || key > items.length) throw nowhere(path, depth);
  if (key === items.length && !last) throw nowhere(path, depth);
  const copy = [...items];
  copy[key] = patched(items[key], patch, depth + 1, most);
  return copy;
}

function nowhere(path: Path, depth: number): KernelError {
  return new KernelError('bad-patch', path.slice(0, depth + 1).join('.'), 'The patch leads nowhere');
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
