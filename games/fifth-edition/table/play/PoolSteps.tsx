import { useState } from 'react';
import { useDesk } from '../desk/desk.ts';

interface PoolStepsProps {
  readonly name: string;
  readonly left: number;
  readonly total: number;
  onSpend(amount: number): void;
  onRegain(amount: number): void;
}

/** A pool of points: how many are left, and so many less or more. */
export function PoolSteps({ name, left, total, onSpend, onRegain }: PoolStepsProps) {
  const { say, isReadOnly } = useDesk();
  const [amount, setAmount] = useState(1);
  const most = Math.max(1, total);
  const number = (
    <span>
      <b>{left}</b> <span className="fe-small">/ {total}</span>
    </span>
  );
  if (isReadOnly) return number;
  return (
    <span className="fe-pool">
      {number}
      <button
        type="button"
        className="fe-step"
        aria-label={say('play.resources.spend', { n: amount, name })}
        disabled={left < amount}
        onClick={() => onSpend(amount)}
      >
        −
      </button>
      <input
        type="number"
        className="fe-play-input fe-play-amount"
        aria-label={say('play.resources.amount', { name })}
        min={1}
        max={most}
        value={amount}
        onChange={(event) => {
          const wanted = event.target.valueAsNumber;
          if (Number.isInteger(wanted)) setAmount(Math.min(most, Math.max(1, wanted)));
        }}
      />
      <button
        type="button"
        className="fe-step"
        aria-label={say('play.resources.regain', { n: amount, name })}
        disabled={total - left < amount}
        onClick={() => onRegain(amount)}
      >
        +
      </button>
    </span>
  );
}
