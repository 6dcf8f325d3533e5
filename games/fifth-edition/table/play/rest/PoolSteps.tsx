import { SMALL_BOX, StepButton } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';

interface PoolStepsProps {
  readonly name: string;
  readonly left: number;
  readonly total: number;
  onSpend(amount: number): void;
  onRegain(amount: number): void;
}

/** Stepper for a pool of points. */
export function PoolSteps({ name, left, total, onSpend, onRegain }: PoolStepsProps) {
  const { t, isReadOnly } = useCharacter();
  const [amount, setAmount] = useState(1);
  const most = Math.max(1, total);
  const number = (
    <span>
      <b>{left}</b> <span className="text-note text-muted">/ {total}</span>
    </span>
  );
  if (isReadOnly) return number;
  return (
    <span className="inline-flex items-center gap-1">
      {number}
      <StepButton
        aria-label={t('play.resources.spend', { n: amount, name })}
        disabled={left < amount}
        onClick={() => onSpend(amount)}
      >
        −
      </StepButton>
      <input
        type="number"
        className={`${SMALL_BOX} fe-play-amount flex-none w-8 min-h-6 text-center appearance-textfield`}
        aria-label={t('play.resources.amount', { name })}
        min={1}
        max={most}
        value={amount}
        onChange={(event) => {
          const wanted = event.target.valueAsNumber;
          if (Number.isInteger(wanted)) setAmount(Math.min(most, Math.max(1, wanted)));
        }}
      />
      <StepButton
        aria-label={t('play.resources.regain', { n: amount, name })}
        disabled={total - left < amount}
        onClick={() => onRegain(amount)}
      >
        +
      </StepButton>
    </span>
  );
}
