import type { GameFormatter } from '@tessera/text';
import { classes } from '@tessera/ui';
import type { View } from '@tessera/war-of-the-ring';
import {
  nextHunt,
  placeName,
  rerollSources,
  SHADOW,
  TILES,
  tileName,
  tilesToDraw,
} from '@tessera/war-of-the-ring/facts';
import { useMemo } from 'react';
import { damageOf } from '../model/huntOdds.ts';
import { percent } from './looks.ts';
import { Section } from './Section.tsx';
import { TileValue } from './TileValue.tsx';

interface HuntProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly odds: boolean;
}

/** Panel of the Hunt if the Fellowship moved now: dice, odds, and the tiles in the pool. */
export function Hunt({ view, formatter, odds }: HuntProps) {
  const { t, number } = formatter;
  const found = useMemo(() => nextHunt(view), [view]);
  const damage = useMemo(() => damageOf(found.damage), [found]);
  const { hidden, progress, mordor } = view.fellowship;
  const sources = rerollSources(view);
  const pool = tilesToDraw(view);
  const most = Math.max(...damage.map(({ chance }) => chance), 0.01);
  return (
    <Section title={t('table.hunt')} note={t('table.ifTheyMove')}>
      <p className="m-0 mb-2 text-note">
        {mordor >= 0
          ? t('table.huntMordor', { dice: view.huntBox[SHADOW] ?? 0 })
          : t('table.huntFacts', {
              dice: Math.min(5, view.huntBox[SHADOW] ?? 0),
              need: Math.max(2, 6 - (view.huntBox[0] ?? 0)),
              rerolls: sources.length,
            })}{' '}
        {mordor < 0 &&
          sources.length > 0 &&
          t('table.rerollsBy', {
            sources: formatter.list(sources.map((source) => t(`table.rerollBy.${source}`))),
            region: placeName(view.fellowship.region, formatter),
          })}{' '}
        {t(hidden ? 'table.hidden' : 'table.revealed', { progress })}
      </p>
      {odds && (
        <>
          <Chance label={t('table.aTile')} chance={found.success} />
          <Chance label={t('table.reveals')} chance={found.reveal} isBad />
          <div
            role="img"
            aria-label={damage
              .map(({ value, chance }) => t('table.damageChance', { value, chance: percent(chance) }))
              .join('; ')}
            className="mt-2 flex items-end gap-1"
          >
            {damage.map(({ value, chance }) => (
              <span key={value} className="flex min-w-0 flex-1 flex-col items-center">
                <b className="font-numeral font-semibold text-note">{percent(chance)} %</b>
                <i className="w-full bg-ink" style={{ height: `${Math.max(2, (24 * chance) / most)}px` }} />
                <span className="text-muted text-note">{value}</span>
              </span>
            ))}
          </div>
          <p className="m-0 mt-1 text-note">
            {t('table.meanDamage', { mean: number(Math.round(10 * found.expectedDamage) / 10) })}
          </p>
        </>
      )}
      <ul className="m-0 mt-2 flex list-none flex-wrap gap-1 p-0">
        {TILES.flatMap((tile, i) => {
          const count = pool.filter((one) => one === i).length;
          if (count === 0) return [];
          return [
            <li
              key={tile.id}
              title={tileName(i, formatter)}
              className={classes(
                'relative grid size-7 place-items-center rounded-chip border border-control bg-raised font-numeral font-semibold',
                tile.reveal && 'border-b-4 border-b-enemy',
              )}
            >
              <span className="sr-only">{tileName(i, formatter)}</span>
              <span aria-hidden="true">
                <TileValue value={tile.value} />
              </span>
              <small className="-top-1.5 -right-1 absolute rounded-full bg-surface px-0.5 font-ui text-note leading-4">
                {count}
              </small>
            </li>,
          ];
        })}
      </ul>
      <p className="m-0 mt-1 text-muted text-note">{t('table.tilesLeft', { n: pool.length })}</p>
    </Section>
  );
}

function Chance({
  label,
  chance,
  isBad,
}: {
  readonly label: string;
  readonly chance: number;
  readonly isBad?: boolean;
}) {
  return (
    <div className="mb-1">
      <p className="m-0 flex items-baseline justify-between text-note">
        {label}
        <b className="font-numeral font-semibold text-lead leading-5">{percent(chance)} %</b>
      </p>
      <div className="h-2 border border-control">
        <i
          className={classes('block h-full', isBad ? 'hatch-enemy' : 'bg-ink')}
          style={{ width: `${percent(chance)}%` }}
        />
      </div>
    </div>
  );
}
