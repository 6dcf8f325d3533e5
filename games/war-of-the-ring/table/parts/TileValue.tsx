import { Icon } from '@tessera/ui';
import { burningEye } from '@tessera/ui/icons';

/** Value of a Hunt tile: a number, an Eye, or a die to roll. */
export function TileValue({ value, size = 17 }: { readonly value: number | string; readonly size?: number }) {
  if (value === 'eye') return <Icon of={burningEye} size={size} />;
  return value === 'die' ? 'd6' : value;
}
