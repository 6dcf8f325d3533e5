import { roleOf } from '@tessera/heist-city';
import { StateBadge } from '@tessera/ui';
import type { Prompt } from '../decision/prompt.ts';
import { chosenChoice } from '../decision/selection.ts';
import { STANCE_MARKS } from '../stanceMarks.ts';
import type { Scene } from '../useTableModel.ts';
import { UnitHeading, UnitStats } from './UnitCard.tsx';

interface PlacingCardProps {
  readonly scene: Scene;
  readonly prompt: Prompt;
  readonly isShort: boolean;
}

/** Card of a character that is being placed: its stats, and the meaning of each state that it may start in. */
export function PlacingCard({ scene, prompt, isShort }: PlacingCardProps) {
  const { speaker, t, selection } = scene;
  const { unit } = prompt;
  const chosen = chosenChoice(prompt, selection)?.sample;
  const taken = chosen?.type === 'deploy' ? chosen.stance : undefined;
  const stances = prompt.choices.flatMap(({ sample }) => (sample.type === 'deploy' ? [sample.stance] : []));
  return (
    <article className="hc-card flex flex-col gap-2 py-2 px-4" aria-label={speaker.unit(unit)}>
      {!isShort && (
        <>
          <UnitHeading
            scene={scene}
            unit={unit}
            title={speaker.role(unit)}
            under={t(`name.roleRule.${roleOf(unit)}`)}
          />
          <UnitStats scene={scene} unit={unit} isShort={isShort} />
        </>
      )}
      <dl className={STANCES}>
        {stances.map((stance) => (
          <div key={stance} data-taken={stance === taken || undefined}>
            <dt>
              <StateBadge mark={STANCE_MARKS[stance]} label={speaker.stance(stance)} />
              {stance === taken && <small>{t('placing.taken')}</small>}
            </dt>
            <dd>{t(`placing.${stance}`)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const STANCES =
  'm-0 grid gap-1.5 text-note [&_div]:rounded-control [&_div]:border [&_div]:border-hairline [&_div]:px-2 [&_div]:py-1 ' +
  '[&_div[data-taken]]:border-act-line [&_dt]:flex [&_dt]:justify-between [&_dt]:gap-2 [&_dt]:font-semibold ' +
  '[&_dt_small]:font-normal [&_dt_small]:text-muted [&_dd]:m-0 [&_dd]:text-muted';
