import type { GoalDistance } from '@tessera/heist-city';
import { formatGameLabel } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import { Icon, TextButton } from '@tessera/ui';
import { bulb, check, warning } from '@tessera/ui/icons';
import { type Remark, spotsOf } from './model/remark.ts';
import { nearerCrew, type Review } from './model/review.ts';
import { type SketchSpot, spotOf } from './model/sketch.ts';

export interface RemarksProps {
  readonly t: TranslateFn;
  readonly review: Review;
  /** Highlights the hexes of a remark. */
  onShow(spots: readonly SketchSpot[]): void;
}

/** Panel of problems, hints, and the distances of each crew. */
export function Remarks({ t, review, onShow }: RemarksProps) {
  const { problems, hints, distances } = review;
  return (
    <section
      className="panel flex flex-col gap-3 p-4 [&_:is(h2,h3)]:font-semibold [&_:is(h2,h3)]:text-body"
      aria-label={t('editor.checks')}
    >
      <h2>{t('editor.checks')}</h2>
      <div
        role="status"
        className="flex gap-2 items-center text-enemy font-semibold data-good:text-good"
        data-good={problems.length === 0 || undefined}
      >
        <Icon of={problems.length === 0 ? check : warning} />
        {problems.length === 0 ? t('editor.playable') : t('editor.toMend', { n: problems.length })}
      </div>
      <ul className="flex flex-col gap-1.5 empty:hidden [&_li]:grid [&_li]:grid-cols-[20px_minmax(0,1fr)] [&_li]:gap-1.5">
        {problems.map((remark) => (
          <RemarkLine key={keyOf(remark)} {...{ t, remark, onShow }} kind="problem" />
        ))}
        {hints.map((remark) => (
          <RemarkLine key={keyOf(remark)} {...{ t, remark, onShow }} kind="hint" />
        ))}
      </ul>
      {distances.length > 0 && <Distances {...{ t, distances, onShow }} />}
    </section>
  );
}

interface RemarkLineProps {
  readonly t: TranslateFn;
  readonly remark: Remark;
  readonly kind: 'problem' | 'hint';
  onShow(spots: readonly SketchSpot[]): void;
}

function RemarkLine({ t, remark, kind, onShow }: RemarkLineProps) {
  const names = Object.fromEntries(Object.entries(remark.names).map(([gap, key]) => [gap, t(key)]));
  const figures = Object.entries(remark.params).map(([gap, value]) => [
    gap,
    typeof value === 'number' ? value : formatGameLabel(value, t),
  ]);
  const text = t(`editor.remark.${remark.key}`, { ...Object.fromEntries(figures), ...names });
  const spots = spotsOf(remark);
  return (
    <li className={kind === 'problem' ? '[&_svg]:text-enemy' : '[&_svg]:text-muted'} data-kind={kind}>
      <Icon of={kind === 'problem' ? warning : bulb} />
      <span>
        {text}{' '}
        {spots.length > 0 && (
          <TextButton onClick={() => onShow(spots)}>{t('editor.showIt', { at: spots[0] ?? '' })}</TextButton>
        )}
      </span>
    </li>
  );
}

interface DistancesProps {
  readonly t: TranslateFn;
  readonly distances: readonly GoalDistance[];
  onShow(spots: readonly SketchSpot[]): void;
}

/** Steps of each crew's nearest character to every objective. */
function Distances({ t, distances, onShow }: DistancesProps) {
  const figure = (steps: number) => (steps < 0 ? '–' : steps);
  return (
    <>
      <h3>{t('editor.distances')}</h3>
      <table className={DISTANCES}>
        <thead>
          <tr>
            <th scope="col">{t('editor.goalTitle')}</th>
            <th scope="col">{t('editor.crew', { crew: 1 })}</th>
            <th scope="col">{t('editor.crew', { crew: 2 })}</th>
          </tr>
        </thead>
        <tbody>
          {distances.map(({ list, at, steps }) => (
            <tr key={spotOf(at)} data-nearer={nearerCrew(steps)}>
              <th scope="row">
                <TextButton onClick={() => onShow([spotOf(at)])}>
                  {t(`editor.part.${list}`)} {spotOf(at)}
                </TextButton>
              </th>
              <td>{figure(steps[0])}</td>
              <td>{figure(steps[1])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function keyOf({ key, at, names }: Remark): string {
  return `${key} ${Object.values(names).join(' ')} ${at.join(' ')}`;
}

const DISTANCES =
  'border-collapse text-note tabular-nums ' +
  '[&_:is(th,td)]:py-0.5 [&_:is(th,td)]:px-1 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-b-hairline ' +
  '[&_:is(th,td)]:font-normal [&_:is(th,td)]:text-right [&_th:first-child]:text-left ' +
  '[&_[data-nearer="1"]_td:nth-of-type(1)]:font-semibold [&_[data-nearer="1"]_td:nth-of-type(1)]:underline ' +
  '[&_[data-nearer="2"]_td:nth-of-type(2)]:font-semibold [&_[data-nearer="2"]_td:nth-of-type(2)]:underline';
