import type { ChangeFacts, StatChange } from './kind.ts';

interface Prioritized {
  readonly priority: 'base' | 'additive' | 'multiplicative' | 'clamp' | 'override';
  readonly lock?: boolean | undefined;
}

/** Returns the change of an effect with a field `priority`. */
export function changeByPriority(
  { priority, lock }: Prioritized,
  facts: ChangeFacts,
  value: number | undefined = facts.number('value'),
): StatChange {
  const min = facts.number('min');
  const max = facts.number('max');
  switch (priority) {
    case 'base':
      return { priority, value: value ?? 0 };
    case 'additive':
      return 'bonus';
    case 'multiplicative':
      return { priority, value: value ?? 1 };
    case 'clamp':
      return { priority, min, max };
    case 'override':
      return { priority, value: value ?? 0, lock };
  }
}
