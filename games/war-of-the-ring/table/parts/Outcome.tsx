import type { GameFormatter } from '@tessera/text';
import type { View } from '@tessera/war-of-the-ring';
import { FREE, placeName, pointsOf, SHADOW, sideName, tables } from '@tessera/war-of-the-ring/facts';

const GOALS = [
  { side: SHADOW, goal: 10 },
  { side: FREE, goal: 4 },
] as const;

/** Result panel: the Settlements each side took, and the distance of the Ring-bearers from either end. */
export function Outcome({ view, formatter }: { readonly view: View; readonly formatter: GameFormatter }) {
  const { t } = formatter;
  const { corruption, mordor } = view.fellowship;
  return (
    <div className="grid gap-2 pb-3 @min-[36rem]:grid-cols-3">
      {GOALS.map(({ side, goal }) => (
        <Part key={side} title={sideName(side, formatter)} value={pointsOf(view, side)} of={goal}>
          {formatter.list(takenBy(view, side).map((region) => placeName(region, formatter))) || t('table.tookNothing')}
        </Part>
      ))}
      <Part title={t('table.goal.corruption')} value={corruption} of={12}>
        {mordor >= 0 ? t('table.inMordor', { step: mordor }) : t('table.turns', { turns: view.turn })}
      </Part>
    </div>
  );
}

/** Returns the enemy Settlements that a side holds. */
function takenBy({ control }: View, side: number): readonly number[] {
  return control.flatMap((holder, region) =>
    holder === side && tables.sideOf[region] === 1 - side && (tables.pointsOf[region] ?? 0) > 0 ? [region] : [],
  );
}

interface PartProps {
  readonly title: string;
  readonly value: number;
  readonly of: number;
  readonly children: string;
}

function Part({ title, value, of, children }: PartProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-control border border-hairline bg-surface px-3 py-2">
      <p className="m-0 flex items-baseline gap-2">
        <b className="font-semibold first-letter:uppercase">{title}</b>
        <b className="ml-auto font-numeral font-semibold text-title">{value}</b>
        <small className="text-muted text-note">/ {of}</small>
      </p>
      <p className="m-0 text-muted text-note">{children}</p>
    </section>
  );
}
