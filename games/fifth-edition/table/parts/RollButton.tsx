import type { SingleAction } from '@tessera/fifth-edition';
import { Pressable } from '@tessera/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { useGate } from './gate/useGate.ts';
import { numberText } from './numberText.ts';
import { type ChosenRollMode, combinedMode } from './rollMode.ts';
import { useSum } from './sum/useSum.ts';

interface RollButtonProps {
  /** For example `1d20` or `2d6+1d4`. */
  readonly dice: string;
  readonly bonus: number;
  /** Name of the roll in the log. */
  readonly label: string;
  /** Accessible name; by default "Roll" and the label. */
  readonly name?: string | undefined;
  /** Default mode of the roll; Shift adds advantage, Alt disadvantage. */
  readonly mode?: ChosenRollMode | undefined;
  /** Path of the bonus; its sum opens with R, on hover or by a long press. */
  readonly path?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  /** Actions combined with the roll: using the action, spending a use. */
  readonly along?: readonly SingleAction[] | undefined;
  /** The action of the roll in its mode, unless it is a plain roll. */
  readonly action?: ((mode: ChosenRollMode) => SingleAction) | undefined;
  /** Rolls in spite of the gate. */
  readonly isAnyway?: boolean | undefined;
  onRolled?(): void;
}

/** Hover delay in milliseconds; long, so that the sum does not cover a button about to be clicked. */
const SLOW_HOVER = 800;

/** Button that rolls: a click in the default mode, Shift with advantage, Alt with disadvantage. */
export function RollButton(props: RollButtonProps) {
  const {
    dice,
    bonus,
    label,
    name,
    mode = 'plain',
    path,
    className = '',
    children,
    along = [],
    action,
    isAnyway = false,
    onRolled,
  } = props;
  const { act, isReadOnly, t } = useCharacter();
  const gate = useGate({ kind: 'roll', path: path ?? '' }, label);
  // Attacks and spells bring their own deed, with its cost in the turn.
  const isBarred = gate.isBarred && along.length === 0;
  const { anchor, toggle, watching } = useSum({
    path: path ?? '',
    label,
    isOff: path === undefined,
    hover: SLOW_HOVER,
    roll: isBarred ? { dice, bonus, label } : undefined,
  });
  const roll = async (event: MouseEvent) => {
    if (isBarred && path !== undefined && !isAnyway) return toggle();
    if (isReadOnly) return path === undefined ? undefined : toggle();
    const chosen = combinedMode(mode, event);
    const thrown = action?.(chosen) ?? ({ type: 'roll', label, dice, bonus, mode: chosen } as const);
    const before = isBarred ? [gate.action(isAnyway)] : along;
    const result = await act(before.length === 0 ? thrown : { type: 'together', of: [...before, thrown] });
    if (result.ok) onRolled?.();
  };
  const shown = numberText(bonus, true);
  return (
    <Pressable
      ref={anchor}
      className={`fe-roll ${isBarred && !isAnyway ? 'fe-roll-barred' : ''} ${className}`}
      aria-label={isReadOnly ? `${label} ${shown}` : (name ?? t('parts.roll', { label, bonus: shown }))}
      aria-disabled={isReadOnly && path === undefined ? true : undefined}
      onClick={(event) => void roll(event)}
      {...(path === undefined ? undefined : watching)}
    >
      {children ?? shown}
    </Pressable>
  );
}
