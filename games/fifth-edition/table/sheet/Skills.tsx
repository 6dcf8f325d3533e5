import { Panel } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';
import { type Degree, RollMark, TrainingMark } from '../parts/marks.tsx';
import { RollButton } from '../parts/RollButton.tsx';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { withDice } from '../parts/withDice.ts';
import { abilityShort, skillName } from '../words/pathName.ts';

const DEGREES = { none: 'none', half: 'half', proficient: 'proficient', expert: 'expertise' } as const;
const LEGEND: readonly Degree[] = ['half', 'proficient', 'expertise'];

/** Panel of skills with their proficiency and bonus. A click on the name rolls. */
export function Skills() {
  const { sheet, t } = useCharacter();
  const ids = Object.keys(sheet.skills).toSorted((a, b) =>
    skillName(t, sheet, a).localeCompare(skillName(t, sheet, b)),
  );
  return (
    <Panel dense id="fe-skills" className="pb-1" title={t('sheet.skills')} extra={<Legend />}>
      <ul>
        {ids.map((id) => (
          <SkillRow key={id} id={id} />
        ))}
      </ul>
    </Panel>
  );
}

function SkillRow({ id }: { readonly id: string }) {
  const { sheet, t } = useCharacter();
  const skill = sheet.skills[id];
  if (skill === undefined) return null;
  const { bonus, rolling, training, ability } = skill;
  const name = skillName(t, sheet, id);
  const dice = withDice('1d20', bonus.dice);
  const path = `skills.${id}.bonus`;
  const mode = rolling?.result ?? 'plain';
  return (
    <li className="fe-skill grid grid-cols-[1.25rem_minmax(0,1fr)_auto_2.25rem] gap-x-2 items-center min-h-6 -mx-1 px-1 rounded-[6px]">
      <TrainingMark degree={DEGREES[training]} />
      <span className="sr-only">{t(`sheet.training.${training}`)}</span>
      <RollButton
        dice={dice}
        bonus={bonus.value}
        label={name}
        mode={rolling?.result}
        path={path}
        className="overflow-hidden font-normal text-left text-ellipsis whitespace-nowrap"
      >
        {name}
      </RollButton>
      <span className="whitespace-nowrap text-note text-muted [&>svg]:mr-1">
        {mode !== 'plain' && (
          <>
            <RollMark mode={mode} />
            <span className="sr-only">{t(`words.roll.${mode}`)}</span>
          </>
        )}
        {abilityShort(t, ability)}
      </span>
      <NumberButton
        path={path}
        label={name}
        value={bonus.value}
        signed
        roll={{ dice, bonus: bonus.value, label: name }}
      />
    </li>
  );
}

function Legend() {
  const { t } = useCharacter();
  return (
    <span className="fe-legend flex flex-wrap items-center gap-x-2 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1 text-note text-muted">
      {LEGEND.map((degree) => (
        <span key={degree}>
          <TrainingMark degree={degree} /> {t(`sheet.legend.${degree}`)}
        </span>
      ))}
    </span>
  );
}
