import type { GameEvent, Json, Words } from '@tessera/kernel';
import { type Cell, COLUMNS, cellName, isPillar, ROWS } from './board.ts';
import { CARD_IDS, type CardAction, type CardId, cardOf, type Reaction } from './cards.ts';
import { type Figures, figureName, figureOn } from './figures.ts';
import { initiativeOf } from './round.ts';
import type { Action, View } from './state.ts';

/** The game in plain text. */
export const words: Words<Action, View> = {
  board: (view) => [...boardLines(view), '', ...figureLines(view), ...heroLines(view), ...attackLines(view)].join('\n'),
  action: actionText,
  event: (event) => fill(EVENTS[event.type] ?? event.type, event),
};

/** Sentences for refusals and outcomes. */
export const messages = {
  'no-such-card': '{card} is not one of the cards to choose from.',
  'no-way': 'There is no way to {cell}.',
  'too-far': '{cell} is {steps} steps away, and the card allows {move}.',
  'too-many-targets': 'This card takes {most} at most.',
  'same-target-twice': 'Each target is attacked once.',
  'not-a-foe': '{target} is on your side.',
  'already-down': '{target} is down already.',
  'out-of-range': '{target} is {distance} hexes away, and the card reaches {range}.',
  'out-of-sight': 'A pillar stands between you and {target}.',
  'push-too-long': 'The push is {most} hexes at most.',
  'not-a-step': '{cell} is not next to {from}.',
  'not-away': '{cell} is no farther from you: a push leads away.',
  'in-the-way': '{cell} is not free.',
  'monsters-slain': 'Both monsters are down.',
  'heroes-out': 'Both heroes are out.',
  'too-late': 'Time has run out.',
} as const;

/** Sentences for events; a field is written as what its name says it is. */
const EVENTS: Readonly<Record<string, string>> = {
  round: 'Round {round}.',
  picked: '{seat} picks {card}.',
  revealed: '{seat} turns up {card}.',
  rested: '{seat} takes the discarded cards back, but for {card}.',
  exhausted: '{seat} has no cards left and is out.',
  moved: '{figure} moves {path}.',
  stayed: '{figure} stays.',
  waited: '{figure} cannot get at anyone.',
  guarded: '{seat} stands on guard: shield {shield}, retaliate {retaliate}.',
  'held-back': '{seat} does not attack.',
  'no-target': '{seat} has nobody to attack.',
  attacked: '{attacker} attacks {target} with {power}.',
  drew: 'The modifier for the {side} is {modifier}.',
  reshuffled: 'The modifier deck of the {side} is shuffled.',
  suffered: '{figure} suffers {amount}, {left} left.',
  negated: '{seat} loses {card} rather than suffer {amount}.',
  fell: '{figure} is down.',
  pushed: '{figure} is pushed {path}.',
  retaliated: '{figure} retaliates for {amount}.',
  reacted: '{seat} reacts with {card}.',
  'let-be': '{seat} does not react.',
};

function fill(template: string, event: GameEvent): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => fieldText(name, event[name]));
}

function fieldText(name: string, value: Json | undefined): string {
  switch (name) {
    case 'seat':
    case 'figure':
    case 'attacker':
    case 'target':
      return figureName(Number(value));
    case 'card':
      return CARD_IDS.filter((id) => id === value).map((id) => cardOf(id).title)[0] ?? 'a card';
    case 'path':
      return Array.isArray(value) ? value.map(Number).map(cellName).join('-') : '';
    default:
      return String(value);
  }
}

function actionText(action: Action, { flow }: View): string {
  switch (action.type) {
    case 'pick':
      return `pick ${cardText(action.card)}`;
    case 'move':
      return `move to ${cellName(action.to)}`;
    case 'attack':
      return `attack ${action.targets.map(figureName).join(', then ')}`;
    case 'push':
      return action.path.length === 0 ? 'do not push' : `push to ${action.path.map(cellName).join(', ')}`;
    case 'react':
      return `react with ${cardOf(action.card).title}`;
    case 'pass':
      return 'pass';
    case 'suffer':
      return `suffer ${amountAsked(flow.at(-1)) ?? 'it'}`;
    case 'lose':
      return `lose ${cardOf(action.card).title}`;
  }
}

