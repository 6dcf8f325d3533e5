import { refuse, type Seat } from '@tessera/kernel';
import type { Action } from './action.ts';
import { FREE_CHARACTERS, fellows, GANDALF_WHITE, IS_HOBBIT, LEVEL } from './characters.ts';
import { SITE, tables } from './content/index.ts';
import type { Ctx } from './events.ts';
import { insideOf, isInside } from './figures.ts';
import type { Frame, FrameOf } from './frames.ts';
import { leaveFellowship } from './guide.ts';
import { arrive } from './moveGroup.ts';
import { FELLOWSHIP, FREE, GONE, SHADOW } from './numbers.ts';
import { reach } from './reach.ts';
import { commandsCharacter } from './roles.ts';
import { garrisonPlace } from './siege.ts';
import type { Rule, State } from './state.ts';

/** Companions leave the Fellowship or move on the map, as a Character die lets them. R 6.3, 7.3, 10.8 */
export function partyOfDie(seat: Seat, who: 'fellowship' | 'map'): FrameOf<'party'> {
  const rest = { bonus: 0, level: 0, besieged: false, may: false, group: [], moved: [] };
  return { at: 'party', seat, who, many: who === 'map', ...rest };
}

/** A group is gathered one by one, then it goes; several groups may go one after the other. */
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
      // R 10.10.5: on the Mordor Track nobody separates; who leaves is out of the game.
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

  /** A Hobbit who was taken alive, or who left to lessen the damage: he goes on as if separated. R 10.6 */
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

/** Whether some Companion on the map can move with a die. */
export function canTravel(state: State, seat: Seat): boolean {
  return candidates(state, partyOfDie(seat, 'map')).length > 0;
}

/** Who may join the group: from where the others are, in a fixed order, so that a group is gathered in one way only. */
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

/** R 7.4: nobody leaves a besieged Stronghold; somewhere to go there must be. */
function canLeave(state: State, { besieged }: Party, at: number): boolean {
  return !isInside(at) && tables.neighbours[at]!.some((to) => besieged || !isOwnSiege(state, to));
}

function leavesTheGame(state: State, { group }: Party): boolean {
  return state.fellowship.mordor >= 0 && group.some((character) => state.characters[character] === FELLOWSHIP);
}

/** R 7.3: a group uses its highest Level; Shadowfax carries Gandalf the White, alone or with one Hobbit. R 7.9 */
function levelOf({ level }: Pick<Party, 'level'>, group: readonly number[]): number {
  if (level > 0) return level;
  const others = group.filter((character) => character !== GANDALF_WHITE);
  if (others.length < group.length && others.length < 2 && others.every((character) => IS_HOBBIT[character])) return 4;
  return Math.max(...group.map((character) => LEVEL[character]!));
}

/** Where the gathered group may go. */
function destinations(state: State, frame: Party): number[] {
  const { group, bonus, besieged } = frame;
  const range = levelOf(frame, group) + bonus;
  const at = state.characters[group[0]!]!;
  return at === FELLOWSHIP ? separations(state, range, besieged) : routes(state, at, range, besieged);
}

/** Where Companions could go who left the Fellowship together now, with a die. R 10.8 */
export function separationReach(state: State, group: readonly number[]): number[] {
  if (state.fellowship.mordor >= 0 || group.length === 0) return [];
  return separations(state, levelOf({ level: 0 }, group), false);
}

/** R 10.8: from the figure, Progress and Level together; out of a besieged Stronghold nobody comes. */
function separations(state: State, range: number, besieged: boolean): number[] {
  const { region, progress } = state.fellowship;
  const inside = garrisonPlace(state, region);
  if (inside >= 0 && state.control[region] === FREE) return [inside];
  return [region, ...routes(state, region, progress + range, besieged)];
}

/** R 7.4: past enemies, but not into or out of an own Stronghold under siege, and no farther than a Stronghold of the Shadow. */
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

/** A Stronghold of the Free Peoples that is besieged. */
function isOwnSiege(state: State, region: number): boolean {
  return insideOf(region) >= 0 && state.control[region] === FREE && garrisonPlace(state, region) >= 0;
}

/** Companions arrive, from the Fellowship or from elsewhere on the map. */
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

/** Where somebody stands who leaves the Fellowship and goes nowhere. */
export function besideFigure(state: State): number {
  const { region } = state.fellowship;
  const inside = garrisonPlace(state, region);
  return inside >= 0 && state.control[region] === FREE ? inside : region;
}
