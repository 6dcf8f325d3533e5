import type { SingleAction } from '@tessera/fifth-edition';
import { Pressable } from '@tessera/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useDesk } from '../desk/desk.ts';
import { numberText } from './numberText.ts';
import { combinedMode, type RollMode } from './rollMode.ts';
import { useSum } from './useSum.ts';

interface RollButtonProps {
  /** `1d20`, `2d6+1d4`. */
  readonly dice: string;
  readonly bonus: number;
  /** What the roll is called in the log. */
  readonly label: string;
  /** What the button is called; "Roll" and the label unless said otherwise. */
  readonly name?: string | undefined;
  /** How the roll is made by itself; Shift makes it easier, Alt harder. */
  readonly mode?: RollMode | undefined;
  /** The number behind the bonus, to open its sum with R, by pointing at it or with a long press. */
  readonly path?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  /** What happens with the roll, in one deed: using up the action, spending a use. */
  readonly along?: readonly SingleAction[] | undefined;
  onRolled?(): void;
}

/** Milliseconds: whoever is about to roll is not to be shown a sum. */
const SLOW_HOVER = 800;

/** Rolls: a click as it is, with Shift at advantage, with Alt at disadvantage. */
export function RollButton(props: RollButtonProps) {
  const { dice, bonus, label, name, mode = 'plain', path, className = '', children, along = [], onRolled } = props;
  const { act, isReadOnly, say } = useDesk();
  const { anchor, toggle, watching } = useSum({
    path: path ?? '',
    label,
    isOff: path === undefined,
    hover: SLOW_HOVER,
  });
  const roll = async (event: MouseEvent) => {
    if (isReadOnly) return path === undefined ? undefined : toggle();
    const thrown = { type: 'roll', label, dice, bonus, mode: combinedMode(mode, event) } as const;
    const told = await act(along.length === 0 ? thrown : { type: 'together', of: [thrown, ...along] });
    if (told.ok) onRolled?.();
  };
  const shown = numberText(bonus, true);
  return (
    <Pressable
      ref={anchor}
      className={`fe-roll ${className}`}
      aria-label={isReadOnly ? `${label} ${shown}` : (name ?? say('parts.roll', { label, bonus: shown }))}
      aria-disabled={isReadOnly && path === undefined ? true : undefined}
      onClick={(event) => void roll(event)}
      {...(path === undefined ? undefined : watching)}
    >
      {children ?? shown}
    </Pressable>
  );
}
