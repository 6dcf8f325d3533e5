import type { SingleAction } from '@tessera/fifth-edition';
import { Pressable } from '@tessera/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useCharacter } from '../character/desk.ts';
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
  onRolled?(): void;
}

/** Hover delay in milliseconds; long, so that the sum does not cover a button about to be clicked. */
const SLOW_HOVER = 800;

/** Button that rolls: a click in the default mode, Shift with advantage, Alt with disadvantage. */
export function RollButton(props: RollButtonProps) {
  const { dice, bonus, label, name, mode = 'plain', path, className = '', children, along = [], onRolled } = props;
  const { act, isReadOnly, t } = useCharacter();
  const { anchor, toggle, watching } = useSum({
    path: path ?? '',
    label,
    isOff: path === undefined,
    hover: SLOW_HOVER,
  });
  const roll = async (event: MouseEvent) => {
    if (isReadOnly) return path === undefined ? undefined : toggle();
    const thrown = { type: 'roll', label, dice, bonus, mode: combinedMode(mode, event) } as const;
    const result = await act(along.length === 0 ? thrown : { type: 'together', of: [thrown, ...along] });
    if (result.ok) onRolled?.();
  };
  const shown = numberText(bonus, true);
  return (
    <Pressable
      ref={anchor}
      className={`fe-roll ${className}`}
      aria-label={isReadOnly ? `${label} ${shown}` : (name ?? t('parts.roll', { label, bonus: shown }))}
      aria-disabled={isReadOnly && path === undefined ? true : undefined}
      onClick={(event) => void roll(event)}
      {...(path === undefined ? undefined : watching)}
    >
      {children ?? shown}
    </Pressable>
  );
}
