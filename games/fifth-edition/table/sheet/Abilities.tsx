import { ABILITIES, type Ability } from '@tessera/fifth-edition';
import { useDesk } from '../desk/desk.ts';
import { RollMark, TrainingMark } from '../parts/marks.tsx';
import { NumberButton } from '../parts/NumberButton.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RollButton } from '../parts/RollButton.tsx';
import { withDice } from '../parts/withDice.ts';
import { abilityName, abilityShort } from '../words/pathName.ts';

/** Scores, modifiers and saves. The name rolls a check. */
export function Abilities() {
  const { say } = useDesk();
  return (
    <Panel
      id="fe-abilities"
      title={say('sheet.abilities')}
      extra={
        <span className="fe-legend fe-small">
          <TrainingMark degree="proficient" /> {say('sheet.save')}
        </span>
      }
    >
      <div className="fe-abilities">
        {ABILITIES.map((ability) => (
          <AbilityTile key={ability} ability={ability} />
        ))}
      </div>
    </Panel>
  );
}

function AbilityTile({ ability }: { readonly ability: Ability }) {
  const { sheet, say } = useDesk();
  const { score, modifier } = sheet.abilities[ability];
  const save = sheet.saves[ability];
  const check = sheet.checks[ability];
  const name = abilityName(say, ability);
  const saveName = say('words.path.save', { ability: abilityShort(say, ability) });
  const mode = save.rolling?.result ?? 'plain';
  return (
    <div className="fe-ability">
      <RollButton
        className="fe-small"
        dice={withDice('1d20', check.bonus.dice)}
        bonus={check.bonus.value}
        label={say('words.path.check', { ability: abilityShort(say, ability) })}
        mode={check.rolling?.result}
        path={`checks.${ability}.bonus`}
      >
        {abilityShort(say, ability)}
      </RollButton>
      <NumberButton path={`abilities.${ability}.score`} label={name} value={score.value} className="fe-small fe-end" />
      <NumberButton
        path={`abilities.${ability}.modifier`}
        label={say('words.path.modifier', { ability: name })}
        value={modifier}
        signed
        className="fe-num-24"
      />
      <span className="fe-end fe-save">
        {save.proficient && <TrainingMark degree="proficient" />}
        {mode !== 'plain' && <RollMark mode={mode} />}
        <NumberButton
          path={`saves.${ability}.bonus`}
          label={save.proficient ? say('sheet.trainedSave', { save: saveName }) : saveName}
          value={save.bonus.value}
          signed
          roll={{ dice: withDice('1d20', save.bonus.dice), bonus: save.bonus.value, label: saveName }}
        />
      </span>
    </div>
  );
}
