import { refuse, type Seat } from '@tessera/kernel';
import { arrive } from '../armies/moveGroup.ts';
import { SITE, tables } from '../content/index.ts';
import { leaveFellowship } from '../fellowship/guide.ts';
import { garrisonPlace } from '../map/besieged.ts';
import { reach } from '../map/reach.ts';
import { FREE_CHARACTERS, fellows, GANDALF_WHITE, IS_HOBBIT, LEVEL } from '../pieces/characters.ts';
import { insideOf, isInside } from '../pieces/figures.ts';
import { commandsCharacter } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame, FrameOf } from '../state/frames.ts';
import { FELLOWSHIP, FREE, GONE, SHADOW } from '../state/numbers.ts';
import type { Rule, State, View } from '../state/state.ts';

/** Returns the party of a Character die: Companions leave the Fellowship or move on the map. R 6.3, 7.3, 10.8 */
export function partyOfDie(seat: Seat, who: 'fellowship' | 'map'): FrameOf<'party'> {
  const rest = { bonus: 0, level: 0, besieged: false, may: false, group: [], moved: [] };
  return { at: 'party', seat, who, many: who === 'map', ...rest };
}

/** A group is gathered one by one, then it moves; several groups may follow each other. */
export const party = {
  party: {
    asks: (state, frame) => (frame.group.length > 0 || candidates(state, frame).length > 0 ? frame.seat : []),
    prompt: (_state, { group }) => ({ code: 'party', params: { group } }),
    options(state, frame): Action[] {
      const options: Action[] = candidates(state, frame).map((character) => ({ type: 'gather', character }));
      if (frame.group.length === 0) {
        if (frame.may || frame.moved.length > 0) options.push({ type: 'done' });
      } else if (leavesTheGame(state, frame)) options.push({ type: 'go' });
      else for (const to of destinations(state, frame)) options.push({ type: 'travel', to });
      return options;
    },
    sound: true,
    answers: {
      gather: {
        refuse: (state, frame, _seat, { character }) =>
          candidates(state, frame).includes(character) ? undefined : refuse('cannot-join', { character }),
        play: (_state, frame, { action: { character } }) => [{ ...frame, group: [...frame.group, character] }],
      },
      travel: {
        refuse(state, frame, _seat, { to }) {
          if (frame.group.length === 0) return refuse('nobody-gathered');
          return destinations(state, frame).includes(to) ? undefined : refuse('out-of-reach', { place: to });
        },
        play(state, frame, { action: { to }, log, chance }) {
          const frames = send(state, frame.group, to, { log, chance });
          const moved = [...frame.moved, ...frame.group];
          return frame.many ? [...frames, { ...frame, group: [], moved }] : frames;
        },
      },
      // R 10.10.5: a Companion that leaves on the Mordor Track is out of the game instead of separating.
      go: {
        refuse: (state, frame) => (leavesTheGame(state, frame) ? undefined : refuse('not-on-the-track')),
        play(state, { group }, { log, chance }) {
          for (const character of group) log({ type: 'left-the-game', character });
          return leaveFellowship(state, group, GONE, { log, chance });
        },
      },
      done() {},
    },
  },

  /** A Hobbit taken alive, or one that left to reduce the damage, moves as if separated. R 10.6 */
  hobbit: {
    asks: (state) => state.leading[FREE]!,
    prompt: (_state, { character }) => ({ code: 'hobbit', params: { character } }),
    options: (state, { character }): Action[] =>
      separations(state, LEVEL[character]!, false).map((to) => ({ type: 'travel', to })),
    sound: true,
    answers: {
      travel: {
        refuse: (state, { character }, _seat, { to }) =>
          separations(state, LEVEL[character]!, false).includes(to) ? undefined : refuse('out-of-reach', { place: to }),
        play(state, { character }, { action: { to }, log, chance }) {
          state.characters[character] = to;
          log({ type: 'travelled', characters: [character], to });
          arrive(state, character, { log, chance });
        },
      },
    },
  },
} satisfies Rule<'party' | 'hobbit'>;

type Party = FrameOf<'party'>;

export function canSeparate(state: State): boolean {
  return state.fellowship.mordor < 0 && fellows(state).length > 0;
}

/** Returns whether a Companion on the map can move with a die. */
export function canTravel(state: State, seat: Seat): boolean {
  return candidates(state, partyOfDie(seat, 'map')).length > 0;
}

/**
 * Returns the Companions that can join the group: from the same place, in ascending order, so that each group has one
 * order.
 */
