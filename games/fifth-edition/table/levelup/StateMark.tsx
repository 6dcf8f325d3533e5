import type { ChoiceState } from '@tessera/fifth-edition';
import { useCharacter } from '../character/characterContext.ts';

/** Icon of a question's state: tick, dashed ring, triangle, hollow ring. */
export function StateMark({ state }: { readonly state: ChoiceState['state'] }) {
  const { t } = useCharacter();
  return (
    <svg
      className={`fe-c-state fe-c-state-${state}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={t(`history.state.${state}`)}
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.75">
        {state === 'made' && <path d="M3 8.5 6.5 12 13 4.5" />}
        {state === 'pending' && <circle cx="8" cy="8" r="6" strokeDasharray="3 2.3" />}
        {state === 'invalid' && <path d="M8 2.5 14 13H2z" strokeLinejoin="round" />}
        {state === 'orphaned' && <circle cx="8" cy="8" r="6" />}
      </g>
    </svg>
  );
}
