import { ABILITIES, type Ability } from '@tessera/fifth-edition';
import { Panel } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';
import { RollMark, TrainingMark } from '../parts/marks.tsx';
import { RollButton } from '../parts/RollButton.tsx';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { withDice } from '../parts/withDice.ts';
import { abilityName, abilityShort } from '../words/pathName.ts';

/** Panel of scores, modifiers and saves. A click on the name rolls a check. */
export function Abilities() {
  const { t } = useCharacter();
  return (
    <Panel
      dense
      id="fe-abilities"
      title={t('sheet.abilities')}
      extra={
        <span className="fe-legend flex flex-wrap items-center gap-x-2 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1 text-note text-muted">
          <TrainingMark degree="proficient" /> {t('sheet.save')}
        </span>
      }
    >
      <div className="fe-abilities grid grid-cols-3 gap-2">
        {ABILITIES.map((ability) => (
          <AbilityTile key={ability} ability={ability} />
        ))}
      </div>
    </Panel>
  );
}

function AbilityTile({ ability }: { readonly ability: Ability }) {
  const { sheet, t } = useCharacter();
  const { score, modifier } = sheet.abilities[ability];
  const save = sheet.saves[ability];
  const check = sheet.checks[ability];
  const name = abilityName(t, ability);
  const saveName = t('words.path.save', { ability: abilityShort(t, ability) });
  const mode = save.rolling?.result ?? 'plain';
  return (
    <div className="fe-ability grid grid-cols-[auto_1fr] content-between min-h-16 py-1.5 px-2 rounded-control bg-raised *:self-center *:justify-self-start max-[1200px]:p-1.5">
      <RollButton
        className="font-normal text-note text-muted"
        dice={withDice('1d20', check.bonus.dice)}
        bonus={check.bonus.value}
        label={t('words.path.check', { ability: abilityShort(t, ability) })}
        mode={check.rolling?.result}
        path={`checks.${ability}.bonus`}
      >
        {abilityShort(t, ability)}
      </RollButton>
      <NumberButton
        path={`abilities.${ability}.score`}
        label={name}
        value={score.value}
        className="font-normal text-note text-muted fe-end"
      />
      <NumberButton
        path={`abilities.${ability}.modifier`}
        label={t('words.path.modifier', { ability: name })}
        value={modifier}
        signed
        className="font-numeral font-semibold text-title"
      />
      <span className="fe-end fe-save inline-flex items-center">
        {save.proficient && <TrainingMark degree="proficient" />}
        {mode !== 'plain' && <RollMark mode={mode} />}
        <NumberButton
          path={`saves.${ability}.bonus`}
          label={save.proficient ? t('sheet.trainedSave', { save: saveName }) : saveName}
          value={save.bonus.value}
          signed
          roll={{ dice: withDice('1d20', save.bonus.dice), bonus: save.bonus.value, label: saveName }}
        />
      </span>
    </div>
  );
}
