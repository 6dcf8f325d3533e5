import { refuse, type Seat } from '@tessera/kernel';
import { SITE, tables } from '../content/index.ts';
import { garrisonPlace } from '../map/besieged.ts';
import { reach } from '../map/reach.ts';
import { isNazgul, LEVEL, MINIONS } from '../pieces/characters.ts';
import { insideOf, isBesieged, isInside, nazgulAt, shift } from '../pieces/figures.ts';
import { commandsCharacter } from '../pieces/roles.ts';
import { NAZGUL, noTroops } from '../pieces/troops.ts';
import type { Action } from '../state/action.ts';
import type { FrameOf } from '../state/frames.ts';
import { FREE, PLACE_COUNT, REGION_COUNT, SHADOW } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';

/** Nazgûl fly and Minions travel, each once: the figures, then the destination. R 7.5, 7.6 */
export const flight = {
  flight: {
    asks: (state, frame) => (movers(state, frame).length > 0 ? frame.seat : []),
    options(state, frame): Action[] {
      const options = movers(state, frame);
      if (frame.landed.length + frame.moved.length > 0 || frame.nazgul) options.push({ type: 'done' });
      return options;
    },
    sound: true,
    answers: {
      lift: {
        refuse: (state, frame, _seat, { from, count }) =>
          count <= unflown(state, frame, from) ? undefined : refuse('not-that-many-nazgul', { place: from }),
        play: (_state, { seat, nazgul, landed, moved }, { action: { from, count } }) => [
          { at: 'flight.to', seat, nazgul, from, count, character: -1, landed, moved },
        ],
      },
      gather: {
        refuse: (state, frame, _seat, { character }) =>
          mayMove(state, frame, character) ? undefined : refuse('cannot-join', { character }),
        play: (state, { seat, nazgul, landed, moved }, { action: { character } }) => [
          { at: 'flight.to', seat, nazgul, from: state.characters[character]!, count: 0, character, landed, moved },
        ],
      },
      done() {},
    },
  },

  'flight.to': {
    asks: (_state, { seat }) => seat,
    prompt: (_state, { count, character }) => ({
      code: character < 0 ? 'flight.to' : 'minion.to',
      params: { count, character },
    }),
    options: (state, frame): Action[] => targets(state, frame).map((to) => ({ type: 'travel', to })),
    sound: true,
    answers: {
      travel: {
        refuse: (state, frame, _seat, { to }) =>
          targets(state, frame).includes(to)
            ? undefined
            : refuse(isWalking(frame) ? 'out-of-reach' : 'cannot-fly-there', { place: to }),
        play(state, frame, { action: { to }, log }) {
          const { seat, nazgul, from, count, character, landed, moved } = frame;
          if (character >= 0) {
            state.characters[character] = to;
            log({ type: 'travelled', characters: [character], to });
            return [{ at: 'flight', seat, nazgul, landed, moved: [...moved, character] }];
          }
          const flying = noTroops();
          flying[NAZGUL] = count;
          shift(state, from, to, flying);
          log({ type: 'flew', from, to, count });
          return [{ at: 'flight', seat, nazgul, landed: [...landed, ...new Array<number>(count).fill(to)], moved }];
        },
      },
    },
  },
} satisfies Rule<'flight' | 'flight.to'>;

type Flight = FrameOf<'flight'>;

/** Returns whether a Character die has a figure to move. */
export function canFly(state: State, seat: Seat): boolean {
  return movers(state, { at: 'flight', seat, nazgul: false, landed: [], moved: [] }).length > 0;
}

function movers(state: State, frame: Flight): Action[] {
  const options: Action[] = [];
  for (let from = 0; from < PLACE_COUNT; from++) {
    if (state.stacks[from] === null) continue;
    const most = unflown(state, frame, from);
    for (let count = 1; count <= most; count++) options.push({ type: 'lift', from, count });
  }
  for (const character of MINIONS) if (mayMove(state, frame, character)) options.push({ type: 'gather', character });
  return options;
}

/** Returns the Nazgûl in a place that have not flown in this action. */
function unflown(state: State, { landed }: Flight, place: number): number {
  let count = nazgulAt(state, place);
  for (const one of landed) if (one === place) count--;
  return count;
}

/**
 * Returns whether a Minion may move: Saruman never leaves, the Mouth of Sauron walks, each by its own player. R 7.6,
 * 13.7
 */
function mayMove(state: State, { seat, nazgul, moved }: Flight, character: number): boolean {
  const place = state.characters[character]!;
  if (place < 0 || LEVEL[character] === 0 || moved.includes(character)) return false;
  if (!commandsCharacter(state, seat, character)) return false;
  if (isNazgul(character)) return true;
  if (nazgul || isInside(place)) return false;
  return walks(state, place, LEVEL[character]!).length > 0;
}

function isWalking({ character }: FrameOf<'flight.to'>): boolean {
  return character >= 0 && !isNazgul(character);
}

function targets(state: State, frame: FrameOf<'flight.to'>): number[] {
  const { from, character } = frame;
  if (isWalking(frame)) return walks(state, from, LEVEL[character]!);
  const found: number[] = [];
  for (let region = 0; region < REGION_COUNT; region++) {
    if (isFreeStronghold(state, region)) continue;
    const place = landingIn(state, region);
    if (place !== from) found.push(place);
  }
  return found;
}

/** Returns whether the Free Peoples hold the Stronghold and the Shadow does not besiege it. R 7.5 */
function isFreeStronghold(state: State, region: number): boolean {
  return tables.siteOf[region] === SITE.stronghold && state.control[region] === FREE && !isBesieged(state, region);
}

/** Returns the landing place: inside a friendly besieged Stronghold, else the region. */
function landingIn(state: State, region: number): number {
  const inside = garrisonPlace(state, region);
  return inside >= 0 && state.control[region] === SHADOW ? inside : region;
}

/** Returns the regions a Minion can reach, by the movement of Companions with the sides changed. R 7.6 */
function walks(state: State, from: number, range: number): number[] {
  const isOwnSiege = (region: number) =>
    insideOf(region) >= 0 && state.control[region] === SHADOW && isBesieged(state, region);
  const found = reach(
    from,
    range,
    (region) => !isOwnSiege(region) && !isFreeStronghold(state, region),
    (region) => tables.siteOf[region] === SITE.stronghold && state.control[region] === FREE,
  );
  return found.slice(1);
}