function candidates(state: State, frame: Party): number[] {
  const { who, group, moved, many } = frame;
  if (!many && group.length === 0 && moved.length > 0) return [];
  const last = group.at(-1) ?? -1;
  const place = last < 0 ? undefined : state.characters[last]!;
  return FREE_CHARACTERS.filter((character) => {
    const at = state.characters[character]!;
    if (character <= last || moved.includes(character) || (place !== undefined && at !== place)) return false;
    if (!commandsCharacter(state, frame.seat, character)) return false;
    if (at === FELLOWSHIP) return who !== 'map';
    return who !== 'fellowship' && at >= 0 && LEVEL[character]! > 0 && canLeave(state, frame, at);
  });
}

/** Returns whether a Companion can leave: never a besieged Stronghold, and only with a region to go to. R 7.4 */
function canLeave(state: State, { besieged }: Party, at: number): boolean {
  return !isInside(at) && tables.neighbours[at]!.some((to) => besieged || !isOwnSiege(state, to));
}

function leavesTheGame(state: State, { group }: Party): boolean {
  return state.fellowship.mordor >= 0 && group.some((character) => state.characters[character] === FELLOWSHIP);
}

/**
 * Returns the Level of a group: its highest, or 4 for Gandalf the White alone or with one Hobbit (Shadowfax). R 7.3,
 * 7.9
 */
function levelOf({ level }: Pick<Party, 'level'>, group: readonly number[]): number {
  if (level > 0) return level;
  const others = group.filter((character) => character !== GANDALF_WHITE);
  if (others.length < group.length && others.length < 2 && others.every((character) => IS_HOBBIT[character])) return 4;
  return Math.max(...group.map((character) => LEVEL[character]!));
}

/**
 * Returns how many regions the gathered group goes once a Companion has joined it. Undefined if none is being gathered, or if
 * the Companion would leave the game. R 7.3, 10.8
 */
export function rangeWith(
  { characters, fellowship, flow }: Pick<View, 'characters' | 'fellowship' | 'flow'>,
  character: number,
): number | undefined {
  const frame = flow.at(-1);
  if (frame?.at !== 'party') return undefined;
  const range = levelOf(frame, [...frame.group, character]) + frame.bonus;
  if (characters[character] !== FELLOWSHIP) return range;
  return fellowship.mordor >= 0 ? undefined : fellowship.progress + range;
}

/** Returns the destinations of the gathered group. */
function destinations(state: State, frame: Party): number[] {
  const { group, bonus, besieged } = frame;
  const range = levelOf(frame, group) + bonus;
  const at = state.characters[group[0]!]!;
  return at === FELLOWSHIP ? separations(state, range, besieged) : routes(state, at, range, besieged);
}

/** Returns the regions that Companions could reach by leaving the Fellowship together now, with a die. R 10.8 */
export function separationReach(state: State, group: readonly number[]): number[] {
  if (state.fellowship.mordor >= 0 || group.length === 0) return [];
  return separations(state, levelOf({ level: 0 }, group), false);
}

/** Returns the regions within Progress plus Level of the figure; a besieged Stronghold cannot be left. R 10.8 */
function separations(state: State, range: number, besieged: boolean): number[] {
  const { region, progress } = state.fellowship;
  const inside = garrisonPlace(state, region);
  if (inside >= 0 && state.control[region] === FREE) return [inside];
  return [region, ...routes(state, region, progress + range, besieged)];
}

/**
 * Returns the regions within range: past enemies, but not through a friendly besieged Stronghold, and no farther than a
 * Shadow Stronghold. R 7.4
 */
function routes(state: State, from: number, range: number, besieged: boolean): number[] {
  const found = reach(
    from,
    range,
    (region) => besieged || !isOwnSiege(state, region),
    (region) =>
      isOwnSiege(state, region) || (tables.siteOf[region] === SITE.stronghold && state.control[region] === SHADOW),
  );
  return found.slice(1).map((region) => (isOwnSiege(state, region) ? insideOf(region) : region));
}

/** Returns whether the region has a besieged Stronghold of the Free Peoples. */
function isOwnSiege(state: State, region: number): boolean {
  return insideOf(region) >= 0 && state.control[region] === FREE && garrisonPlace(state, region) >= 0;
}

/** Moves Companions to their destination, from the Fellowship or the map. */
function send(state: State, group: readonly number[], to: number, ctx: Ctx): Frame[] {
  if (state.characters[group[0]!] === FELLOWSHIP) {
    ctx.log({ type: 'separated', characters: [...group], to });
    const frames = leaveFellowship(state, group, to, ctx);
    for (const character of group) arrive(state, character, ctx);
    return frames;
  }
  for (const character of group) state.characters[character] = to;
  ctx.log({ type: 'travelled', characters: [...group], to });
  for (const character of group) arrive(state, character, ctx);
  return [];
}

/** Returns the place of a character that leaves the Fellowship without moving. */
export function besideFigure(state: State): number {
  const { region } = state.fellowship;
  const inside = garrisonPlace(state, region);
  return inside >= 0 && state.control[region] === FREE ? inside : region;
}
