import { scenarioPlan } from '@tessera/gloomhaven/selectors';
import { hex } from '@tessera/space';

/** Looks of the overlays of a scenario by their hexes. */
export interface OverlayArt {
  /** The art of obstacles, traps, hazards and difficult terrain: tree, bear, water. */
  readonly at: ReadonlyMap<number, string>;
  /** Hexes of pressure plates. */
  readonly plates: ReadonlySet<number>;
}

const known = new Map<string, OverlayArt>();

/** Returns the art of a scenario's overlays. Overlays that cards create have none. */
export function overlayArt(scenario: string): OverlayArt {
  let art = known.get(scenario);
  if (art === undefined) {
    const { record, plan } = scenarioPlan(scenario);
    const at = new Map<number, string>();
    const plates = new Set<number>();
    for (const overlay of record.overlays) {
      // Walls take their hexes out of the board.
      if (overlay.type === 'wall') continue;
      for (const [q, r] of overlay.hexes) {
        const cell = plan.board.cellOf(hex(q, r));
        if (overlay.type === 'plate') plates.add(cell);
        else if ('art' in overlay) at.set(cell, overlay.art);
      }
    }
    art = { at, plates };
    known.set(scenario, art);
  }
  return art;
}
