import { type FigureId, scenarioPlan, type View } from '@tessera/gloomhaven/selectors';
import type { GameEvent, Json } from '@tessera/kernel';
import type { StageBeat, StageScript, TableEntry } from '@tessera/table';

/** An animated event. */
export interface Beat extends StageBeat {
  readonly event: GameEvent;
  /** The hexes of a walk, starting with its origin. */
  readonly path: readonly number[];
}

/** Duration of each kind of event at normal speed, in milliseconds. Other kinds are not animated. */
const LENGTHS: Readonly<Record<string, number>> = {
  round: 500,
  revealed: 650,
  resting: 400,
  'ability-drawn': 500,
  turn: 350,
  focus: 500,
  played: 400,
  attack: 450,
  drawn: 900,
  hit: 500,
  suffered: 500,
  negated: 700,
  'cards-lost': 700,
  retaliated: 500,
  died: 500,
  exhausted: 800,
  healed: 500,
  condition: 350,
  'trap-sprung': 500,
  hazard: 400,
  looted: 500,
  summoned: 500,
  spawned: 400,
  'door-opened': 500,
  'room-revealed': 700,
  rested: 600,
  'rest-drawn': 600,
  'goal-reached': 800,
  'goal-missed': 800,
};
/** Duration of a step from hex to hex. */
const STEP = 220;

export function actsOut({ events }: TableEntry): boolean {
  return events.some(({ type, path }) => type in LENGTHS || pathOf(path).length > 0);
}

export const SCRIPT: StageScript<View, Beat> = {
  beatsOf: ({ entry: { events }, before }) => beatsOf(events, before.view),
  stays: ({ events }) => events.some(({ type }) => type === 'drawn'),
};

/** Returns the animation of events in order. */
export function beatsOf(events: readonly GameEvent[], before: View | undefined): readonly Beat[] {
  const places = new Map(before?.figures.map(({ cell }, id) => [id, cell]));
  return events.flatMap((event, index): Beat[] => {
    const trail = pathOf(event.path);
    if (trail.length > 0) {
      const figure = Number(event.figure);
      const from = places.get(figure) ?? -1;
      const path = from >= 0 && trail[0] !== from ? [from, ...trail] : trail;
      places.set(figure, trail.at(-1) ?? from);
      return path.length > 1 ? [{ index, length: STEP * (path.length - 1) + 100, event, path }] : [];
    }
    const length = LENGTHS[event.type];
    return length === undefined ? [] : [{ index, length, event, path: [] }];
  });
}

/** Returns the view in the middle of an entry: each figure with its hex and hit points up to this point. */
export function viewDuring(before: View, after: View, events: readonly GameEvent[]): View {
  return events.reduce((view, event) => viewAfter(view, after, event), before);
}

function viewAfter(view: View, after: View, event: GameEvent): View {
  const id = Number(event.figure);
  const change = (changed: Partial<View['figures'][number]>, who = id): View => ({
    ...view,
    figures: view.figures.map((one, n) => (n === who ? { ...one, ...changed } : one)),
  });
  switch (event.type) {
    case 'moved':
    case 'forced':
      return change({ cell: pathOf(event.path).at(-1) ?? view.figures[id]?.cell ?? -1 });
    case 'put':
      return change({ cell: Number(event.cell) });
    case 'placed':
    case 'spawned':
    case 'summoned':
      return newcomer(view, after, id, Number(event.cell));
    case 'suffered':
    case 'healed':
      return change({ hp: Number(event.left) });
    case 'died':
      return change({ cell: -1, hp: 0 });
    case 'exhausted':
      return change({ cell: -1 }, Number(event.seat));
    case 'condition':
    case 'condition-lost':
      return change({ conditions: after.figures[id]?.conditions ?? 0 });
    case 'turn':
      return { ...change({}), turn: { ...view.turn, figure: id } };
    case 'turn-ended':
      return change({ acted: true });
    case 'round':
      return { ...view, round: Number(event.round), figures: view.figures.map((one) => ({ ...one, acted: false })) };
    case 'revealed':
    case 'resting': {
      const heroes = view.heroes.map((hero, seat) => (seat === event.seat ? revealed(hero, after, event) : hero));
      return { ...view, heroes };
    }
    case 'ability-drawn': {
      const shown = after.monsterDecks.find(({ deck }) => deck === event.deck);
      if (!shown) return view;
      return { ...view, monsterDecks: view.monsterDecks.map((one) => (one.deck === event.deck ? shown : one)) };
    }
    case 'room-revealed': {
      const { record } = scenarioPlan(view.scenario);
      const room = record.rooms.findIndex((one) => one.id === event.room);
      return {
        ...view,
        map: { ...after.map, money: view.map.money, traps: view.map.traps, revealed: [...view.map.revealed, room] },
      };
    }
    case 'trap-sprung':
      return { ...view, map: { ...view.map, traps: view.map.traps.filter(({ cell }) => cell !== event.cell) } };
    case 'drawn':
      return { ...view, decks: after.decks };
    default:
      return view;
  }
}

