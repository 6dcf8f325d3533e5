import { Button } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { numberText } from '../../parts/numberText.ts';
import { RollButton } from '../../parts/RollButton.tsx';
import { usePerform } from '../usePerform.ts';
import { dueSave, lostConcentration } from './concentration.ts';

const ABILITY = 'CON';

/** Reminder and roll of the save that keeps concentration after damage. */
export function ConcentrationSave() {
  const { record, sheet, rulebook, log, t, isReadOnly } = useCharacter();
  const perform = usePerform();
  const { bonus, rolling } = sheet.saves[ABILITY];
  const label = t('play.concentration.label');
  const due = dueSave(log, record, sheet, label);
  const lost = lostConcentration(record, sheet, rulebook);
  const dice = bonus.dice.map((each) => ` +${each.dice}`).join('');
  if (lost.length > 0)
    return (
      <span className="fe-due">
        {t('play.concentration.lost')}
        {!isReadOnly && (
          <Button small tone="act" onClick={() => void perform(t('play.concentration.let'), ...lost)}>
            {t('play.concentration.letGo')}
          </Button>
        )}
      </span>
    );
  if (due === undefined)
    return (
      <span className="fe-due"> {t('play.concentration.ifHurt', { bonus: numberText(bonus.value, true) + dice })}</span>
    );
  const extra = bonus.dice.map((each) => each.dice).filter((each) => !each.startsWith('-'));
  return (
    <span className="fe-due flex items-center justify-between gap-2 mt-1 text-ink">
      {t('play.concentration.due', { dc: due.difficulty, damage: due.damage })}
      <RollButton
        dice={['1d20', ...extra].join('+')}
        bonus={bonus.value}
        label={label}
        className="fe-roll-box"
        name={t('play.concentration.roll', { dc: due.difficulty })}
        mode={rolling?.result}
        path={`saves.${ABILITY}.bonus`}
      />
    </span>
  );
}
