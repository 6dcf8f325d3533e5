import { Hand } from '../parts/Hand.tsx';
import type { WarTableModel } from '../useWarTable.ts';

/** Cards of the viewer's seat. */
export function HandView({ model }: { readonly model: WarTableModel }) {
  const { view, formatter, seat, hand, answers, screen } = model;
  if (seat === undefined) return null;
  return (
    <Hand
      view={view}
      seat={seat}
      formatter={formatter}
      legal={hand.legal}
      die={answers.choice.die}
      armed={answers.choice.armed}
      isColumn={!screen.isTablet}
      onPick={answers.pickCard}
    />
  );
}