function amountAsked(frame: View['flow'][number] | undefined): number | undefined {
  return frame?.at === 'damage' ? frame.amount : undefined;
}

/** A card as one would read it out: `Hurl (70): move 1, attack 3 push 2`. */
function cardText(card: CardId): string {
  const { title, initiative, move, action, reaction } = cardOf(card);
  const reacts = reaction === undefined ? '' : `; ${reactionText(reaction)}`;
  return `${title} (${initiative}): move ${move}, ${cardActionText(action)}${reacts}`;
}

function cardActionText(action: CardAction): string {
  if (action.kind === 'guard') return `shield ${action.shield} retaliate ${action.retaliate}`;
  const { power, range, targets, push } = action;
  return [
    `attack ${power}`,
    ...(range > 1 ? [`range ${range}`] : []),
    ...(targets > 1 ? [`targets ${targets}`] : []),
    ...(push > 0 ? [`push ${push}`] : []),
  ].join(' ');
}

function reactionText(reaction: Reaction): string {
  return reaction.moment === 'when'
    ? `when attacked, ward ${reaction.ward}`
    : `after being attacked, attack ${reaction.power}`;
}

/** Each hex is four characters wide, each second row half a hex to the right: `A9` is Ash with nine hit points. */
function boardLines({ figures }: View): string[] {
  const header = Array.from({ length: COLUMNS }, (_, column) => cellName(column).charAt(0).padEnd(4)).join('');
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const hexes = Array.from({ length: COLUMNS }, (_, column) => hexMark(figures, row * COLUMNS + column).padEnd(4));
    return `${row + 1} ${row % 2 === 1 ? '  ' : ''}${hexes.join('')}`.trimEnd();
  });
  return [`  ${header}`.trimEnd(), ...rows];
}

function hexMark(figures: Figures, cell: Cell): string {
  if (isPillar(cell)) return '##';
  const id = figureOn(figures, cell);
  return id === undefined ? '.' : `${figureName(id).charAt(0)}${figures[id]!.hp}`;
}

function figureLines({ figures, heroes, round, lastRound }: View): string[] {
  const lines = figures.map(({ cell, hp, fullHp, shield, retaliate }, id) => {
    const initiative = initiativeOf(heroes, id);
    const marks = [
      hp > 0 ? `${hp}/${fullHp} at ${cellName(cell)}` : 'down',
      initiative === undefined ? '' : `initiative ${initiative}`,
      shield > 0 ? `shield ${shield}` : '',
      retaliate > 0 ? `retaliate ${retaliate}` : '',
    ];
    return `${figureName(id)}: ${marks.filter(Boolean).join(', ')}`;
  });
  return [`Round ${round} of ${lastRound}`, ...lines];
}

function heroLines({ heroes }: View): string[] {
  return heroes.map(({ hand, discard, lost, pick }, seat) => {
    const known = hand.filter((card) => card !== null);
    const held = known.length === hand.length ? titles(known) : `${hand.length} unseen`;
    const playing = pick ? cardOf(pick).title : pick === null ? 'nothing yet' : 'a card face down';
    return `${figureName(seat)} plays ${playing}; hand: ${held}; discard: ${titles(discard)}; lost: ${titles(lost)}`;
  });
}

function attackLines({ attacks }: View): string[] {
  return attacks.map(({ attacker, power, ward }) => {
    const warded = ward > 0 ? `, ${ward} of it warded off` : '';
    return `${figureName(attacker)} is attacking with ${power}${warded}`;
  });
}

function titles(cards: readonly CardId[]): string {
  return cards.length === 0 ? 'none' : cards.map((card) => cardOf(card).title).join(', ');
}
