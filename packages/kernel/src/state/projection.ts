import type * as z from 'zod';
import { KernelError } from '../errors.ts';
import { areMates, type Teams, teamsIn } from '../teams.ts';
import { isPerSeat, type Viewer, type Visibility, visibilityOf } from './visibility.ts';

/**
 * The visibility structure of a state, compiled once from its schema. Nothing inside an `open` shape is ever hidden, so
 * a view shares that part with the state.
 */
export type Shape =
  | { readonly kind: 'open' }
  | { readonly kind: 'object'; readonly fields: readonly Field[]; readonly byName: ReadonlyMap<string, Field> }
  | { readonly kind: 'array'; readonly item: Shape; readonly perSeat: boolean }
  | { readonly kind: 'record'; readonly value: Shape }
  | { readonly kind: 'union'; readonly discriminator: string; readonly options: ReadonlyMap<unknown, Shape> };

interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly visibility: Visibility | undefined;
}

/** An object of the state, by key. */
export type Fields = Readonly<Record<string, unknown>>;

const OPEN: Shape = { kind: 'open' };

/** Compiles the visibility declarations of a state schema. Throws for a hidden part that a view could not hide. */
export function compileShape(schema: z.core.$ZodType, place = 'state'): Shape {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'object':
      return objectShape(def.shape, place);
    case 'array': {
      forbidMark(def.element, `${place}[]`, 'Hide the whole array, or a field of its items');
      const item = compileShape(def.element, `${place}[]`);
      return item.kind === 'open' ? OPEN : { kind: 'array', item, perSeat: isPerSeat(schema) };
    }
    case 'record': {
      forbidMark(def.valueType, `${place}.*`, 'Hide a field of its values');
      const value = compileShape(def.valueType, `${place}.*`);
      return value.kind === 'open' ? OPEN : { kind: 'record', value };
    }
    case 'optional':
    case 'nullable':
      forbidMark(def.innerType, place, 'Put the mark around optional or nullable, not inside');
      return compileShape(def.innerType, place);
    case 'union':
      return unionShape(def, place);
    default:
      return OPEN;
  }
}

/** A viewer and the viewer's teammates. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly teams: Teams | undefined;
}

/** Returns the viewer with the teams of a state, which decide what the viewer may see. */
export function eyesOf(state: object, viewer: Viewer): Eyes {
  return { viewer, teams: teamsIn(state) };
}

/** Returns the part of a value that the viewer may see. Parts that are never hidden are shared, not copied. */
export function project(shape: Shape, value: unknown, eyes: Eyes, owner: number | undefined = undefined): unknown {
  if (shape.kind === 'open' || typeof value !== 'object' || value === null) return value;
  switch (shape.kind) {
    case 'object': {
      const fields = value as Fields;
      const view: Record<string, unknown> = {};
      for (const field of shape.fields) {
        const inner = fields[field.name];
        if (inner === undefined) continue;
        if (isVisible(field.visibility, fields, eyes, owner)) {
          view[field.name] = project(field.shape, inner, eyes, owner);
        } else {
          const left = remains(inner);
          if (left !== undefined) view[field.name] = left;
        }
      }
      return view;
    }
    case 'array':
      return (value as readonly unknown[]).map((item, i) => project(shape.item, item, eyes, shape.perSeat ? i : owner));
    case 'record': {
      const view: Record<string, unknown> = {};
      for (const [key, item] of Object.entries(value)) view[key] = project(shape.value, item, eyes, owner);
      return view;
    }
    case 'union':
      return project(optionOf(shape, value as Fields), value, eyes, owner);
  }
}

