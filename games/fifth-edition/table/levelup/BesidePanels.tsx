import { Panel } from '@tessera/ui';
import { useMemo } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { gainsOf, type LevelGain } from './gains.ts';
import { insteadOf } from './instead.ts';
import type { Lane } from './lanes.ts';
import { obsolete } from './obsolete.ts';
import { staysOf } from './stays.ts';
import type { LevelPlan } from './useLevelPlan.ts';

/** Panels beside the table of numbers: gains, losses, numbers that stay with the reason, and the alternative level. */
export function BesidePanels({ plan }: { readonly plan: LevelPlan }) {
  const { sheet, t } = useCharacter();
  const { chosen, other } = plan;
  const gains = useMemo(() => gainsOf(sheet, chosen.sheet, t), [sheet, chosen, t]);
  return (
    <>
      {gains.length > 0 && <Gains gains={gains} />}
      <Stays chosen={chosen} />
      {other !== undefined && <Instead chosen={chosen} other={other} />}
    </>
  );
}

function Gains({ gains }: { readonly gains: readonly LevelGain[] }) {
  const { t } = useCharacter();
  return (
    <Panel dense className="p-4 max-[600px]:p-3" title={t('levelup.gains.title')}>
      <dl className="fe-c-facts">
        {gains.map(({ path, name, entries }) => (
          <div key={path}>
            <dt>{name}</dt>
            <dd>
              {entries.map((entry, index) => (
                <span key={entry.name}>
                  {index > 0 && ', '}
                  {entry.summary === undefined ? (
                    entry.name
                  ) : (
                    <details className="fe-c-gain">
                      <summary>{entry.name}</summary>
                      {entry.summary}
                    </details>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Stays({ chosen }: { readonly chosen: Lane }) {
  const { sheet, t } = useCharacter();
  const lost = useMemo(() => obsolete(sheet, chosen.sheet, t), [sheet, chosen, t]);
  const stays = useMemo(() => {
    const { next, ahead, sheet: after } = chosen;
    return staysOf({ before: sheet, after, className: next.name, classLevel: next.level, ahead, t });
  }, [sheet, chosen, t]);
  return (
    <>
      {lost.length > 0 && (
        <Panel dense className="p-4 max-[600px]:p-3" title={t('levelup.obsolete.title')}>
          <dl className="fe-c-facts">
            {lost.map(({ key, name, detail }) => (
              <div key={key}>
                <dt>
                  <i className="fe-c-way fe-c-way-down" aria-hidden="true" /> {name}
                </dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      {stays.length > 0 && (
        <Panel
          dense
          className="p-4 max-[600px]:p-3"
          title={t('levelup.stays.title')}
          extra={
            lost.length === 0 && <span className="text-note text-muted">{t('levelup.stays.nothingObsolete')}</span>
          }
        >
          <dl className="fe-c-facts">
            {stays.map(({ path, name, value, why }) => (
              <div key={`${path} ${name}`}>
                <dt>
                  {name} {value}
                </dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </>
  );
}

function Instead({ chosen, other }: { readonly chosen: Lane; readonly other: Lane }) {
  const { t, text } = useCharacter();
  const { next } = other;
  const sentences = useMemo(() => insteadOf(chosen.sheet, other.sheet, t), [chosen, other, t]);
  return (
    <Panel
      dense
      className="p-4 max-[600px]:p-3"
      title={t('levelup.instead.title', { class: next.name, level: next.level })}
    >
      <p className="text-note text-muted">{sentences.join(' ')}</p>
      {next.reasons.map(text).map((reason) => (
        <p key={reason} className="text-note text-muted fe-c-warned">
          {reason}
        </p>
      ))}
    </Panel>
  );
}
