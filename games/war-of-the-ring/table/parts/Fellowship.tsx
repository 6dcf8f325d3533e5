import type { GameFormatter } from '@tessera/text';
import { Button, classes, Meter, Track } from '@tessera/ui';
import type { View } from '@tessera/war-of-the-ring';
import {
  activates,
  characterName,
  fellows,
  LEVEL,
  NATIONS,
  nationName,
  placeName,
  titledName,
} from '@tessera/war-of-the-ring/facts';
import type { Separation } from '../model/separation.ts';
import { FigureMark } from './FigureMark.tsx';
import { Section } from './Section.tsx';

interface FellowshipProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  /** Companions whose common reach is shown on the map. */
  readonly group: readonly number[];
  readonly separation: Separation | undefined;
  onGroup(group: readonly number[]): void;
}

/** Panel of the Ring-bearers: their known position, Guide, Companions and the reach of each. */
export function Fellowship({ view, formatter, group, separation, onGroup }: FellowshipProps) {
  const { t } = formatter;
  const { region, progress, hidden, corruption, guide, mordor } = view.fellowship;
  const companions = fellows(view);
  return (
    <Section
      title={t('table.fellowship')}
      note={
        <b className={classes('font-semibold', !hidden && 'rounded-chip border border-enemy px-1.5 text-enemy')}>
          {t(hidden ? 'table.isHidden' : 'table.isRevealed')}
        </b>
      }
    >
      <p className="m-0 mb-2 text-note">
        {mordor >= 0
          ? t('table.onTrack', { step: mordor })
          : t('table.lastSeen', { region: placeName(region, formatter), progress })}{' '}
        {t('table.guide', { character: titledName(guide, formatter) })}
      </p>
      <Meter label={t('table.corruption')} value={corruption} max={12} />
      {mordor >= 0 && <Track label={t('table.mordor')} steps={6} at={mordor} />}
      <ul className="m-0 mt-2 grid list-none gap-1 p-0">
        {companions.map((one) => (
          <li key={one}>
            <Button
              tone="bare"
              small
              pressed={group.includes(one)}
              locked={mordor >= 0 ? t('table.noSeparation') : undefined}
              onClick={() =>
                onGroup(group.includes(one) ? group.filter((other) => other !== one) : [...group, one].toSorted())
              }
              className="w-full justify-start text-left font-normal text-note"
            >
              <FigureMark character={one} side={0} formatter={formatter} />
              <span className="font-normal">
                <b className="font-semibold">{characterName(one, formatter)}</b>{' '}
                <span className="text-muted">
                  {t('table.reach', { steps: progress + (LEVEL[one] ?? 0) })} {wakes(one, view, formatter)}
                </span>
              </span>
            </Button>
          </li>
        ))}
        {companions.length === 0 && <li className="text-muted text-note">{t('table.alone')}</li>}
      </ul>
      {separation ? (
        <p className="m-0 mt-2 text-note" aria-live="polite">
          <b className="font-semibold">
            {t('table.groupReach', {
              who: formatter.list(group.map((one) => characterName(one, formatter))),
              n: separation.regions.length,
            })}
          </b>{' '}
          {separation.wakes.length === 0
            ? t('table.wakesNobody')
            : formatter.list(
                separation.wakes.map(({ region: place, nation }) =>
                  t('table.wakesThere', { nation: nationName(nation, formatter), region: placeName(place, formatter) }),
                ),
              )}
        </p>
      ) : (
        companions.length > 0 && mordor < 0 && <p className="m-0 mt-2 text-muted text-note">{t('table.groupHint')}</p>
      )}
    </Section>
  );
}

/** Returns the passive Nations that a character would activate in their Cities or Strongholds. */
function wakes(character: number, view: View, formatter: GameFormatter): string {
  const nations = NATIONS.flatMap((_, nation) =>
    nation < 5 && !view.active[nation] && activates(character, nation) ? [nationName(nation, formatter)] : [],
  );
  return nations.length === 0 ? '' : formatter.t('table.wakes', { nations: formatter.list(nations) });
}
