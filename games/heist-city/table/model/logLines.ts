import { isNpc, seatOf } from '@tessera/heist-city';
import type { GameEvent, Json } from '@tessera/kernel';
import type { Sound, TableEntry } from '@tessera/table';
import { diceOf, typesOf, unitsOf } from '../playback/events.ts';
import { soundOf } from '../playback/sounds.ts';
import type { Speaker } from './speaker.ts';

/** Line of the log. */
export interface LogLine {
  readonly id: string;
  readonly seq: number;
  readonly mark: 'own' | 'rival' | 'neutral' | 'table';
  readonly text: string;
  readonly points: number;
  /** Details on request. */
  readonly why: readonly string[];
  /** Its units, to be highlighted on the map. */
  readonly units: readonly number[];
  readonly turn: number;
  /** Dice that decided it. */
  readonly dice: readonly number[];
  /** Sound of the line. */
  readonly sound: Sound | undefined;
}

/** Events without a line: adjacent lines cover them. */
const QUIET = typesOf(['activation-ended', 'rolled', 'system-rolled', 'hurt', 'npc-chose']);

/** Events decided by dice, which the line shows. */
const DECIDED = typesOf(['hit', 'missed', 'saved', 'checked', 'rerolled']);
const NO_DICE: readonly number[] = [];

/** Returns the log in words, oldest first. */
export function logLines(speaker: Speaker, log: readonly TableEntry[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  let turn = 0;
  for (const entry of log) {
    let why: readonly string[] = [];
    let dice: readonly number[] = [];
    if (TAKEN.includes(entry.kind)) lines.push(entryLine(speaker, entry, 'kind', turn));
    entry.events.forEach((event, index) => {
      if (event.type === 'turn') turn = Number(event.turn);
      if (event.type === 'npc-chose') why = choiceWhy(speaker, event);
      if (event.type === 'rolled' || event.type === 'rerolled') dice = diceOf(event);
      if (QUIET.has(event.type)) return;
      const isNpcAction = event.type === 'npc-attacked' || event.type === 'npc-moved';
      lines.push({
        id: `${entry.seq}.${index}`,
        seq: entry.seq,
        mark: markOf(speaker, event, entry.by),
        text: speaker.event(event),
        points: event.type === 'scored' ? Number(event.points) : 0,
        why: isNpcAction ? why : [],
        units: unitsOf(event),
        turn,
        dice: DECIDED.has(event.type) ? dice : NO_DICE,
        sound: entry.kind === 'act' ? soundOf(event) : undefined,
      });
    });
    if (entry.note) lines.push(entryLine(speaker, entry, 'note', turn));
  }
  return lines;
}

/** Entries that are no events of the game, such as undo or a replaced bot. */
const TAKEN: readonly TableEntry['kind'][] = ['undo', 'redo', 'edit', 'seat', 'reseed'];

function entryLine(speaker: Speaker, entry: TableEntry, what: 'kind' | 'note', turn: number): LogLine {
  const { seq } = entry;
  // The player of that time need not be the present one.
  const by = entry.kind === 'seat' ? undefined : entry.by;
  const isOwn = by === (speaker.seat ?? 0);
  return {
    id: `${seq}.${what}`,
    seq,
    mark: by === undefined ? 'table' : isOwn ? 'own' : 'rival',
    text:
      what === 'kind' ? kindText(speaker, entry) : speaker.t(`log.${entry.note}`, { seat: speaker.seatName(by ?? 0) }),
    points: 0,
    why: [],
    units: [],
    turn,
    dice: NO_DICE,
    sound: undefined,
  };
}

function kindText({ t, seatName }: Speaker, { kind, by, change, practice }: TableEntry): string {
  if (change) return t(`log.seat.${change.why}`, { n: change.seat + 1, name: change.holder.name });
  return t(practice ? 'log.undoPractice' : `log.${kind}`, { seat: seatName(by ?? 0) });
}

/** Returns why a guard chose its target: all candidates with their distances. */
export function choiceWhy(speaker: Speaker, event: GameEvent): readonly string[] {
  const { t } = speaker;
  const candidates = listOf(event.candidates).map(Number);
  const distances = listOf(event.distances).map(Number);
  const nearest = Math.min(...distances);
  return candidates
    .map((unit, i) => ({ unit, distance: distances[i]! }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ unit, distance }) => {
      const text = t('why.candidate', { unit: speaker.unit(unit), distance });
      const isChosen = unit === event.target || (event.why === 'tie' && distance === nearest);
      return isChosen ? `${text} (${t(`reason.${event.why}`)})` : text;
    });
}

function markOf(speaker: Speaker, event: GameEvent, by: number | undefined): LogLine['mark'] {
  const unit = typeof event.unit === 'number' ? event.unit : -1;
  if (unit >= 0 && isNpc(unit)) return 'neutral';
  const seat =
    unit >= 0 ? seatOf(unit) : typeof event.seat === 'number' ? event.seat : TABLE.has(event.type) ? -1 : (by ?? -1);
  if (seat < 0) return 'table';
  return seat === (speaker.seat ?? 0) ? 'own' : 'rival';
}

const TABLE = typesOf(['turn', 'turn-ended', 'npc-phase', 'rolled-off', 'computer', 'wall-fell']);

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
