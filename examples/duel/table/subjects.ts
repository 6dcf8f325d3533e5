import { CARDS, type CardId, isHero, isUp, type View } from '@tessera/duel';
import type { GameEvent, Seat } from '@tessera/kernel';
import type { SubjectId, TableSubject } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { figureName } from './Panels.tsx';

const CARD_IDS = Object.keys(CARDS) as CardId[];

/** Returns the figures with their hexes, and all cards with their texts. */
export function subjects({ figures }: View, formatter: GameFormatter): readonly TableSubject[] {
  return [
    ...figures.map(({ cell }, id) => ({
      id: `figure ${id}` as const,
      name: figureName(formatter, id),
      cells: isUp(figures, id) ? [cell] : [],
    })),
    ...CARD_IDS.map((card) => ({
      id: `card ${card}` as const,
      name: formatter.t(`name.card.${card}`),
      text: [formatter.format('table.cardText', { pick: card })],
    })),
  ];
}

export function about(event: GameEvent): readonly SubjectId[] {
  const figures = [event.target, event.figure, event.attacker].flatMap((id) =>
    typeof id === 'number' ? [`figure ${id}` as const] : [],
  );
  return typeof event.card === 'string' ? [`card ${event.card}` as const, ...figures] : figures;
}

/** Returns whose deed an event is: heroes have the number of their seat. */
export function actor({ attacker, figure, side }: GameEvent): Seat | 'rules' | undefined {
  if (side === 'monsters') return 'rules';
  const by = attacker ?? figure;
  if (typeof by !== 'number') return undefined;
  return isHero(by) ? by : 'rules';
}