/** Whether a viewer may see a field of this record, given its sibling fields. */
export function isVisible(
  visibility: Visibility | undefined,
  siblings: Fields,
  eyes: Eyes,
  owner: number | undefined,
): boolean {
  if (visibility === undefined) return true;
  switch (visibility.to) {
    case 'nobody':
      return false;
    case 'owner':
      return eyes.viewer === (visibility.owner === undefined ? owner : siblings[visibility.owner]);
    case 'seats': {
      const seats = siblings[visibility.seats];
      return Array.isArray(seats) && seats.includes(eyes.viewer);
    }
    case 'team': {
      const { viewer, teams } = eyes;
      if (viewer === 'spectator') return false;
      if (visibility.team === undefined) return owner !== undefined && areMates(teams, viewer, owner);
      return teams?.[viewer] !== undefined && teams[viewer] === siblings[visibility.team];
    }
    case 'faceUp':
      return Boolean(siblings[visibility.flag]) || isVisible(visibility.before, siblings, eyes, owner);
  }
}

/**
 * Returns the visible remainder of a hidden value: nulls for an array (its size), null for null, undefined for anything
 * else.
 */
export function remains(value: unknown): null[] | null | undefined {
  if (value === null) return null;
  return Array.isArray(value) ? blanks(value.length) : undefined;
}

/** Returns a hidden pile of this size. */
export function blanks(size: number): null[] {
  return new Array<null>(size).fill(null);
}

/** Returns the option of a union that a value matches. */
export function optionOf(shape: Extract<Shape, { kind: 'union' }>, value: Fields): Shape {
  const option = shape.options.get(value[shape.discriminator]);
  if (option) return option;
  const found = String(value[shape.discriminator]);
  throw new KernelError('bad-json', `${shape.discriminator}: ${found}`, 'A value of the state is none of its kinds');
}

function objectShape(schemas: Readonly<Record<string, z.core.$ZodType>>, place: string): Shape {
  const fields = Object.entries(schemas).map(([name, schema]): Field => {
    const visibility = visibilityOf(schema);
    for (const sibling of siblingsNamed(visibility)) {
      if (sibling in schemas) continue;
      throw new KernelError(
        'bad-definition',
        `${place}.${name}`,
        `Its visibility names a field "${sibling}" that is not there`,
      );
    }
    return { name, visibility, shape: compileShape(schema, `${place}.${name}`) };
  });
  if (fields.every((field) => field.visibility === undefined && field.shape.kind === 'open')) return OPEN;
  return { kind: 'object', fields, byName: new Map(fields.map((field) => [field.name, field])) };
}

function siblingsNamed(visibility: Visibility | undefined): string[] {
  switch (visibility?.to) {
    case 'owner':
      return visibility.owner === undefined ? [] : [visibility.owner];
    case 'seats':
      return [visibility.seats];
    case 'team':
      return visibility.team === undefined ? [] : [visibility.team];
    case 'faceUp':
      return [visibility.flag, ...siblingsNamed(visibility.before)];
    default:
      return [];
  }
}

function unionShape(def: z.core.$ZodUnionDef, place: string): Shape {
  const shapes = def.options.map((option, i) => compileShape(option, `${place}|${i}`));
  if (shapes.every((shape) => shape.kind === 'open')) return OPEN;
  if (!('discriminator' in def) || typeof def.discriminator !== 'string') {
    throw new KernelError('bad-definition', place, 'A union that hides something must be a discriminated union');
  }
  const options = new Map<unknown, Shape>();
  def.options.forEach((option, i) => {
    const values = option._zod.propValues?.[def.discriminator as string] ?? [];
    for (const value of values) options.set(value, shapes[i] as Shape);
  });
  return { kind: 'union', discriminator: def.discriminator, options };
}

function forbidMark(schema: z.core.$ZodType, place: string, advice: string): void {
  if (visibilityOf(schema)) throw new KernelError('bad-definition', place, `Nothing can be hidden here. ${advice}`);
}

/** Whether any part is visible to a team only. */
export function isForTeams(shape: Shape): boolean {
  switch (shape.kind) {
    case 'open':
      return false;
    case 'object':
      return shape.fields.some((field) => isTeamMark(field.visibility) || isForTeams(field.shape));
    case 'array':
      return isForTeams(shape.item);
    case 'record':
      return isForTeams(shape.value);
    case 'union':
      return [...shape.options.values()].some(isForTeams);
  }
}

function isTeamMark(visibility: Visibility | undefined): boolean {
  if (visibility?.to === 'faceUp') return isTeamMark(visibility.before);
  return visibility?.to === 'team';
}
