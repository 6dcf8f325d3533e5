import { TextButton } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { numberText } from '../parts/numberText.ts';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { SumLayer } from '../parts/sum/SumLayer.tsx';
import { CAUSES, type Cause, type Cell, type Change, changesOf } from './changes.ts';
import { OtherSheet } from './OtherSheet.tsx';
import type { LevelPlan } from './useLevelPlan.ts';

/** Table of changed numbers: now, with the level, and with the alternative. */
export function LevelTable({ plan }: { readonly plan: LevelPlan }) {
  const { sheet, t } = useCharacter();
  const { chosen, other } = plan;
  const [all, setAll] = useState(false);
  const changes = useMemo(
    () => changesOf(sheet, other === undefined ? [chosen] : [chosen, other], t, all),
    [sheet, chosen, other, t, all],
  );
  const moving = changes.filter(({ cause }) => cause !== 'none').reduce((sum, { names }) => sum + names.length, 0);
  return (
    <div className="relative" data-lanes={other === undefined ? 1 : 2}>
      <div className="absolute top-0 bottom-0 right-0 w-[var(--lane)] rounded-panel fe-c-lane-chosen bg-raised shadow-[inset_0_0_0_2px_var(--ink)]" />
      {other !== undefined && (
        <div className="absolute top-0 bottom-0 right-0 w-[var(--lane)] rounded-panel border-[1.5px] border-dashed border-control" />
      )}
      <table className="fe-c-lane-table relative w-full border-collapse table-fixed">
        <thead>
          <tr>
            <td className="text-note text-muted">
              {t('levelup.changes', { n: moving })}
              <br />
              <TextButton aria-pressed={all} onClick={() => setAll(!all)}>
                {t(all ? 'levelup.hideSame' : 'levelup.showAll')}
              </TextButton>
            </td>
            <LaneHead level={sheet.identity.level} name={t('levelup.now')} />
            <LaneHead
              level={sheet.identity.level + 1}
              name={t('levelup.classLevel', { class: chosen.next.name, level: chosen.next.level })}
              isChosen
            />
            {other !== undefined && (
              <LaneHead
                level={sheet.identity.level + 1}
                name={t('levelup.copyOf', { class: other.next.name, level: other.next.level })}
              />
            )}
          </tr>
        </thead>
        {CAUSES.map((cause) => (
          <CauseGroup
            key={cause}
            cause={cause}
            changes={changes.filter((change) => change.cause === cause)}
            plan={plan}
          />
        ))}
      </table>
      <OtherSheet scope="chosen" attempt={chosen.attempt}>
        <SumLayer />
      </OtherSheet>
      {other !== undefined && (
        <OtherSheet scope="other" attempt={other.attempt}>
          <SumLayer />
        </OtherSheet>
      )}
    </div>
  );
}

function LaneHead({
  level,
  name,
  isChosen,
}: {
  readonly level: number;
  readonly name: string;
  readonly isChosen?: boolean;
}) {
  return (
    <th scope="col" className={isChosen ? 'fe-c-lane-now-chosen' : 'fe-c-muted'}>
      <span className="block font-numeral font-semibold text-title">{level}</span>
      <span className={isChosen ? 'text-note' : 'text-muted text-note'}>{name}</span>
    </th>
  );
}

interface CauseGroupProps {
  readonly cause: Cause;
  readonly changes: readonly Change[];
  readonly plan: LevelPlan;
}

function CauseGroup({ cause, changes, plan }: CauseGroupProps) {
  const { t, sheet } = useCharacter();
  const { chosen, other } = plan;
  if (changes.length === 0) return null;
  const { next } = chosen;
  const note = t(`levelup.causeNote.${cause}`, {
    class: next.name,
    level: cause === 'proficiency' ? sheet.identity.level + 1 : next.level,
    die: next.die,
    before: numberText(sheet.proficiencyBonus.value, true),
    after: numberText(chosen.sheet.proficiencyBonus.value, true),
  });
  return (
    <tbody>
      <tr className="fe-c-cause">
        <th scope="rowgroup" colSpan={other === undefined ? 3 : 4}>
          {t(`levelup.cause.${cause}`)} <span className="text-note text-muted max-[1100px]:hidden">{note}</span>
        </th>
      </tr>
      {changes.map((change) => (
        <Row key={change.path} change={change} plan={plan} />
      ))}
    </tbody>
  );
}

function Row({ change, plan }: { readonly change: Change; readonly plan: LevelPlan }) {
  const { t } = useCharacter();
  const { path, names, now, cells, isHero } = change;
  const [own, beside] = cells;
  const label = names.join(', ');
  const size = isHero ? 'font-numeral font-semibold text-title' : '';
  return (
    <tr className={isHero ? 'fe-c-hero' : undefined}>
      <th scope="row">
        {label} {path === 'hitPoints.max' && <HitPointNote plan={plan} />}
      </th>
      <td className="fe-c-muted">
        <NumberButton path={path} label={label} value={now} className={size} />
      </td>
      {own !== undefined && (
        <td>
          <OtherSheet scope="chosen" attempt={plan.chosen.attempt}>
            <Way way={own.way} t={t} />
            <NumberButton
              path={path}
              label={label}
              value={own.text}
              className={isHero ? 'font-numeral font-semibold text-display' : ''}
            />
          </OtherSheet>
        </td>
      )}
      {beside !== undefined && plan.other !== undefined && (
        <td className={beside.text === own?.text ? 'fe-c-muted' : 'fe-c-differs'}>
          <OtherSheet scope="other" attempt={plan.other.attempt}>
            <NumberButton path={path} label={label} value={beside.text} className={size} />
          </OtherSheet>
        </td>
      )}
    </tr>
  );
}

/** Triangle up or down, with the direction as accessible text. */
function Way({ way, t }: { readonly way: Cell['way']; readonly t: ReturnType<typeof useCharacter>['t'] }) {
  if (way === 'same' || way === 'other') return null;
  return <i className={`fe-c-way fe-c-way-${way}`} role="img" aria-label={t(`levelup.${way}`)} />;
}

function HitPointNote({ plan }: { readonly plan: LevelPlan }) {
  const { t } = useCharacter();
  const { next, sheet } = plan.chosen;
  if (typeof plan.way === 'object') return null;
  const con = numberText(sheet.abilities.CON.modifier, true);
  return <span className="text-note text-muted">{t('levelup.hitPoints.note', { die: next.die / 2 + 1, con })}</span>;
}
