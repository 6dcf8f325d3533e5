import { type Choice, isLostHalf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';

/** A kind of choice. */
export type ChoiceOf<Type extends Choice['type']> = Extract<Choice, { readonly type: Type }>;

/** Table properties of a kind of choice. Its texts are under `action`. */
interface Answer<C> {
  /**
   * The input for it: a hex, a special part of the table (a figure, an area, cards, an item), or a tile of the dock.
   */
  readonly pressed: 'hex' | 'part' | 'tile';
  /** Returns the hex of the choice, if it has one. */
  readonly cell?: (choice: C, view: Pick<View, 'figures'>) => number | undefined;
  /** A separate button, which may skip to the next step; all other choices are selected first. */
  readonly button?: 'plain' | 'pass';
  /** Returns the short label of the golden button; "do it" by default. */
  readonly commit?: (choice: C, view: View, t: GameFormatter['t']) => string;
}

const atCell = ({ cell }: { readonly cell: number }) => cell;
const atEnd = ({ path }: { readonly path: readonly number[] }) => path.at(-1);

/** One entry per kind of choice: a new kind does not compile without one. */
const ANSWERS: { readonly [Type in Choice['type']]: Answer<ChoiceOf<Type>> } = {
  goal: { pressed: 'tile', commit: (_choice, _view, t) => t('table.keepGoal') },
  start: { pressed: 'hex', cell: atCell },
  pick: { pressed: 'part', commit: (_choice, _view, t) => t('table.seal') },
  'long-rest': { pressed: 'tile', button: 'plain' },
  'short-rest': { pressed: 'tile', button: 'plain' },
  'no-rest': { pressed: 'tile', button: 'pass' },
  redraw: { pressed: 'tile', button: 'plain' },
  keep: { pressed: 'tile', button: 'plain' },
  play: {
    pressed: 'part',
    commit: ({ basic, half, card }, _view, t) => {
      if (basic) return t(`table.basic.${half}`);
      return t(isLostHalf(card, half) ? 'price.playLost' : 'table.play', { half: t(`half.${half}`) });
    },
  },
  use: { pressed: 'part' },
  'end-active': { pressed: 'tile' },
  'end-turn': { pressed: 'tile', button: 'pass' },
  // Staying on the hex has no hex to press.
  move: {
    pressed: 'hex',
    cell: atEnd,
    button: 'pass',
    commit: ({ path }, _view, t) => t('table.moveHexes', { hexes: path.length }),
  },
  target: {
    pressed: 'part',
    cell: ({ figure }, { figures }) => figures[figure]?.cell,
    commit: (_choice, { performances }, t) => t(performances.at(-1)?.attack ? 'table.attackIt' : 'table.chooseIt'),
  },
  targets: { pressed: 'tile' },
  area: { pressed: 'part', commit: (_choice, _view, t) => t('table.attackArea') },
  hex: { pressed: 'hex', cell: atCell },
  force: { pressed: 'hex', cell: atEnd, button: 'pass' },
  skip: { pressed: 'tile', button: 'pass' },
  take: { pressed: 'tile' },
  'go-on': { pressed: 'tile', button: 'pass' },
  task: { pressed: 'tile' },
  suffer: { pressed: 'tile', button: 'plain' },
  lose: { pressed: 'part', commit: ({ cards }, _view, t) => t('table.loseCards', { count: cards.length }) },
  cards: { pressed: 'part' },
  items: { pressed: 'tile' },
  option: { pressed: 'tile' },
  element: { pressed: 'tile' },
};

/** Returns the table properties of a choice. */
export function answerTo<C extends Choice>(choice: C): Answer<C> {
  // The entry of the choice's own kind, which a lookup by a union cannot express.
  return ANSWERS[choice.type] as Answer<C>;
}
