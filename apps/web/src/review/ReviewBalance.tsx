import type { Review } from '@tessera/bots/review';
import type { FormattedReview } from '@tessera/table/review';
import { DataTable, Panel, SeatMark } from '@tessera/ui';

/** Half of the width of a bar, in percent. */
const HALF = 50;

/** Luck (hatched) and decisions (filled) of each seat on one scale, and how they add up to the result. */
export function ReviewBalance({ review, formatted }: { readonly review: Review; readonly formatted: FormattedReview }) {
  const { t, ledgers, sum, sides, side } = formatted;
  const most = Math.max(1, ...ledgers.flatMap(({ luck, decisions }) => [Math.abs(luck), Math.abs(decisions)]));
  return (
    <Panel
      title={t('balance.title')}
      extra={<span className="text-muted text-note">{t(`balance.${review.unit}`)}</span>}
    >
      {ledgers.map(({ seat, name, luck, decisions, luckText, decisionsText, togetherText, lostText }) => (
        <div key={seat}>
          <h3 className="m-0 flex items-center gap-2 text-body">
            <SeatMark seat={seat} size={16} />
            <span className="min-w-0 truncate font-semibold">{name}</span>
            <span className="ml-auto shrink-0 font-normal text-muted text-note">{togetherText}</span>
          </h3>
          <Bar label={t('balance.luck')} value={luck / most} text={luckText} isHatched />
          <Bar label={t('balance.decisions')} value={decisions / most} text={decisionsText} />
          <p className="m-0 text-muted text-note">{lostText}</p>
        </div>
      ))}
      <DataTable caption={t('balance.sum', { side: sides[side] })} ruled>
        <tbody>
          {sum.map(({ label, value }, at) => (
            <tr key={label} className={at === sum.length - 1 ? '[&>*]:font-semibold' : undefined}>
              <th scope="row">{label}</th>
              <td className="w-0 whitespace-nowrap pr-0! text-right! font-numeral font-semibold">{value}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className="m-0 text-muted text-note">{t('balance.about')}</p>
    </Panel>
  );
}

interface BarProps {
  readonly label: string;
  /** From -1 to 1. */
  readonly value: number;
  readonly text: string;
  readonly isHatched?: boolean;
}

function Bar({ label, value, text, isHatched = false }: BarProps) {
  const width = HALF * Math.abs(value);
  const left = value < 0 ? HALF - width : HALF;
  return (
    <div className="grid min-h-7 grid-cols-[6.5rem_minmax(0,1fr)_4rem] items-center gap-2">
      <span className="text-note">{label}</span>
      <span aria-hidden="true" className="relative block h-3.5">
        <span
          className={`absolute inset-y-0 border border-ink ${isHatched ? 'hatch-ink' : 'bg-ink'}`}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
        <span className="-inset-y-1 absolute left-1/2 w-px bg-control" />
      </span>
      <span className="text-right font-numeral font-semibold text-lead">{text}</span>
    </div>
  );
}
