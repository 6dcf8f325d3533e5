import { Button, TextButton } from '@tessera/ui';
import { useRef, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { NumberButton } from '../../parts/sum/NumberButton.tsx';
import { DamageForm } from './DamageForm.tsx';
import { DeathPanel } from './DeathPanel.tsx';
import { HealForm } from './HealForm.tsx';
import { dyingOf, HIT_POINT_CHANGES, type HitPointChange, hitPointBar } from './hitPoints.ts';
import { TempEntry } from './TempEntry.tsx';

const ENTRIES = { damage: DamageForm, heal: HealForm, temp: TempEntry } as const;

/** Hit points as numbers and as a bar, with buttons for damage and healing. */
export function HitPoints() {
  const { sheet, state, t, isReadOnly } = useCharacter();
  const [change, setChange] = useState<HitPointChange>();
  // Return the focus to the button that opened the field.
  const left = useRef<HitPointChange>(undefined);
  const leave = () => {
    left.current = change;
    setChange(undefined);
  };
  const dying = dyingOf(sheet, state);
  const Entry = change && ENTRIES[change];
  return (
    <div className="fe-hp">
      <div className="flex flex-wrap items-center gap-y-1 gap-x-3">
        <HitPointNumbers />
        {Entry !== undefined && !isReadOnly ? (
          <Entry onDone={leave} />
        ) : (
          <span className="flex gap-2 ml-auto">
            {HIT_POINT_CHANGES.map((each) => (
              <Button
                key={each}
                ref={(button) => {
                  if (left.current !== each || button === null) return;
                  button.focus();
                  left.current = undefined;
                }}
                small
                tone={each === 'temp' ? 'bare' : 'rest'}
                idle={isReadOnly}
                onClick={() => setChange(each)}
              >
                {t(`sheet.hp.${each}`)}
              </Button>
            ))}
          </span>
        )}
      </div>
      <HitPointBar />
      {dying === undefined ? <HitPointFoot /> : <DeathPanel dying={dying} />}
    </div>
  );
}

export function HitPointNumbers() {
  const { sheet, t } = useCharacter();
  const { current, max, temp } = sheet.hitPoints;
  return (
    <>
      <span className="inline-flex items-baseline gap-1">
        <NumberButton
          path="hitPoints.current"
          label={t('sheet.hp.now')}
          value={current}
          className="font-numeral font-semibold text-display"
        />
        <span aria-hidden="true" className="font-numeral font-semibold text-title">
          /
        </span>
        <NumberButton
          path="hitPoints.max"
          label={t('sheet.hp.most')}
          value={max.value}
          className="font-numeral font-semibold text-title text-muted"
        />
      </span>
      <span className="text-note text-muted fe-hp-words [&>span]:block [&_b]:text-ink">
        <span>{t('sheet.hp.points')}</span>
        {temp > 0 && (
          <span>
            {t('sheet.hp.and')} <b>{temp}</b> {t('sheet.hp.temporary')}
          </span>
        )}
      </span>
    </>
  );
}

export function HitPointBar() {
  const { sheet, t } = useCharacter();
  const { current, max, temp } = sheet.hitPoints;
  const bar = hitPointBar(sheet.hitPoints);
  return (
    <div
      className="relative flex h-3 overflow-hidden rounded-[6px] bg-table shadow-[inset_0_0_0_1px_var(--control)]"
      role="img"
      aria-label={t('sheet.hp.bar', { current, max: max.value, temp, half: bar.bloodiedAt })}
    >
      <i className="bg-good transition-[width] time-step" style={{ width: `${bar.current}%` }} />
      <i
        className="bg-[repeating-linear-gradient(135deg,var(--ally)_0_4px,transparent_4px_7px)]"
        style={{ width: `${bar.temp}%` }}
      />
      <i className="absolute inset-y-0 inset-x-auto w-0.5 bg-table" style={{ left: `${bar.half}%` }} />
    </div>
  );
}

/** Button for offered temporary hit points, while they exceed the current ones. */
function OfferedTemp() {
  const { sheet, act, t, isReadOnly } = useCharacter();
  const { offeredTemp, temp } = sheet.hitPoints;
  const amount = offeredTemp?.value ?? 0;
  if (isReadOnly || amount <= temp) return null;
  return (
    <TextButton onClick={() => void act({ type: 'temp', amount })}>{t('sheet.hp.takeTemp', { amount })}</TextButton>
  );
}

function HitPointFoot() {
  const { sheet, t } = useCharacter();
  const dice = sheet.hitDice.map(({ die, total, used }) => t('sheet.hp.dice', { left: total - used, total, die }));
  const { bloodiedAt } = hitPointBar(sheet.hitPoints);
  return (
    <p className="text-note text-muted flex flex-wrap justify-between gap-x-4">
      {dice.length > 0 && <span>{t('sheet.hp.hitDice', { dice: dice.join(', ') })}</span>}
      <OfferedTemp />
      {sheet.hitPoints.max.value > 0 && <span>{t('sheet.hp.bloodied', { at: bloodiedAt })}</span>}
    </p>
  );
}
