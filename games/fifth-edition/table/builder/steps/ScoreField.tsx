import { type Ability, SCORE_POINTS, scoreCost } from '@tessera/fifth-edition';
import { StepButton } from '@tessera/ui';
import { assignScore, type Method, type Scores, spentOn } from './scores.ts';

interface ScoreFieldProps {
  readonly label: string;
  readonly method: Method;
  readonly ability: Ability;
  readonly scores: Scores;
  /** Totals to assign, for methods that have them. */
  readonly totals: readonly number[];
  readonly isReadOnly: boolean;
  readonly onChange: (scores: Scores) => void;
}

const HIGHEST = 30;

/** Input of a base score: picked from totals, bought in steps, or typed. */
export function ScoreField({ label, method, ability, scores, totals, isReadOnly, onChange }: ScoreFieldProps) {
  const score = scores[ability];
  const set = (value: number) => onChange({ ...scores, [ability]: value });
  if (method === 'manual')
    return (
      <input
        type="number"
        className="w-18 text-center"
        aria-label={label}
        min={1}
        max={HIGHEST}
        value={score}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          const value = Math.round(target.valueAsNumber);
          if (value >= 1 && value <= HIGHEST) set(value);
        }}
      />
    );
  if (method === 'pointBuy') {
    const canAfford = (next: number) =>
      scoreCost(next) !== undefined &&
      spentOn({ ...scores, [ability]: next }) <= Math.max(SCORE_POINTS, spentOn(scores));
    return (
      <span className="flex items-center gap-1.5 [&_b]:min-w-5.5 [&_b]:text-center">
        <StepButton
          aria-label={`${label} −1`}
          disabled={isReadOnly || scoreCost(score - 1) === undefined}
          onClick={() => set(score - 1)}
        >
          −
        </StepButton>
        <b aria-live="polite">{score}</b>
        <StepButton
          aria-label={`${label} +1`}
          disabled={isReadOnly || !canAfford(score + 1)}
          onClick={() => set(score + 1)}
        >
          +
        </StepButton>
      </span>
    );
  }
  const offered = [...new Set([...totals, score])].toSorted((a, b) => b - a);
  return (
    <select
      className="w-18 text-center"
      aria-label={label}
      value={score}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(assignScore(scores, ability, Number(target.value)))}
    >
      {offered.map((total) => (
        <option key={total} value={total}>
          {total}
        </option>
      ))}
    </select>
  );
}
