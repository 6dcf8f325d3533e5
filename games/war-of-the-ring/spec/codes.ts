import { CHARACTERS, FACES, type Face, loadContent, NATIONS, type Nation, tables } from '../src/content/index.ts';
import { roleOf, sideOf } from '../src/pieces/roles.ts';
import { FREE } from '../src/state/numbers.ts';
import type { PHASES } from '../src/state/vocabulary.ts';

/** Teams of the specification, by side. */
export const TEAMS = ['Free', 'Shadow'] as const;
export type Team = (typeof TEAMS)[number];

/** Roles of the specification, and `ShadowAll` for a single Shadow player, which it lacks (RULINGS 115). */
export const SPEC_ROLES = ['FreeAll', 'GondorElves', 'RohanNorthDwarves', 'Sauron', 'Saruman', 'ShadowAll'] as const;
export type SpecRole = (typeof SPEC_ROLES)[number];

/** Nations of each role, in the order of its name. */
export const ROLE_NATIONS: Readonly<Record<SpecRole, readonly Nation[]>> = {
  FreeAll: ['dwarves', 'elves', 'gondor', 'north', 'rohan'],
  GondorElves: ['gondor', 'elves'],
  RohanNorthDwarves: ['rohan', 'north', 'dwarves'],
  Sauron: ['sauron'],
  Saruman: ['isengard', 'southrons'],
  ShadowAll: ['isengard', 'sauron', 'southrons'],
};

const ROLE_NAMES = {
  gondor: 'GondorElves',
  rohan: 'RohanNorthDwarves',
  'witch-king': 'Sauron',
  saruman: 'Saruman',
} as const satisfies Record<string, SpecRole>;

/** Returns the role of a seat by its name in the specification. */
export function specRoleOf(table: { readonly players: readonly unknown[] }, seat: number): SpecRole {
  const role = roleOf(table, seat);
  if (role !== undefined) return ROLE_NAMES[role];
  return sideOf(table, seat) === FREE ? 'FreeAll' : 'ShadowAll';
}

/** Phases of a turn by their names in the specification; it names the first and the last (RULINGS 76). */
export const PHASE_NAMES = {
  recover: 'Recover Dice',
  fellowship: 'Fellowship',
  allocation: 'Hunt Allocation',
  roll: 'Action Roll',
  actions: 'Action Resolution',
  victory: 'Military Victory',
} as const satisfies Record<(typeof PHASES)[number], string>;

/** Faces of action dice by their names in the specification. */
const FACE_NAMES = {
  character: 'Character',
  army: 'Army',
  muster: 'Muster',
  'muster-army': 'Muster/Army',
  event: 'Event',
  will: 'Will',
  eye: 'Eye',
} as const satisfies Record<Face, string>;

export const faceNamed = (face: number): string => FACE_NAMES[FACES[face]!];

/** Returns the number of a face, or -1. */
export function faceOf(name: string): number {
  return FACES.findIndex((face) => FACE_NAMES[face] === name);
}

/** Boxes of the Political Track, from box 1 (RULINGS 47). */
export const POSITIONS = ['Peace1', 'Peace2', 'Peace3', 'War'] as const;

/** Steps of the Mordor Track; the last is the Crack of Doom. */
export const MORDOR_STEPS = ['0', '1', '2', '3', '4', 'Mount Doom'] as const;

/** Stands for a card that the viewer may not see. */
export const HIDDEN_CARD = 'hidden';

export const playerId = (seat: number): string => `p${seat + 1}`;

export const nationCode = (nation: number): string => String(nation + 1);

/** Returns the number of a Nation by its code, or -1. */
export function nationOfCode(code: string): number {
  return NATIONS.findIndex((_, nation) => nationCode(nation) === code);
}

const regionCodes = [...loadContent().content.region.values()].map(({ number }) => String(number));

export const regionCode = (region: number): string => regionCodes[region]!;

/** Returns the number of a region by its id in the specification; throws where there is none. */
export function regionOfCode(code: string): number {
  const region = regionCodes.indexOf(code);
  if (region < 0) throw new Error(`There is no region ${code}; regions are 1 to ${tables.regions.length}.`);
  return region;
}

const characterIds = CHARACTERS.map((id) => loadContent().content.character.get(id)!.alias ?? id);

export const characterId = (character: number): string => characterIds[character]!;

/** Returns the number of a character by its id in the specification; throws where there is none. */
export function characterOfId(id: string): number {
  const character = characterIds.indexOf(id);
  if (character < 0) throw new Error(`There is no character "${id}".`);
  return character;
}
