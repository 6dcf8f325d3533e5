import type { View } from '@tessera/heist-city';
import { Burst, ShotLine } from '@tessera/ui';
import type { RollScene } from '../playback/rollScene.ts';
import { type SiteCell, siteCells } from './siteCells.ts';

export interface RollLayerProps {
  readonly view: View;
  readonly roll: RollScene;
  /** Returns the current or last place of a unit. */
  placeOf(unit: number): number;
  /** The unsaved damage, as text. */
  readonly harm: string | undefined;
  readonly isStill: boolean;
}

/** Layer of a roll: the attack, and the unsaved damage. */
export function RollLayer({ view, roll, placeOf, harm, isStill }: RollLayerProps) {
  const { unit, target, kind, isHit } = roll;
  const cells = siteCells(view.map);
  const from = cells[placeOf(unit)];
  const to = cells[placeOf(target)];
  if (!from || !to) return null;
  return (
    <>
      {kind !== 'check' && from !== to && <ShotLine from={from} to={to} isHit={isHit} isMelee={kind === 'melee'} />}
      {harm !== undefined && <Burst at={to} text={harm} side={harmSide(from, to)} still={isStill} />}
    </>
  );
}

/** Returns the side of the target for the damage: the attacker's, because a card may be on the other. */
function harmSide(from: SiteCell, to: SiteCell): 'left' | 'right' {
  return from.q + from.r / 2 < to.q + to.r / 2 ? 'left' : 'right';
}

/** Returns the cells that the damage covers. */
export function harmCells(map: string, from: number, to: number): readonly number[] {
  const cells = siteCells(map);
  const [a, b] = [cells[from], cells[to]];
  if (!a || !b) return [];
  const step = harmSide(a, b) === 'left' ? -1 : 1;
  return cells.flatMap(({ id, q, r }) => (r === b.r && (q === b.q + step || q === b.q + 2 * step) ? [id] : []));
}
