import { Button } from '../controls/Button.tsx';
import type { Comparison } from './useComparison.ts';

export interface CompareButtonProps {
  readonly comparison: Comparison;
  readonly label: string;
  readonly className?: string | undefined;
}

/** Control that puts two options of the question side by side; absent if the question has no two. */
export function CompareButton({ comparison, label, className }: CompareButtonProps) {
  if (!comparison.isPossible) return null;
  return (
    <Button small keyHint="C" aria-haspopup="dialog" onClick={comparison.open} className={className}>
      {label}
    </Button>
  );
}
