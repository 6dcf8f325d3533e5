import { Pressable, StepButton } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';

interface UsesProps {
  readonly total: number;
  readonly left: number;
  /** Name for screen readers: "Second Wind". */
  readonly label: string;
  readonly onSpend?: (() => void) | undefined;
  readonly onRegain?: (() => void) | undefined;
}

/** Uses as round pips; spent ones are hollow. */
export function Pips(props: UsesProps) {
  return <Uses {...props} shape="pip" />;
}

/** Spell slots as upright tiles; spent ones are hollow. */
export function SlotTiles(props: UsesProps) {
  return <Uses {...props} shape="slot" />;
}

/** Above this number, a number is shown instead of pips. */
const MAX_DRAWN = 12;

function Uses({ total, left, label, onSpend, onRegain, shape }: UsesProps & { readonly shape: 'pip' | 'slot' }) {
  const { t, isReadOnly } = useCharacter();
  const shown = Math.max(0, Math.min(left, total));
  const name = t('parts.usesLeft', { label, left: shown, total });
  if (total > MAX_DRAWN) {
    return (
      <span className="fe-uses inline-flex flex-wrap items-center gap-0.5">
        <b>{shown}</b> / {total}
        {!isReadOnly && <Stepper {...{ label, left: shown, total, onSpend, onRegain }} />}
      </span>
    );
  }
  const spots = Array.from({ length: total }, (_, index) => index);
  if (isReadOnly || (onSpend === undefined && onRegain === undefined)) {
    return (
      <span className="fe-uses inline-flex flex-wrap items-center gap-0.5" role="img" aria-label={name}>
        {spots.map((index) => (
          <i key={index} className={`fe-${shape} ${index < shown ? 'fe-left' : ''}`} />
        ))}
      </span>
    );
  }
  return (
    <span className="fe-uses inline-flex flex-wrap items-center gap-0.5">
      <span className="sr-only">{name}</span>
      {spots.map((index) => {
        const isLeft = index < shown;
        const act = isLeft ? onSpend : onRegain;
        return (
          <Pressable
            key={index}
            className="fe-use"
            disabled={act === undefined}
            aria-label={t(isLeft ? 'parts.spend' : 'parts.regain', { label })}
            onClick={act}
          >
            <i className={`fe-${shape} ${isLeft ? 'fe-left' : ''}`} />
          </Pressable>
        );
      })}
    </span>
  );
}

function Stepper({ label, left, total, onSpend, onRegain }: UsesProps) {
  const { t } = useCharacter();
  return (
    <>
      <StepButton disabled={left === 0} aria-label={t('parts.spend', { label })} onClick={onSpend}>
        −
      </StepButton>
      <StepButton disabled={left === total} aria-label={t('parts.regain', { label })} onClick={onRegain}>
        +
      </StepButton>
    </>
  );
}
