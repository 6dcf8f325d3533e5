import '../abilities/sceneFacts.ts';
import type { Viewer } from '@tessera/kernel';
import type { FormatContext } from '@tessera/text';
import { conditionsOf } from '../conditions/conditions.ts';
import { elementState } from '../elements/elements.ts';
import { shieldOf } from '../inPlay/activeModifiers.ts';
import { groundIn, scenarioPlan } from '../scenario/plan.ts';
import { figuresUp } from '../state/figures.ts';
import type { View } from '../state/state.ts';
import { ELEMENTS } from '../vocabulary/vocabulary.ts';
import { cellName, columnAndRow, kindName, nameOf } from './names.ts';

type Voice = FormatContext<View>;

/** Returns the table as plain text for terminals and screen readers: the map, the figures, the heroes' cards. */
export function boardText(view: View, _viewer: Viewer, context: Voice): string {
  const { t } = context;
  const { record } = scenarioPlan(view.scenario);
  const there = ELEMENTS.filter((element) => elementState(view, element) !== 'inert').map(
    (element) => `${t(`element.${element}`)} ${t(`state.${elementState(view, element)}`)}`,
  );
  return [
    t('board.head', {
      round: view.round,
      scenario: `${record.number} ${nameOf(view.scenario, context)}`,
      level: view.level,
    }),
    t('board.elements', { elements: there.join(', ') || t('board.none') }),
    '',
    ...mapLines(view),
    t('board.legend'),
    '',
    ...figuresUp(view).map((id) => figureLine(view, id, context)),
    '',
    ...view.heroes.map((_, seat) => heroLine(view, seat, context)),
  ].join('\n');
}

function mapLines(view: View): string[] {
  const ground = groundIn(view);
  const { board } = ground;
  const rows = new Map<number, Map<number, string>>();
  let left = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < board.size; cell++) {
    if (ground.hidden[cell] === 1) continue;
    const [column, row] = columnAndRow(board.hexOf(cell));
    left = Math.min(left, column);
    const line = rows.get(row) ?? new Map<number, string>();
    line.set(column, markAt(view, cell, ground.closed[cell] !== 0));
    rows.set(row, line);
  }
  return [...rows.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, line]) => {
      const last = Math.max(...line.keys());
      let text = '';
      for (let column = left; column <= last; column++) text += line.get(column)?.padEnd(2) ?? '  ';
      return text.trimEnd();
    });
}

function markAt(view: View, cell: number, isClosed: boolean): string {
  const { map } = view;
  const id = view.figures.findIndex((one) => one.cell === cell);
  if (id >= 0) return markOf(view, id);
  if (isClosed) return '+';
  if (map.obstacles.some((cells) => cells.includes(cell))) return 'o';
  if (map.traps.some((trap) => trap.cell === cell)) return '^';
  if (map.treasures.some((one) => one.cell === cell) || map.goals.includes(cell)) return '?';
  if (map.money.includes(cell)) return '$';
  if (map.hazards.includes(cell)) return '~';
  return map.difficult.includes(cell) ? ':' : '.';
}

/** Returns two characters: H and the seat for heroes, else the first letter (a capital for elites) and the number. */
function markOf({ figures }: View, id: number): string {
  const { kind, type, number, seat } = figures[id]!;
  if (kind === 'hero') return `H${seat + 1}`;
  const letter = type[0] ?? 'x';
  return `${kind === 'elite' || kind === 'boss' ? letter.toUpperCase() : letter}${number}`;
}

function figureLine(view: View, id: number, context: Voice): string {
  const { t } = context;
  const { hp, maxHp, cell } = view.figures[id]!;
  const shield = shieldOf(view, id).total;
  const more = [
    ...(shield > 0 ? [t('board.shield', { shield })] : []),
    ...conditionsOf(view.figures[id]!).map((condition) => t(`condition.${condition}`)),
  ];
  return t('board.figure', {
    mark: markOf(view, id),
    figure: kindName(view, id, context),
    hp,
    maxHp,
    cell: cellName(view.scenario, cell),
    more: more.length > 0 ? `, ${more.join(', ')}` : '',
  });
}

function heroLine(view: View, seat: number, context: Voice): string {
  const { t, seatName } = context;
  const { hand, inPlay, discard, lost, xp, money } = view.heroes[seat]!;
  const cards = (pile: readonly (string | null)[]) => {
    if (pile.length === 0) return t('board.none');
    const known = pile.filter((card) => card !== null);
    return known.length < pile.length
      ? t('board.unseen', { count: pile.length })
      : known.map((card) => nameOf(card, context)).join(', ');
  };
  return t('board.hero', {
    seat: seatName(seat),
    figure: kindName(view, seat, context),
    hand: cards(hand),
    inPlay: cards(inPlay),
    discard: cards(discard),
    lost: cards(lost),
    xp,
    money,
  });
}
