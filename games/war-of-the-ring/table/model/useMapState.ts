import type { TableState } from '@tessera/table';
import type { MapBoardHandle } from '@tessera/ui';
import type { View } from '@tessera/war-of-the-ring';
import { fellows, regionAt } from '@tessera/war-of-the-ring/facts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Layer } from '../map/layer.ts';
import { separationOf } from './separation.ts';
import { trailOf } from './trail.ts';
import { useHovered } from './useHovered.ts';

/** Manages the state of the map: its layers, the inspected region, highlights, and the Companions being considered. */
export function useMapState(shown: TableState<View>, seat: number | undefined, isNarrow: boolean) {
  const { view, log } = shown;
  const map = useRef<MapBoardHandle>(null);
  const [layers, setLayers] = useState<ReadonlySet<Layer>>(() => new Set(['reach', 'nations']));
  const [hovered, hover] = useHovered();
  const [pinned, setPinned] = useState<number>();
  const [highlighted, highlight] = useState<readonly number[]>([]);
  const [scouts, setScouts] = useState<readonly number[]>([]);
  const [isPeeking, peek] = useState(false);
  const trail = useMemo(() => (view ? trailOf(view, log) : undefined), [view, log]);
  const group = useMemo(() => (view ? scouts.filter((one) => fellows(view).includes(one)) : []), [view, scouts]);
  const separation = useMemo(
    () => (view && group.length > 0 ? separationOf(view, seat ?? 'spectator', group) : undefined),
    [view, seat, group],
  );
  const battle = view?.battle;
  const [attackFrom, attackOn] = battle ? [regionAt(battle.from), regionAt(battle.to)] : [];
  useEffect(() => {
    // A battle moves the map to its place, zoomed in if the whole map is small; nothing else moves the map.
    if (attackFrom === undefined || attackOn === undefined) return;
    const board = map.current;
    if (!isNarrow) return board?.reveal([attackOn]);
    board?.focusOn([attackFrom, attackOn]);
    return () => board?.fit();
  }, [attackFrom, attackOn, isNarrow]);
  const isZoomed = useRef(false);
  const toggle = (layer: Layer) =>
    setLayers((before) => {
      const next = new Set(before);
      if (!next.delete(layer)) next.add(layer);
      return next;
    });
  return {
    map,
    layers,
    toggle,
    hover,
    pinned,
    setPinned,
    inspected: pinned ?? hovered,
    highlighted,
    highlight,
    /** Highlights regions and moves them into sight. */
    reveal(regions: readonly number[]) {
      highlight(regions);
      map.current?.reveal(regions);
    },
    /** Moves the map to these regions, and back to the whole map when asked again. */
    zoom(regions: readonly number[]) {
      isZoomed.current = !isZoomed.current && regions.length > 0;
      if (isZoomed.current) map.current?.focusOn(regions);
      else map.current?.fit();
    },
    isPeeking,
    peek,
    trail,
    group,
    setScouts,
    separation,
  };
}
