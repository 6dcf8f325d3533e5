import type { GameFormatter } from '@tessera/text';
import { Icon, Inspector, PanelSection } from '@tessera/ui';
import { lock, mountaintop } from '@tessera/ui/icons';
import type { View } from '@tessera/war-of-the-ring';
import {
  ARMY_LIMIT,
  FREE,
  insideOf,
  isBesieged,
  NATIONS,
  nationName,
  placeName,
  SHADOW,
  SITE,
  sideName,
  tables,
  troopsText,
  unitsAt,
} from '@tessera/war-of-the-ring/facts';
import { SITE_PATHS } from '../map/shapes.tsx';
import { armiesIn } from '../model/armies.ts';
import { waysInto } from '../model/waysInto.ts';
import { Swatch } from './Politics.tsx';

interface RegionPanelProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly region: number;
  readonly seat: number | undefined;
  readonly isPinned: boolean;
}

const SIEGE_LIMIT = 5;

/** Panel of a region: its Nation and controller, figures, free capacity, and borders. */
export function RegionPanel({ view, formatter, region, seat, isPinned }: RegionPanelProps) {
  const { t } = formatter;
  const nation = tables.nationOf[region] ?? -1;
  const site = tables.siteOf[region] ?? SITE.none;
  const armies = armiesIn(view, region);
  const besieged = isBesieged(view, region) ? armiesIn(view, insideOf(region)) : [];
  const ways = waysInto(view, region, seat);
  const name = placeName(region, formatter);
  return (
    <Inspector
      label={t('table.region', { name })}
      title={name}
      className="-mx-4 -my-3"
      figure={
        site === SITE.none ? undefined : (
          <svg width="30" height="30" viewBox="-9 -9 18 18" aria-hidden="true" className="mt-0.5 flex-none">
            <path d={SITE_PATHS[site]} fill={view.control[region] === SHADOW ? 'var(--enemy)' : 'var(--ink)'} />
          </svg>
        )
      }
      subtitle={
        <span className="flex items-center gap-2">
          {nation >= 0 && <Swatch nation={NATIONS[nation]!} />}
          <span className="inline-block first-letter:uppercase">
            {nation >= 0
              ? t('table.nationState', {
                  nation: nationName(nation, formatter),
                  box: view.boxes[nation] ?? 1,
                  active: String(view.active[nation]),
                })
              : t('table.openLand')}
          </span>
        </span>
      }
      aside={isPinned ? <small className="text-muted text-note">{t('table.pinned')}</small> : undefined}
    >
      <dl className="m-0 grid grid-cols-3 divide-x divide-hairline rounded-control border border-hairline text-center">
        <Fact value={String(tables.pointsOf[region] ?? 0)} label={t('table.points')} />
        <Fact
          value={`${Math.max(unitsAt(view, region, FREE), unitsAt(view, region, SHADOW))}/${ARMY_LIMIT}`}
          label={t('table.units')}
        />
        <Fact value={site === SITE.none ? '–' : t(`table.site.${site}`)} label={t('table.settlement')} isText />
      </dl>
      {site !== SITE.none && (
        <p className="m-0 mt-2 text-note">
          {t('table.heldBy', {
            side: sideName(view.control[region] ?? FREE, formatter),
            taken: String(view.control[region] !== tables.sideOf[region]),
          })}
        </p>
      )}
      {armies.map((army) => (
        <PanelSection
          key={army.side}
          title={<span className="inline-block first-letter:uppercase">{sideName(army.side, formatter)}</span>}
          note={t('table.strength', { dice: Math.min(5, army.units), lead: army.leaders })}
        >
          <p className="m-0 text-note">{troopsText(sideTroops(view, region, army.side), army.characters, formatter)}</p>
        </PanelSection>
      ))}
      {besieged.map((army) => (
        <PanelSection key={`in ${army.side}`} title={t('table.inside')} note={`${army.units} / ${SIEGE_LIMIT}`}>
          <p className="m-0 text-note">
            {troopsText(sideTroops(view, insideOf(region), army.side), army.characters, formatter)}
          </p>
          <p className="m-0 mt-1 text-muted text-note">{t('table.siegeRules')}</p>
        </PanelSection>
      ))}
      <PanelSection
        title={t('table.waysIn')}
        note={t('table.waysFor', { n: ways.filter(({ isOpen }) => isOpen).length })}
      >
        <ul className="m-0 grid list-none gap-1 p-0 text-note">
          {ways.map(({ from, isOpen, why }) => (
            <li key={from} className="grid grid-cols-[1.1rem_minmax(0,7.5rem)_1fr] items-baseline gap-1">
              <span className="self-start pt-0.5">
                {why?.code === 'ridge' ? (
                  <Icon of={mountaintop} size={13} />
                ) : isOpen ? (
                  ''
                ) : (
                  <Icon of={lock} size={12} />
                )}
              </span>
              <span>{placeName(from, formatter)}</span>
              <span className="inline-block text-muted first-letter:uppercase">
                {why === undefined
                  ? t('table.way.free')
                  : why.code === 'ridge' || why.code === 'battle' || why.code === 'capture'
                    ? t(`table.way.${why.code}`)
                    : formatter.refusal(why)}
              </span>
            </li>
          ))}
        </ul>
      </PanelSection>
    </Inspector>
  );
}

function Fact({ value, label, isText }: { readonly value: string; readonly label: string; readonly isText?: boolean }) {
  return (
    <div className="flex flex-col-reverse justify-end px-1 py-1.5">
      <dt className="text-muted text-note">{label}</dt>
      <dd className={isText ? 'm-0 font-semibold text-note leading-7' : 'm-0 font-numeral font-semibold text-title'}>
        {value}
      </dd>
    </div>
  );
}

function sideTroops(view: View, place: number, side: number): number[] {
  const split = 15;
  return (view.stacks[place] ?? []).map((count, troop) => (troop < split === (side === FREE) ? count : 0));
}
