import { Token } from '@tessera/ui';
import { usbKey } from '@tessera/ui/icons';
import { tokenLook } from '../model/crews.ts';
import { STANCE_MARKS } from '../stanceMarks.ts';
import type { Scene } from '../useTableModel.ts';
import { iconOf } from './icons.ts';

export interface UnitTokenProps {
  readonly scene: Pick<Scene, 'view' | 'seat'>;
  readonly unit: number;
  readonly size: number;
  /** Omits health and state, for small sizes. */
  readonly isPlain?: boolean;
  readonly isSelected?: boolean;
}

/** Unit in a panel, as it looks on the map. */
export function UnitToken({ scene: { view, seat }, unit, size, isPlain = false, isSelected = false }: UnitTokenProps) {
  const { shape, side, icon, stance, health, carries } = tokenLook(view, unit, seat);
  const isPlaced = view.characters[unit]?.cell !== -1;
  return (
    <Token
      size={size}
      shape={shape}
      side={side}
      elite={icon === 'elite'}
      icon={icon === 'elite' ? undefined : iconOf(icon)}
      health={isPlain ? undefined : health}
      hidden={stance === 'hidden'}
      mark={isPlain || !isPlaced || stance === 'hidden' || !stance ? undefined : STANCE_MARKS[stance]}
      carries={carries && !isPlain ? usbKey : undefined}
      selected={isSelected}
    />
  );
}
