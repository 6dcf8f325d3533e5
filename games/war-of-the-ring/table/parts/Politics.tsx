import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, classes, Icon } from '@tessera/ui';
import { crossedSwords } from '@tessera/ui/icons';
import type { View } from '@tessera/war-of-the-ring';
import { NATIONS, nationName, tables } from '@tessera/war-of-the-ring/facts';
import { reserveOf } from '../model/reserve.ts';
import { Section } from './Section.tsx';

interface PoliticsProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  /** Nations that can be advanced now. */
  readonly open: ReadonlySet<number>;
  readonly picked: number | undefined;
  onPick(nation: number): void;
}

/** Political Track: steps to war, active Nations, and reinforcements. */
export function Politics({ view, formatter, open, picked, onPick }: PoliticsProps) {
  const { t } = formatter;
  return (
    <Section title={t('table.politics')} note={t('table.reserveHead')}>
      <p aria-hidden="true" className={classes(COLUMNS, 'm-0 px-1 text-muted text-note leading-4')}>
        <span className="col-start-3 flex gap-0.5">
          {[1, 2, 3].map((step) => (
            <span key={step} className="w-3.5 text-center font-numeral">
              {step}
            </span>
          ))}
          <Icon of={crossedSwords} size={14} />
        </span>
      </p>
      <ul className="m-0 grid list-none gap-0.5 p-0">
        {NATIONS.map((nation, i) => {
          const box = view.boxes[i] ?? 1;
          const isActive = view.active[i] ?? false;
          const reserve = reserveOf(view, i);
          const label = t('table.nation', {
            nation: nationName(i, formatter),
            box,
            active: String(isActive),
            reserve: reserve.join(' '),
          });
          const row = (
            <span className={COLUMNS}>
              <Swatch nation={nation} />
              <span className="truncate text-left text-note">{t(`table.people.${nation}`)}</span>
              <span aria-hidden="true" className="flex gap-0.5">
                {[1, 2, 3, 4].map((step) => (
                  <i
                    key={step}
                    className={classes(
                      'grid size-3.5 place-items-center border',
                      step === 4 ? 'border-enemy' : 'border-control',
                    )}
                  >
                    {step === box && (
                      <i
                        className={classes('size-2 rounded-full border', isActive ? 'border-ink bg-ink' : 'border-ink')}
                      />
                    )}
                  </i>
                ))}
              </span>
              <span
                aria-hidden="true"
                className="text-right font-numeral text-muted text-note in-[[aria-pressed=true]]:text-ink"
              >
                {reserve.join(' ')}
              </span>
            </span>
          );
          return (
            <li
              key={nation}
              title={label}
              className={
                i > 0 && tables.nationSide[i] !== tables.nationSide[i - 1] ? 'mt-1 border-hairline border-t pt-1' : ''
              }
            >
              {open.has(i) ? (
                <ChoiceTile label={label} chosen={picked === i} onChoose={() => onPick(i)} className="w-full">
                  {row}
                </ChoiceTile>
              ) : (
                <div role="img" aria-label={label} className="px-1 py-0.5">
                  {row}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className="m-0 mt-1 text-muted text-note leading-4">{t('table.trackHow')}</p>
    </Section>
  );
}

const COLUMNS = 'grid w-full grid-cols-[1rem_minmax(0,1fr)_auto_3.25rem] items-center gap-2';

/** Swatch of a Nation's colour and pattern. */
export function Swatch({ nation }: { readonly nation: string }) {
  return (
    <svg width="16" height="13" viewBox="0 0 16 13" aria-hidden="true" className="flex-none">
      <rect
        x="0.7"
        y="0.7"
        width="14.600"
        height="11.600"
        rx="2"
        fill={`var(--wr-${nation})`}
        fillOpacity="0.35"
        stroke={`var(--wr-${nation})`}
      />
      <rect x="0.7" y="0.7" width="14.600" height="11.600" rx="2" fill={`url(#wr-pattern-${nation})`} />
    </svg>
  );
}
