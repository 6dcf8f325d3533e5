import { type DerivedState, deathOdds } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { numberText } from '../../parts/numberText.ts';
import { DeathHelp } from './DeathHelp.tsx';
import { type DyingState, deathSaveAction } from './hitPoints.ts';
import { ReviveForm } from './ReviveForm.tsx';

const EACH = [0, 1, 2] as const;
const STATES = { rolling: 'isDying', stable: 'isStable', dead: 'isDead' } as const;

/** State at 0 hit points: death saves with the odds to live, what makes stable, and what revives. */
export function DeathPanel({ dying }: { readonly dying: DyingState }) {
  const { state, sheet, act, t, isReadOnly } = useCharacter();
  const { successes, failures } = state.death;
  const name = sheet.identity.name === '' ? t('desk.nameless') : sheet.identity.name;
  return (
    <section className="fe-death grid gap-2" aria-label={t(`sheet.death.${STATES[dying]}`, { name })}>
      <p className="m-0 flex flex-wrap items-baseline gap-x-2">
        <b className="text-title">{t(`sheet.death.${dying}`)}</b>
        {dying !== 'rolling' && <span className="text-note text-muted">{t(`sheet.death.${dying}Note`)}</span>}
      </p>
      {dying === 'rolling' && (
        <>
          <div className="grid grid-cols-2 gap-2">
            <Boxes kind="successes" count={successes} />
            <Boxes kind="failures" count={failures} />
          </div>
          {!isReadOnly && (
            <Button small tone="act" onClick={() => void act(deathSaveAction(sheet))}>
              {t('sheet.death.roll', { bonus: bonusText(sheet.deathSaves.bonus) })}
            </Button>
          )}
          <Odds />
        </>
      )}
      {!isReadOnly && dying === 'rolling' && <DeathHelp />}
      {!isReadOnly && dying === 'dead' && <ReviveForm />}
    </section>
  );
}

/** Exact chance to live, and the outcomes of the next save. */
function Odds() {
  const { sheet, state, t, settings } = useCharacter();
  const { next, lives } = deathOdds(deathSaveAction(sheet), state.death);
  const percent = new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 1 });
  const outcomes = {
    wake: percent.format(next.wake),
    success: percent.format(next.success),
    failure: percent.format(next.failure),
    twice: percent.format(next.twice),
  };
  return (
    <div className="grid gap-1">
      <p className="m-0 font-semibold">{t('sheet.death.lives', { chance: percent.format(lives) })}</p>
      <p className="m-0 text-note text-muted">{t('sheet.death.next', outcomes)}</p>
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

interface BoxesProps {
  readonly kind: 'successes' | 'failures';
  readonly count: number;
}

/** Three boxes of one kind of save: circles for successes, squares for failures. */
function Boxes({ kind, count }: BoxesProps) {
  const { t } = useCharacter();
  const label = t(`sheet.death.${kind}`, { n: count });
  return (
    <div className={`fe-death-box grid gap-1 p-2 rounded-panel ${kind === 'successes' ? 'fe-good' : 'fe-harms'}`}>
      <span className="flex gap-2" aria-hidden="true">
        {EACH.map((index) => (
          <i key={index} className={`fe-death-mark ${kind === 'failures' ? 'fe-square' : ''}`}>
            {index < count && (kind === 'successes' ? '✓' : '✕')}
          </i>
        ))}
      </span>
      <span className="text-note text-ink">
        <b>{label}</b> <span className="text-muted">{t(`sheet.death.enough.${kind}`)}</span>
      </span>
    </div>
  );
}
