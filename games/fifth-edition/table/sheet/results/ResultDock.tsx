import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { AttackOutcome } from '../../play/attack/AttackOutcome.tsx';
import { lastAttack } from '../../play/attack/lastAttack.ts';
import { CastOutcome } from '../../play/casting/CastOutcome.tsx';
import { lastCast } from '../../play/casting/lastCast.ts';
import { lastRolls } from '../../play/rolls.ts';
import { LastRoll } from './LastRoll.tsx';

/** Display time of a result in milliseconds, unless the pointer or the focus is on it; the log keeps all of them. */
const STAYS = { roll: 6_000, attack: 20_000, cast: 60_000 } as const;

/**
 * The latest result: a roll, an attack or a cast. It has its own place below the sheet, so that it covers nothing, and
 * leaves by itself.
 */
export function ResultDock() {
  const { log } = useCharacter();
  const result = latestOf(log);
  // Results from before this visit are not shown.
  const seen = useRef(result?.id);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (result === undefined || result.id === seen.current) return;
    seen.current = result.id;
    setShown(result.id);
  }, [result]);
  const close = () => setShown(undefined);
  const isShown = result !== undefined && result.id === shown;
  return (
    <div role="status" className="fe-result flex-none">
      {isShown && (
        <Leaving key={result.version} after={STAYS[result.kind]} onLeave={close}>
          {result.kind === 'roll' && <LastRoll roll={result.roll} />}
          {result.kind === 'attack' && <AttackOutcome last={result.attack} onClose={close} />}
          {result.kind === 'cast' && <CastOutcome last={result.cast} onClose={close} />}
        </Leaving>
      )}
    </div>
  );
}

/** Returns the latest result in the log that still stands. */
function latestOf(log: ReturnType<typeof useCharacter>['log']) {
  const attack = lastAttack(log);
  if (attack !== undefined)
    return { kind: 'attack', id: `attack ${attack.id}`, version: attack.extras.length, attack } as const;
  const cast = lastCast(log);
  if (cast !== undefined && cast.cast.rolls.length + cast.cast.saves.length > 0)
    return { kind: 'cast', id: `cast ${cast.id}`, version: cast.saved.length, cast } as const;
  const [roll] = lastRolls(log, 1);
  // Spells and attacks have their own cards.
  if (roll === undefined || roll.wasTakenBack || roll.cast !== undefined || roll.hit !== undefined) return undefined;
  return { kind: 'roll', id: `roll ${roll.id}`, version: 0, roll } as const;
}

interface LeavingProps {
  readonly after: number;
  readonly children: ReactNode;
  onLeave(): void;
}

/** Leaves after a time; the pointer or the focus on it holds the time. */
function Leaving({ after, children, onLeave }: LeavingProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(() => leave.current(), after);
  };
  useEffect(() => {
    timer.current = setTimeout(() => leave.current(), after);
    return () => clearTimeout(timer.current);
  }, [after]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while the player reads
    <div className="fe-result-card" onPointerEnter={stop} onPointerLeave={start} onFocus={stop} onBlur={start}>
      {children}
    </div>
  );
}
