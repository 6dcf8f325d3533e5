import { cellName } from '@tessera/gomoku';
import type { GameFormatter } from '@tessera/text';
import { PressRow, Switch } from '@tessera/ui';
import type { Chance } from './rows.ts';
import type { Stones } from './stones.ts';

export interface ThreatsProps {
  readonly view: Stones;
  readonly own: number;
  readonly chances: readonly Chance[];
  readonly isOn: boolean;
  readonly formatter: GameFormatter;
  onSwitch(isOn: boolean): void;
  onPoint(cell: number): void;
}

/** Maximum number of threats listed. */
const MAX = 6;

/** The rows that a stone would make, and where. It only counts rows and does not rate moves. */
export function Threats({ view, own, chances, isOn, formatter, onSwitch, onPoint }: ThreatsProps) {
  const { t, seatName } = formatter;
  const worth = ({ rows }: Chance) => (rows[0] ?? 0) * 10 + rows.length;
  const listed = [...chances].sort((a, b) => worth(b) - worth(a) || Number(b.seat === own) - Number(a.seat === own));
  return (
    <>
      <h2 className="m-0 mb-2 font-semibold font-title text-lead">{t('table.threats')}</h2>
      <Switch label={t('table.showThreats')} on={isOn} onChange={onSwitch} />
      {isOn && (
        <ul className="m-0 mt-2 list-none divide-y divide-hairline p-0">
          {listed.length === 0 && <li className="py-2 text-muted text-note">{t('table.noThreats')}</li>}
          {listed.slice(0, MAX).map((chance) => {
            const cell = cellName(chance.cell, view.columns).toUpperCase();
            const isOwn = chance.seat === own;
            return (
              <li key={`${chance.cell} ${chance.seat}`}>
                <PressRow
                  onClick={() => onPoint(chance.cell)}
                  className="grid min-h-target grid-cols-[2.75rem_1fr] items-center gap-2.5 p-1"
                >
                  <b
                    className={`grid h-8 place-items-center rounded-control border-2 font-numeral text-lead ${
                      isOwn ? 'border-act-line bg-act text-act-ink' : 'border-enemy border-dashed text-enemy'
                    }`}
                  >
                    {chance.rows.slice(0, 2).join('+')}
                  </b>
                  <span>
                    <b className="block font-semibold">
                      {isOwn
                        ? t('table.youMake', { cell, n: chance.rows[0] ?? 0 })
                        : t('table.theyMake', { cell, name: seatName(chance.seat), n: chance.rows[0] ?? 0 })}
                    </b>
                    <span className="text-muted text-note">
                      {t(
                        (chance.rows[0] ?? 0) >= view.inARow
                          ? 'table.wins'
                          : chance.rows.length > 1
                            ? 'table.twice'
                            : 'table.oneMore',
                      )}
                    </span>
                  </span>
                </PressRow>
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-2 mb-0 text-muted text-note">{t('table.howToRead')}</p>
    </>
  );
}
