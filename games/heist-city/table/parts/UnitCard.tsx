import { isNpc, maxWounds, STATS, statOf, woundsOf } from '@tessera/heist-city';
import { StateBadge } from '@tessera/ui';
import { type ReactNode, useMemo } from 'react';
import { unitFacts } from '../model/unitFacts.ts';
import { STANCE_MARKS } from '../stanceMarks.ts';
import type { Scene } from '../useTableModel.ts';
import { UnitToken } from './UnitToken.tsx';

/** Description of a unit without an aim. */
export function UnitCard({
  scene,
  unit,
  isShort,
}: {
  readonly scene: Scene;
  readonly unit: number;
  readonly isShort: boolean;
}) {
  const { speaker, view, t } = scene;
  const facts = useMemo(
    () => (view.characters[unit]?.cell === -1 ? [] : unitFacts(speaker, unit)),
    [speaker, unit, view],
  );
  const character = view.characters[unit];
  const gear = character?.items.map(({ item }) => speaker.item(item)).join(' · ');
  const rule: ReactNode = character
    ? t(`name.stanceRule.${character.stance}`)
    : t(`name.npcRule.${view.npcs[unit - view.characters.length]?.kind ?? 'guard'}`);
  return (
    <article className="hc-card flex flex-col gap-2 py-2 px-4" aria-label={speaker.unit(unit)}>
      <UnitHeading scene={scene} unit={unit} title={speaker.unit(unit)} under={undefined} />
      <UnitStats scene={scene} unit={unit} isShort={isShort} />
      {gear && <p className="text-muted text-note [&_b]:mr-1 [&_b]:text-ink">{gear}</p>}
      {facts.length > 0 && <p className="text-muted text-note [&_b]:mr-1 [&_b]:text-ink">{facts.join(' · ')}</p>}
      {!isShort && <p className="hc-note">{rule}</p>}
    </article>
  );
}

interface HeadingProps {
  readonly scene: Scene;
  readonly unit: number;
  readonly title: string;
  readonly under: string | undefined;
}

/** Token, name and wounds of a unit; for a hex the name alone. */
export function UnitHeading({ scene, unit, title, under }: HeadingProps) {
  const { view, speaker, t } = scene;
  const stance = view.characters[unit]?.stance;
  const wounds = unit >= 0 ? woundsOf(view, unit) : 0;
  const max = unit >= 0 ? maxWounds(view, unit) : 0;
  return (
    <header className="hc-card-head flex gap-3 items-center [&_h2]:font-title [&_h2]:font-semibold [&_h2]:text-title [&_h2]:leading-7">
      {unit >= 0 && <UnitToken scene={scene} unit={unit} size={40} />}
      <div>
        <h2>{title}</h2>
        {under !== undefined ? (
          <span className="hc-note">{under}</span>
        ) : (
          stance && <StateBadge mark={STANCE_MARKS[stance]} label={speaker.stance(stance)} className="hc-note" />
        )}
      </div>
      {unit >= 0 && (
        <div className="hc-card-wounds flex flex-col ml-auto text-right">
          <span className="hc-wounds">
            {wounds}
            <small> / {max}</small>
          </span>
          {wounds === max && <span className="hc-note">{t('crew.unhurt')}</span>}
        </div>
      )}
    </header>
  );
}

interface UnitStatsProps {
  readonly scene: Scene;
  readonly unit: number;
  readonly isShort: boolean;
}

/** Stats of a unit by name. Wounds are in the heading, and a guard neither hacks nor charms. */
export function UnitStats({ scene: { view, t }, unit, isShort }: UnitStatsProps) {
  const stats = STATS.filter((stat) => stat !== 'W' && !(isNpc(unit) && (stat === 'H' || stat === 'C')))
    .map((stat) => ({ stat, value: statOf(view, unit, stat) }))
    .filter(({ value }) => value <= HIGHEST_ROLL);
  return (
    <>
      <dl className={STATS_LIST}>
        {stats.map(({ stat, value }) => (
          <div key={stat}>
            <dt>{t(`name.stat.${stat}`)}</dt>
            <dd>{stat === 'M' ? t('card.distance', { n: value }) : t('card.stat', { n: value })}</dd>
          </div>
        ))}
      </dl>
      {!isShort && <p className="hc-note">{t('card.lowIsGood')}</p>}
    </>
  );
}

/** A number above it cannot be rolled: the unit has no such skill. */
const HIGHEST_ROLL = 12;

const STATS_LIST =
  'm-0 grid grid-cols-2 gap-x-4 gap-y-0.5 [&_div]:flex [&_div]:items-baseline [&_div]:justify-between [&_div]:gap-2 ' +
  '[&_dt]:text-muted [&_dt]:text-note [&_dd]:m-0 [&_dd]:font-numeral [&_dd]:font-semibold [&_dd]:whitespace-nowrap';
