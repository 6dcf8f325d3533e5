import type { Json } from '@tessera/kernel';
import type { FormatContext, GameMessageFormat } from '@tessera/text';
import { type Figures, figureKey, figureOn } from './figures/figures.ts';
import { initiativeOf } from './round/round.ts';
import { type Cell, COLUMNS, cellName, isPillar, ROWS } from './state/board.ts';
import { CARD_IDS, type CardAction, type CardId, cardOf } from './state/cards.ts';
import type { Event } from './state/events.ts';
import type { Action, View } from './state/state.ts';

type Voice = FormatContext<View>;

/** Formatters of parameters, for any language; the sentences are in `texts/`. Heroes and monsters have names. */
export const words: GameMessageFormat<View, Action, Event> = {
  params: {
    seat: figure,
    figure,
    attacker: figure,
    target: figure,
    targets: (value, context) =>
      Array.isArray(value) ? value.map((id) => figure(id, context)).join(context.t('andThen')) : Number(value),
    card: (value, { t }) => (CARD_IDS.some((id) => id === value) ? t(`name.card.${value}`) : t('name.card.unseen')),
    pick: (value, context) => cardText(value as CardId, context),
    side: (value, { t }) => t(`name.side.${value}`),
    modifier: (value, { t }) => t(`name.modifier.${value}`),
    cell: (value) => cellName(Number(value)),
    to: (value) => cellName(Number(value)),
    from: (value) => cellName(Number(value)),
    path: (value) => cells(value).map(cellName).join('-'),
  },

  actions: {
    pick: ({ card }) => ({ code: 'pick', params: { pick: card } }),
    push: ({ path }) => (path.length === 0 ? { code: 'push.not' } : { code: 'push', params: { path } }),
  },

  events: {
    picked: ({ seat, card }) => ({ code: 'picked', params: { seat, card: card ?? null } }),
  },

  board: (view, _viewer, context) =>
    [
      ...boardLines(view, context),
      '',
      ...figureLines(view, context),
      ...heroLines(view, context),
      ...attackLines(view, context),
    ].join('\n'),
};

function figure(id: Json, { t }: Voice): string {
  return t(`name.figure.${figureKey(Number(id))}`);
}

function cells(value: Json): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** Formats a card for reading aloud: `Hurl (70): move 1, attack 3 push 2`. */
function cardText(card: CardId, context: Voice): string {
  const { initiative, move, action, reaction } = cardOf(card);
  const { t } = context;
  const text = t('card.text', {
    card: t(`name.card.${card}`),
    initiative,
    move,
    action: cardActionText(action, context),
  });
  return reaction === undefined ? text : `${text}; ${t(`card.${reaction.moment}`, { ...reaction })}`;
}

function cardActionText(action: CardAction, { t }: Voice): string {
  if (action.kind === 'guard') return t('card.guard', { shield: action.shield, retaliate: action.retaliate });
  const { power, range, targets, push } = action;
  return [
    t('card.attack', { power }),
    ...(range > 1 ? [t('card.range', { range })] : []),
    ...(targets > 1 ? [t('card.targets', { targets })] : []),
    ...(push > 0 ? [t('card.push', { push })] : []),
  ].join(' ');
}

/**
 * Formats the board. Each hex is four characters wide, each second row half a hex to the right: `A9` is Ash with nine
 * hit points.
 */
function boardLines({ figures }: View, context: Voice): string[] {
  const header = Array.from({ length: COLUMNS }, (_, column) => cellName(column).charAt(0).padEnd(4)).join('');
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const hexes = Array.from({ length: COLUMNS }, (_, column) =>
      hexMark(figures, row * COLUMNS + column, context).padEnd(4),
    );
    return `${row + 1} ${row % 2 === 1 ? '  ' : ''}${hexes.join('')}`.trimEnd();
  });
  return [`  ${header}`.trimEnd(), ...rows];
}

function hexMark(figures: Figures, cell: Cell, context: Voice): string {
  if (isPillar(cell)) return '##';
  const id = figureOn(figures, cell);
  return id === undefined ? '.' : `${figure(id, context).charAt(0)}${figures[id]!.hp}`;
}

function figureLines({ figures, heroes, round, lastRound }: View, context: Voice): string[] {
  const { t } = context;
  const lines = figures.map(({ cell, hp, fullHp, shield, retaliate }, id) => {
    const initiative = initiativeOf(heroes, id);
    const marks = [
      hp > 0 ? t('board.stands', { hp, fullHp, cell: cellName(cell) }) : t('board.down'),
      initiative === undefined ? '' : t('board.initiative', { initiative }),
      shield > 0 ? t('board.shield', { shield }) : '',
      retaliate > 0 ? t('board.retaliate', { retaliate }) : '',
    ];
    return t('board.figure', { figure: figure(id, context), marks: marks.filter(Boolean).join(', ') });
  });
  return [t('board.round', { round, lastRound }), ...lines];
}

function heroLines({ heroes }: View, context: Voice): string[] {
  const { t } = context;
  return heroes.map(({ hand, discard, lost, pick }, seat) => {
    const known = hand.filter((card) => card !== null);
    const held = known.length === hand.length ? titles(known, context) : t('board.unseen', { count: hand.length });
    const playing = pick ? t(`name.card.${pick}`) : t(pick === null ? 'board.nothing' : 'board.faceDown');
    const piles = { discard: titles(discard, context), lost: titles(lost, context) };
    return t('board.hero', { hero: figure(seat, context), playing, held, ...piles });
  });
}

function attackLines({ attacks }: View, context: Voice): string[] {
  return attacks.map(({ attacker, power, ward }) =>
    context.t(ward > 0 ? 'board.attackWarded' : 'board.attack', { attacker: figure(attacker, context), power, ward }),
  );
}

function titles(cards: readonly CardId[], { t }: Voice): string {
  return cards.length === 0 ? t('board.none') : cards.map((card) => t(`name.card.${card}`)).join(', ');
}
