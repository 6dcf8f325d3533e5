import type { FormattedReview, FormattedStep } from '@tessera/table/review';
import { Panel } from '@tessera/ui';
import { Link } from 'react-router';

interface StepListProps {
  readonly id: 'missed' | 'close';
  readonly formatted: FormattedReview;
  readonly steps: readonly FormattedStep[];
  readonly boardOf: (n: number) => string;
}

/** Missed options or closest decisions; each opens its board. */
export function StepList({ id, formatted: { t }, steps, boardOf }: StepListProps) {
  return (
    <Panel title={t(`${id}.title`)} extra={<span className="text-muted text-note">{t(`${id}.note`)}</span>}>
      {steps.length === 0 ? (
        <p className="m-0 text-muted">{t(`${id}.none`)}</p>
      ) : (
        <ol className="m-0 list-none p-0">
          {steps.map(({ n, when, change, title, sentences }) => (
            <li key={n} className="border-hairline border-t py-2 first:border-t-0 first:pt-0">
              <Link to={boardOf(n)} className="flex min-h-8 items-baseline gap-2 text-ink">
                <b className="min-w-0 flex-1">{title}</b>
                {id === 'missed' && <b className="shrink-0 font-numeral text-lead">{change}</b>}
              </Link>
              <p className="m-0 text-muted text-note">{when}</p>
              {sentences.map((sentence) => (
                <p key={sentence} className="m-0 text-note">
                  {sentence}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
