import type { DerivedState } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useCharacter } from '../../character/desk.ts';
import { numberText } from '../../parts/numberText.ts';
import { type DyingState, deathSaveAction } from './hitPoints.ts';

const EACH = [0, 1, 2] as const;

/** Death saves at 0 hit points: three successes or three failures decide. */
export function DeathSaves({ dying }: { readonly dying: DyingState }) {
  const { state, sheet, act, t, isReadOnly } = useCharacter();
  const { successes, failures } = state.death;
  return (
    <div className="fe-death flex flex-wrap items-center gap-y-1 gap-x-4">
      <span className="text-note text-muted">{t(`sheet.death.${dying}`)}</span>
      <Tally label={t('sheet.death.successes', { n: successes })} count={successes} tone="good" />
      <Tally label={t('sheet.death.failures', { n: failures })} count={failures} tone="harms" />
      {dying === 'rolling' && !isReadOnly && (
        <Button small tone="act" onClick={() => void act(deathSaveAction(sheet))}>
          {t('sheet.death.roll', { bonus: bonusText(sheet.deathSaves.bonus) })}
        </Button>
      )}
    </div>
  );
}

/** Formats the bonus of the button; empty for a plain roll. */
function bonusText({ value, dice }: DerivedState['deathSaves']['bonus']): string {
  const parts = [...(value === 0 ? [] : [numberText(value, true)]), ...dice.map((each) => diceText(each.dice))];
  return parts.join(' ');
}

function diceText(dice: string): string {
  return dice.startsWith('-') ? `−${dice.slice(1)}` : `+${dice}`;
}

function Tally({ label, count, tone }: { readonly label: string; readonly count: number; readonly tone: string }) {
  return (
    <span className={`fe-uses inline-flex flex-wrap items-center gap-0.5 fe-${tone}`} role="img" aria-label={label}>
      <span className="text-note text-muted" aria-hidden="true">
        {label.replace(/^\d+ /, '')}
      </span>
      {EACH.map((index) => (
        <i key={index} className={`fe-pip ${index < count ? 'fe-left' : ''}`} />
      ))}
    </span>
  );
}
