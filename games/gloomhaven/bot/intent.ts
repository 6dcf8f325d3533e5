import { recordOf } from '../src/content/lookup.ts';
import { statsOf } from '../src/content/statistics.ts';
import { modifiersOf } from '../src/modifiers/action.ts';
import type { ThreatEstimate } from '../src/modifiers/botEstimate.ts';
import { botEstimate } from '../src/modifiers/modifier.ts';
import { isMonster } from '../src/state/figures.ts';
import type { State } from '../src/state/state.ts';
import type { Figure } from '../src/state/stateRecords.ts';
import type { Amount } from '../src/vocabulary/facts.ts';

/** Expected action of a monster. */
export interface Intent {
  readonly attack: number;
  readonly move: number;
  readonly range: number;
  /** Maximum number of targets. */
  readonly targets: number;
}

/** Changes of a deck's card to the statistics. The monster does not perform an ability missing from the card. */
interface Change {
  readonly attack: Amount | undefined;
  readonly move: Amount | undefined;
  readonly range: number | undefined;
  readonly targets: number;
}

const changes = new Map<string, Change>();

/** Returns the action of a monster by this round's card if it has not acted, otherwise the average over its deck. */
export function intentOf(state: Pick<State, 'monsterDecks'>, figure: Figure): Intent {
  const { attack, move, range } = statsOf(figure);
  const own = { attack: numberIn(attack, 2), move: numberIn(move, 2), range: Math.max(1, range ?? 1) };
  const change = figure.acted || !isMonster(figure) ? undefined : changeNow(state, figure.type);
  if (change === undefined) return { ...own, targets: 1 };
  return {
    attack: changed(own.attack, change.attack),
    move: changed(own.move, change.move),
    range: change.range ?? own.range,
    targets: change.targets,
  };
}

function changeNow({ monsterDecks }: Pick<State, 'monsterDecks'>, type: string): Change | undefined {
  const { deck } = recordOf('monster', type);
  const card = monsterDecks.find((one) => one.deck === deck)?.card ?? -1;
  if (card < 0) return undefined;
  const key = `${deck}/${card}`;
  let change = changes.get(key);
  if (change === undefined) {
    change = changeBy(deck, card);
    changes.set(key, change);
  }
  return change;
}

function changeBy(deck: string, card: number): Change {
  let attack: Amount | undefined;
  let move: Amount | undefined;
  const threat: ThreatEstimate = { range: undefined, targets: 1 };
  for (const action of recordOf('monster-deck', deck).cards[card]!.actions) {
    if (action.type === 'move') move ??= action.value;
    if (action.type !== 'attack') continue;
    attack ??= action.value;
    for (const modifier of modifiersOf(action)) botEstimate(modifier).threat?.(threat, modifier);
  }
  return { attack, move, ...threat };
}

function changed(own: number, change: Amount | undefined): number {
  if (change === undefined) return 0;
  if (typeof change === 'object') return Math.max(0, own + change.own);
  return typeof change === 'number' ? change : own;
}

function numberIn(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