function revealed(hero: View['heroes'][number], after: View, event: GameEvent): View['heroes'][number] {
  const cards = Array.isArray(event.cards) ? event.cards.map(String) : [];
  const resting = event.type === 'resting';
  const initiative = resting ? 99 : Number(event.initiative);
  const hand = hero.hand.filter((card) => card === null || !cards.includes(card));
  return {
    ...hero,
    revealed: true,
    resting,
    initiative,
    inPlay: cards,
    hand,
    second: after.heroes[Number(event.seat)]?.second ?? hero.second,
  };
}

/** Returns the view with a figure that enters the map in this entry, in its state after the entry. */
function newcomer(view: View, after: View, id: FigureId, cell: number): View {
  const one = after.figures[id];
  if (!one) return view;
  const figures = [...view.figures];
  for (let n = figures.length; n <= id; n++) figures.push({ ...after.figures[n]!, cell: -1 });
  figures[id] = { ...one, cell, hp: one.maxHp, acted: false };
  return { ...view, figures };
}

function pathOf(path: Json | undefined): readonly number[] {
  return Array.isArray(path) ? path.map(Number) : [];
}

/** An attack as far as it has been shown. */
export interface StoryAttack {
  readonly id: string;
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly value: number;
  /** Cards that were drawn, and those that count. */
  readonly cards: readonly string[];
  readonly used: readonly string[];
  readonly hit: { readonly shield: number; readonly damage: number } | undefined;
  readonly suffered: { readonly amount: number; readonly left: number } | undefined;
  /** Cards that were lost instead. */
  readonly lost: readonly string[];
  readonly died: boolean;
}

/** Returns the attack at the end of a log, or undefined when it ends with something else. */
export function blowOf(log: readonly TableEntry[]): StoryAttack | undefined {
  let blow: StoryAttack | undefined;
  for (const { seq, events } of log) {
    for (const [index, event] of events.entries()) blow = further(blow, event, `${seq}.${index}`);
  }
  return blow && blow.cards.length > 0 ? blow : undefined;
}

function further(blow: StoryAttack | undefined, event: GameEvent, id: string): StoryAttack | undefined {
  if (event.type === 'attack') {
    return {
      id,
      attacker: Number(event.figure),
      target: Number(event.target),
      value: Number(event.value),
      cards: [],
      used: [],
      hit: undefined,
      suffered: undefined,
      lost: [],
      died: false,
    };
  }
  if (!blow) return undefined;
  switch (event.type) {
    case 'drawn':
      return { ...blow, cards: texts(event.cards), used: texts(event.used) };
    case 'hit':
      return { ...blow, hit: { shield: Number(event.shield), damage: Number(event.damage) } };
    case 'suffered':
      if (event.figure !== blow.target || blow.suffered) return blow;
      return { ...blow, suffered: { amount: Number(event.amount), left: Number(event.left) } };
    case 'cards-lost':
      return event.seat === blow.target ? { ...blow, lost: texts(event.cards) } : blow;
    case 'died':
      return event.figure === blow.target ? { ...blow, died: true } : blow;
    case 'exhausted':
      return event.seat === blow.target ? { ...blow, died: true } : blow;
    default:
      return ENDS.has(event.type) ? undefined : blow;
  }
}

const ENDS = new Set(['moved', 'round', 'revealed', 'turn', 'turn-ended', 'played', 'focus', 'picked', 'door-opened']);

function texts(list: Json | undefined): readonly string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
