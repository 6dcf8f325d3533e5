import type { ScenarioRecord } from '../content/records/scenario.ts';
import { byCharacters } from '../scenario/numbers.ts';
import { scenarioPlan } from '../scenario/plan.ts';
import type { View } from '../state/state.ts';

const numbered = new Map<string, ReadonlyMap<string, number>>();

/** Returns numbers for the doors that goals, losses and rules name, in the order in which they do. */
export function doorNumbers(scenario: string): ReadonlyMap<string, number> {
  let numbers = numbered.get(scenario);
  if (numbers === undefined) {
    const { record } = scenarioPlan(scenario);
    const ids = new Set(namedDoors(record));
    numbers = new Map([...ids].map((id, n) => [id, n + 1]));
    numbered.set(scenario, numbers);
  }
  return numbers;
}

function namedDoors(record: ScenarioRecord): readonly string[] {
  const behind = (room: string | undefined) => {
    const door = room === undefined ? undefined : doorBefore(record, room);
    return door === undefined ? [] : [door];
  };
  return [
    ...record.goals.flatMap((goal) =>
      goal.type === 'reveal' && goal.rooms !== 'all' ? goal.rooms.flatMap(behind) : [],
    ),
    ...record.losses.flatMap((loss) => (loss.type === 'exhausted' ? behind(loss.afterRoom) : [])),
    ...record.rules.flatMap(({ when, if: requirements, effects }) => [
      ...(when.type === 'door-opened' ? [when.door] : when.type === 'room-revealed' ? behind(when.room) : []),
      ...requirements.flatMap((one) => ('door' in one ? [one.door] : 'room' in one ? behind(one.room) : [])),
      ...effects.flatMap((one) => ('doors' in one ? one.doors : 'room' in one ? behind(one.room) : [])),
    ]),
  ];
}

/** Returns the door that leads to a room from the side of the start, or undefined for the room of the start. */
export function doorTo(scenario: string, room: string): string | undefined {
  return doorBefore(scenarioPlan(scenario).record, room);
}

/** Walks from the room of the start through doors until the room is found. */
function doorBefore({ rooms, doors }: ScenarioRecord, room: string): string | undefined {
  const start = (rooms.find((one) => one.start) ?? rooms[0])?.id;
  const before = new Map<string, string | undefined>([[start ?? '', undefined]]);
  for (const here of before.keys()) {
    for (const door of doors) {
      const [a, b] = door.rooms;
      const next = a === here ? b : b === here ? a : undefined;
      if (next !== undefined && !before.has(next)) before.set(next, door.id);
    }
  }
  return before.get(room);
}

/** A marker that is already a letter, with or without a number. */
const LETTER = /^[a-z]\d?$/;

/** Returns the letter of a marker on the map. Markers named by a word get a free letter. */
export function letterOf(scenario: string, marker: string): string {
  if (LETTER.test(marker)) return marker;
  const names = [...scenarioPlan(scenario).markers.keys()];
  const taken = new Set(names.filter((name) => LETTER.test(name)));
  const free = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !taken.has(letter));
  return free[names.filter((name) => !LETTER.test(name)).indexOf(marker)] ?? marker;
}

/** Returns the markers that are only used with another number of characters. */
export function markersOutOfPlay(view: Pick<View, 'scenario' | 'characters'>): ReadonlySet<string> {
  const used = new Set(markersUsed({ ...view }));
  const others = [2, 3, 4].flatMap((characters) => markersUsed({ ...view, characters }));
  return new Set(others.filter((marker) => !used.has(marker)));
}

/** Returns the markers that goals, set-up and rules use with a number of characters. */
function markersUsed(view: Pick<View, 'scenario' | 'characters'>): readonly string[] {
  const { goals, losses, setup, rules } = scenarioPlan(view.scenario).record;
  const parts = [...goals, ...losses, ...setup, ...rules.flatMap(({ when, if: needs }) => [when, ...needs])];
  const effects = rules.flatMap((rule) => rule.effects);
  return [
    ...parts.flatMap((part) => ('markers' in part ? byCharacters(part.markers, view) : [])),
    ...parts.flatMap((part) => ('marker' in part && part.marker !== undefined ? [part.marker] : [])),
    ...effects.flatMap((one) => (one.type === 'hold-door' || one.type === 'gate' ? one.markers : [])),
    ...effects.flatMap((one) => {
      if (one.type === 'spawn' && byCharacters(one.ranks, view) === null) return [];
      return 'marker' in one && one.marker !== undefined ? [one.marker] : [];
    }),
  ];
}
