import { alertLevels, isNpc, seatOf } from '@tessera/heist-city';
import type { GameEvent, Json } from '@tessera/kernel';
import type { Sound, TableEntry } from '@tessera/table';
import { fill, hasText } from '../speech.ts';
import { dropName } from './crews.ts';
import { unitsOf } from './events.ts';
import { soundOf } from './sounds.ts';
import type { Speaker } from './speaker.ts';

/** A line of the log. */
export interface LogLine {
  readonly id: string;
  readonly seq: number;
  readonly mark: 'own' | 'rival' | 'neutral' | 'table';
  readonly text: string;
  readonly points: number;
  /** What lies behind it, for those who ask. */
  readonly why: readonly string[];
  /** The units it is about, to be shown on the map. */
  readonly units: readonly number[];
  readonly turn: number;
  /** What it sounded like. */
  readonly sound: Sound | undefined;
}

/** Too small to have a line of their own: the lines around them say it. */
const QUIET: readonly string[] = ['activation-ended', 'rolled', 'system-rolled', 'hurt', 'npc-chose'];

/** The log in words, oldest first. */
export function logLines(speaker: Speaker, log: readonly TableEntry[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  let turn = 0;
  for (const entry of log) {
    let why: readonly string[] = [];
    if (TAKEN.includes(entry.kind)) lines.push(entryLine(speaker, entry, 'kind', turn));
    entry.events.forEach((event, index) => {
      if (event.type === 'turn') turn = Number(event.turn);
      if (event.type === 'npc-chose') why = choiceWhy(speaker, event);
      if (QUIET.includes(event.type)) return;
      const isNpcDeed = event.type === 'npc-attacked' || event.type === 'npc-moved';
      lines.push({
        id: `${entry.seq}.${index}`,
        seq: entry.seq,
        mark: markOf(speaker, event, entry.by),
        text: eventWords(speaker, event),
        points: event.type === 'scored' ? Number(event.points) : 0,
        why: isNpcDeed ? why : [],
        units: unitsOf(event),
        turn,
        sound: entry.kind === 'act' ? soundOf(event) : undefined,
      });
    });
    if (entry.note) lines.push(entryLine(speaker, entry, 'note', turn));
  }
  return lines;
}

/** What is no event of the game: somebody took something back, or a bot had to be helped. */
const TAKEN: readonly TableEntry['kind'][] = ['undo', 'redo', 'edit', 'seat', 'reseed'];

function entryLine(speaker: Speaker, entry: TableEntry, what: 'kind' | 'note', turn: number): LogLine {
  const { seq } = entry;
  // Who sat there then need not be who sits there now.
  const by = entry.kind === 'seat' ? undefined : entry.by;
  const isOwn = by === (speaker.seat ?? 0);
  return {
    id: `${seq}.${what}`,
    seq,
    mark: by === undefined ? 'table' : isOwn ? 'own' : 'rival',
    text:
      what === 'kind'
        ? kindText(speaker, entry)
        : speaker.say(`log.${entry.note}`, { seat: speaker.seatName(by ?? 0) }),
    points: 0,
    why: [],
    units: [],
    turn,
    sound: undefined,
  };
}

function kindText({ say, seatName }: Speaker, { kind, by, change, practice }: TableEntry): string {
  if (change) return say(`log.seat.${change.why}`, { n: change.seat + 1, name: change.holder.name });
  return say(practice ? 'log.undoPractice' : `log.${kind}`, { seat: seatName(by ?? 0) });
}

/** An event as a sentence in the listener's language. */
export function eventWords(speaker: Speaker, event: GameEvent): string {
  const key = `event.${event.type}`;
  if (!hasText('en', key)) return event.type;
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) words[name] = fieldText(speaker, name, value, event);
  if (event.type === 'picked-up' || event.type === 'put-down') words.thing = thingOf(speaker, event);
  return fill(speaker.say(key, words), words);
}

/** Why a guard goes for somebody: everyone it could have chosen, and how far away they were. */
export function choiceWhy(speaker: Speaker, event: GameEvent): readonly string[] {
  const { say } = speaker;
  const candidates = listOf(event.candidates).map(Number);
  const distances = listOf(event.distances).map(Number);
  const nearest = Math.min(...distances);
  return candidates
    .map((unit, i) => ({ unit, distance: distances[i]! }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ unit, distance }) => {
      const text = say('why.candidate', { unit: speaker.unit(unit), distance });
      const isChosen = unit === event.target || (event.why === 'tie' && distance === nearest);
      return isChosen ? `${text} (${say(event.why === 'tie' ? 'why.tie' : `why.${event.why}`)})` : text;
    });
}

function markOf(speaker: Speaker, event: GameEvent, by: number | undefined): LogLine['mark'] {
  const unit = typeof event.unit === 'number' ? event.unit : -1;
  if (unit >= 0 && isNpc(unit)) return 'neutral';
  const seat =
    unit >= 0
      ? seatOf(unit)
      : typeof event.seat === 'number'
        ? event.seat
        : TABLE.includes(event.type)
          ? -1
          : (by ?? -1);
  if (seat < 0) return 'table';
  return seat === (speaker.seat ?? 0) ? 'own' : 'rival';
}

const TABLE: readonly string[] = ['turn', 'turn-ended', 'npc-phase', 'rolled-off', 'computer', 'wall-fell'];

function fieldText(speaker: Speaker, name: string, value: Json | undefined, event: GameEvent): string | number {
  const { say } = speaker;
  switch (name) {
    case 'unit':
    case 'by':
    case 'ally':
    case 'target':
      return speaker.unit(Number(value));
    case 'winner':
      return value === null ? say('unit.nobody') : speaker.unit(Number(value));
    case 'seat':
      return speaker.seatName(Number(value));
    case 'item':
    case 'weapon':
      return speaker.item(String(value));
    case 'stance':
      return speaker.stance(String(value));
    case 'path':
      return Math.max(0, listOf(value).length - 1);
    case 'event':
      return say(`name.score.${value}`);
    case 'level':
      return say(`name.alert.${alertLevels[Number(value)]?.id ?? 'unaware'}`);
    case 'success':
      return say(value ? 'eventWord.success' : 'eventWord.failure');
    case 'check':
      return say(`eventWord.check.${value}`);
    case 'fall':
      return say(`eventWord.fall.${value}`);
    case 'test':
      return say(`test.${value}`);
    case 'why':
      return say(`why.${value}`);
    case 'computer':
      return Number(value) + 1;
    case 'action':
      return speaker.action(String(value));
    case 'dice':
      return listOf(value).join(' + ');
    case 'totals': {
      const [a, b] = listOf(value);
      return b === undefined ? String(a) : say('eventWord.and', { a: String(a), b: String(b) });
    }
    case 'kinds':
      return (
        listOf(value)
          .map((kind) => speaker.action(String(kind)))
          .join(', ') || say('eventWord.nothing')
      );
    case 'items':
      return loadoutWords(speaker, value);
    default:
      return typeof value === 'number' ? value : String(value ?? event[name]);
  }
}

function loadoutWords(speaker: Speaker, value: Json | undefined): string {
  return listOf(value)
    .map((list, i) => {
      const items = listOf(list).map((item) => speaker.item(String(item)));
      return `${speaker.role(i)} ${items.join(' + ') || speaker.say('eventWord.nothing')}`;
    })
    .join(', ');
}

function thingOf(speaker: Speaker, { drop, item }: GameEvent): string {
  return typeof drop === 'number' ? dropName(speaker, drop) : speaker.item(String(item));
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
