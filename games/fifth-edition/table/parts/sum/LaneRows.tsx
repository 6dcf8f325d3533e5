import { useCharacter } from '../../character/characterContext.ts';
import { numberText } from '../numberText.ts';
import { type SumLane, sumsBeside } from './sumLanes.ts';
import { amountText, isAdded, stepName } from './sumWords.ts';

interface LaneRowsProps {
  readonly lanes: readonly SumLane[];
  readonly path: string;
}

/** Steps and total of a number in several sheets side by side. */
export function LaneRows({ lanes, path }: LaneRowsProps) {
  const { t } = useCharacter();
  const { rows, totals } = sumsBeside(lanes, path);
  const look = ({ isChosen }: SumLane) => (isChosen ? 'fe-sum-chosen' : undefined);
  return (
    <table className="fe-sum-lanes">
      <thead>
        <tr>
          <td />
          {lanes.map((lane) => (
            <th key={lane.name} scope="col" className={look(lane)}>
              {lane.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, cells }) => (
          <tr key={row.id}>
            <th scope="row">{stepName(t, row)}</th>
            {lanes.map((lane, index) => {
              const cell = cells[index];
              return (
                <td key={lane.name} className={look(lane)}>
                  {cell === undefined ? '–' : amountText(t, cell, isAdded(path))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sum.total')}</th>
          {lanes.map((lane, index) => {
            const total = totals[index];
            return (
              <td key={lane.name} className={look(lane)}>
                <span className="font-numeral font-semibold text-title">
                  {typeof total === 'number' ? numberText(total, isAdded(path)) : '–'}
                </span>
              </td>
            );
          })}
        </tr>
      </tfoot>
    </table>
  );
}
