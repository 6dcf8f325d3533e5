import { type Cell, type FigureId, MODIFIERS, type Modifier, type View } from '@tessera/duel';
import type { GameEvent, Json } from '@tessera/kernel';
import type { StageBeat, StageScript, TableEntry } from '@tessera/table';

/** An event being animated. */
export interface Beat extends StageBeat {
  readonly event: GameEvent;
  /** The hexes of a walk, starting at its first cell. */
  readonly path: readonly Cell[];
}

/** The duration of each kind of event at normal speed, in milliseconds; other events are not animated. */
const LENGTHS: Readonly<Record<string, number>> = {
  round: 500,
  revealed: 700,
  guarded: 400,
  attacked: 400,
  drew: 900,
  suffered: 700,
  negated: 800,
  fell: 600,
  exhausted: 600,
  retaliated: 500,
  reacted: 700,
  waited: 400,
};
/** A step from hex to hex. */
const STEP = 260;

export function actsOut({ events }: TableEntry): boolean {
  return events.some(({ type, path }) => type in LENGTHS || pathOf(path).length > 1);
}

export const SCRIPT: StageScript<View, Beat> = {
  beatsOf: ({ entry: { events } }) => beatsOf(events),
  stays: ({ events }) => events.some(({ type }) => type === 'drew'),
};

/** Returns the beats of some events, in order. */
export function beatsOf(events: readonly GameEvent[]): readonly Beat[] {
  return events.flatMap((event, index) => {
    const path = pathOf(event.path);
    const length = path.length > 1 ? STEP * (path.length - 1) + 120 : LENGTHS[event.type];
    return length === undefined ? [] : [{ index, length, event, path }];
  });
}

/** Returns the view in the middle of an entry: all figures at their current cells, with their hit points so far. */
export function viewDuring(before: View, after: View, events: readonly GameEvent[]): View {
  return events.reduce((view, event) => afterEvent(view, after, event), before);
}

function afterEvent(view: View, after: View, event: GameEvent): View {
  const change = (figure: Json | undefined, changed: Partial<View['figures'][number]>): View => ({
    ...view,
    figures: view.figures.map((one, id) => (id === figure ? { ...one, ...changed } : one)),
  });
  const path = pathOf(event.path);
  switch (event.type) {
    case 'moved':
    case 'pushed':
      return change(event.figure, { cell: path.at(-1) ?? 0 });
    case 'suffered':
      return change(event.figure, { hp: Number(event.left) });
    case 'exhausted':
      return change(event.seat, { hp: 0 });
    case 'guarded':
      return change(event.seat, { shield: Number(event.shield), retaliate: Number(event.retaliate) });
    case 'revealed': {
      const heroes = view.heroes.map((hero, seat) =>
        seat === event.seat ? { ...hero, ...turnedUp(after, seat, event) } : hero,
      );
      return { ...view, heroes };
    }
    case 'round':
      return { ...after, figures: view.figures, decks: view.decks, heroes: after.heroes };
    case 'drew': {
      const side = event.side === 'heroes' ? 'heroes' : 'monsters';
      const drawn = modifierOf(event);
      const deck = view.decks[side];
      return drawn ? { ...view, decks: { ...view.decks, [side]: { ...deck, drawn: [...deck.drawn, drawn] } } } : view;
    }
    default:
      return view;
  }
}

/** Returns the public fields of a hero whose card is now turned up. */
function turnedUp(after: View, seat: number, { card }: GameEvent) {
  const known = after.heroes[seat]?.seen.find((one) => one === card);
  return known ? { revealed: true, pick: known } : { revealed: true };
}

/** Returns the modifier of an event. */
function modifierOf({ modifier }: GameEvent): Modifier | undefined {
  return MODIFIERS.find((one) => one === modifier);
}

function pathOf(path: Json | undefined): readonly Cell[] {
  return Array.isArray(path) ? path.map(Number) : [];
}

/** An attack as far as it has been shown. */
export interface Blow {
  readonly id: string;
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly power: number;
  readonly modifier: Modifier | undefined;
  /** The damage and the remaining hit points; undefined until shown. */
  readonly suffered: { readonly amount: number; readonly left: number } | undefined;
  /** The card that was lost instead. */
  readonly negated: Json | undefined;
  readonly fell: boolean;
}

/** Returns the attack at the end of a log; undefined if the log ends otherwise. */
export function blowOf(log: readonly TableEntry[]): Blow | undefined {
  let blow: Blow | undefined;
  for (const { seq, events } of log) {
    events.forEach((event, index) => {
      const { type } = event;
      if (type === 'attacked') {
        const { attacker, target, power } = event;
        const ids = { attacker: Number(attacker), target: Number(target), power: Number(power) };
        blow = {
          id: `${seq}.${index}`,
          ...ids,
          modifier: undefined,
          suffered: undefined,
          negated: undefined,
          fell: false,
        };
      } else if (blow && type === 'drew') blow = { ...blow, modifier: modifierOf(event) };
      else if (blow && type === 'suffered' && event.figure === blow.target && !blow.suffered) {
        blow = { ...blow, suffered: { amount: Number(event.amount), left: Number(event.left) } };
      } else if (blow && type === 'negated' && event.seat === blow.target) blow = { ...blow, negated: event.card };
      else if (blow && type === 'fell' && event.figure === blow.target) blow = { ...blow, fell: true };
      else if (ENDS.has(type)) blow = undefined;
    });
  }
  return blow?.modifier ? blow : undefined;
}

const ENDS = new Set(['moved', 'round', 'revealed', 'picked', 'guarded', 'held-back', 'no-target', 'waited', 'rested']);
