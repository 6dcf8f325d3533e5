import type { View } from '@tessera/heist-city';
import { Burst, ShotLine } from '@tessera/ui';
import type { RollScene } from '../model/rollScene.ts';
import { siteCells } from './siteCells.ts';

export interface RollLayerProps {
  readonly view: View;
  readonly roll: RollScene;
  /** Where somebody stands, or stood last. */
  placeOf(unit: number): number;
  /** The number that got through, as it is written. */
  readonly harm: string | undefined;
  readonly isStill: boolean;
}

/** A roll on the map: the shot or blow, and what got through. */
export function RollLayer({ view, roll, placeOf, harm, isStill }: RollLayerProps) {
  const { unit, target, kind, isHit } = roll;
  const cells = siteCells(view.map);
  const from = cells[placeOf(unit)];
  const to = cells[placeOf(target)];
  if (!from || !to) return null;
  const side = from.q + from.r / 2 < to.q + to.r / 2 ? 'right' : 'left';
  return (
    <>
      {kind !== 'check' && from !== to && <ShotLine from={from} to={to} isHit={isHit} isMelee={kind === 'melee'} />}
      {harm !== undefined && <Burst at={to} text={harm} side={side === 'right' ? 'left' : 'right'} still={isStill} />}
    </>
  );
}
