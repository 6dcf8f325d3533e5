import { useCharacter } from '../character/characterContext.ts';
import { numberText } from './numberText.ts';

interface DeltaProps {
  readonly before: number | string;
  readonly after: number | string;
  readonly signed?: boolean | undefined;
  /** Whether a lower number is better, such as a critical hit on 19. */
  readonly lowerIsBetter?: boolean | undefined;
}

/** A number before and after a change. */
export function Delta({ before, after, signed = false, lowerIsBetter = false }: DeltaProps) {
  const { t } = useCharacter();
  const rises =
    typeof before === 'number' && typeof after === 'number' && after !== before ? after > before : undefined;
  const tone = rises === undefined ? 'even' : rises !== lowerIsBetter ? 'better' : 'worse';
  const was = numberText(before, signed);
  const becomes = numberText(after, signed);
  return (
    <span className={`fe-delta fe-${tone}`}>
      <span className="sr-only">{t('parts.delta', { before: was, after: becomes })}</span>
      <span aria-hidden="true">
        <span className="fe-was">{was}</span> <span className="fe-arrow">→</span> <b>{becomes}</b>
        {tone === 'worse' && <span className="fe-fall"> ▾</span>}
      </span>
    </span>
  );
}
