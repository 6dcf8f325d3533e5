import { classIcon, seatColour } from '@tessera/gloomhaven/table/shared';
import { Icon } from '@tessera/ui';

/** A character's icon in the colour of its seat. */
export function CharacterDisc({
  of,
  size = 36,
}: {
  readonly of: { readonly class: string; readonly owner: number };
  readonly size?: number;
}) {
  return (
    <span
      className="grid flex-none place-items-center rounded-full border-3 bg-table text-ink"
      style={{ width: size, height: size, borderColor: seatColour(of.owner) }}
    >
      <Icon of={classIcon(of.class)} size={Math.round(size * 0.55)} />
    </span>
  );
}
