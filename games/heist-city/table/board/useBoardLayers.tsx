import { useMemo } from 'react';
import { lightsOf, NO_LIGHTS } from '../model/aim.ts';
import type { Scene } from '../useTableModel.ts';
import type { BoardProps } from './boardProps.ts';
import { groundOf, wallsOf, zoneLabelsOf, zonesOf } from './ground.tsx';
import { AimLayer, coordinatesLayer, noteAt, reachLayer, threatLayer } from './overlays.tsx';
import { RollLayer } from './roll.tsx';
import { areasOf, thingsOf } from './things.tsx';
import { Units } from './units.tsx';
import { type Aim, hoveredAction, useAim } from './useAim.ts';

/** Returns the layers of the map and the lit hexes. Each layer is redrawn only when its part of the scene changes. */
export function useBoardLayers(props: BoardProps, placeOf: (unit: number) => number) {
  const { scene, hover, isBare, isPhone, roll } = props;
  const { view, t, armedAction } = scene;
  const site = useSiteLayers(scene);
  const { reach, lights } = useReachLayer(scene, isBare);
  const hovered = useMemo(() => hoveredAction(scene, hover), [scene, hover]);
  const aim = useAim(scene, hovered ?? armedAction, scene.layers.sight && !isBare ? hover : undefined);
  const units = useUnitLayer(props, aim.target);
  const { map } = view;
  const hasCoordinates = scene.layers.coordinates;
  const coordinates = useMemo(() => (hasCoordinates ? coordinatesLayer(map) : null), [hasCoordinates, map]);
  const lost = roll?.wounds?.lost ?? 0;
  const layers = {
    ...site,
    reach,
    sight: (
      <AimLayer
        view={view}
        path={isBare ? [] : aim.path}
        danger={aim.danger}
        line={isBare ? undefined : aim.line}
        area={aim.area}
      />
    ),
    units,
    labels: (
      <>
        {coordinates}
        {roll && (
          <RollLayer
            view={view}
            roll={roll}
            placeOf={placeOf}
            harm={lost > 0 ? t('stage.minus', { n: lost }) : undefined}
            isStill={scene.props.settings.motion === 0}
          />
        )}
        {!isBare && aimNotes(map, aim, isPhone)}
      </>
    ),
  };
  return { layers, lights };
}

/** Returns the notes at the ends of the line of fire and of the path. */
function aimNotes(map: string, { line, path, walkNote }: Aim, isPhone: boolean) {
  return (
    <>
      {line && noteAt(map, line.to, line.label, isPhone)}
      {path.length > 1 && noteAt(map, path.at(-1)!, walkNote, isPhone)}
    </>
  );
}

/** Returns the layers of the ground and of the things on it. */
function useSiteLayers({ view, seat }: Scene) {
  const { map } = view;
  const ground = useMemo(() => groundOf(map), [map]);
  const walls = useMemo(() => wallsOf({ map, rubble: view.rubble }), [map, view.rubble]);
  const zones = useMemo(() => zonesOf(map, seat), [map, seat]);
  const things = useMemo(() => thingsOf({ map, drops: view.drops, gear: view.gear }), [map, view.drops, view.gear]);
  const objectives = useMemo(
    () => (
      <>
        {ground.computers}
        {things}
      </>
    ),
    [ground, things],
  );
  const { slab, floor, light, portals, tables } = ground;
  return { slab, floor, light, zones, portals, tables, walls, objectives };
}

/** Returns the layer of reach and threats, and the lit hexes. */
function useReachLayer(scene: Scene, isBare: boolean) {
  const { view, prompt, selection, layers, threats } = scene;
  const { map } = view;
  const zoneLabels = useZoneLabels(scene);
  const areas = useMemo(() => areasOf({ map, areas: view.areas }), [map, view.areas]);
  const lights = useMemo(() => (prompt ? lightsOf(prompt, selection) : NO_LIGHTS), [prompt, selection]);
  const reach = useMemo(
    () => (
      <>
        {layers.reach && !isBare && reachLayer(map, lights)}
        {layers.threat && !isBare && threatLayer(map, threats())}
        {areas}
        {zoneLabels}
      </>
    ),
    [layers.reach, layers.threat, isBare, map, lights, threats, areas, zoneLabels],
  );
  return { reach, lights };
}

function useZoneLabels({ view, seat, t, speaker }: Scene) {
  const { map } = view;
  const rival = speaker.seatName(seat === 1 ? 0 : 1);
  const first = speaker.seatName(0);
  return useMemo(() => {
    // A spectator has no zone.
    const own = seat === undefined ? t('zone.of', { name: first }) : t('zone.own');
    const names = { own, rival: t('zone.of', { name: rival }), exit: t('zone.exit') };
    return zoneLabelsOf(map, seat, names);
  }, [map, seat, t, first, rival]);
}

/** Returns the layer of the units; a hovered log line points at two of them. */
function useUnitLayer({ scene, playback, pointed }: BoardProps, target: number) {
  const { view, seat, prompt } = scene;
  const { beat, length } = playback;
  const active = beat?.unit ?? view.activation?.character ?? prompt?.unit ?? -1;
  return useMemo(
    () => (
      <Units
        view={view}
        seat={seat}
        active={pointed[0] ?? active}
        target={pointed[1] ?? target}
        beat={beat}
        length={length}
      />
    ),
    [view, seat, active, target, pointed, beat, length],
  );
}
