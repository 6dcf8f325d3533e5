import { type Action, cellOf, siteOf, unitCount, type View } from '@tessera/heist-city';
import { type CellId, HexBoard, type HexBoardHandle, type Insets, NO_INSETS } from '@tessera/ui';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { groundOf, wallsOf, zoneLabelsOf, zonesOf } from '../board/ground.tsx';
import { AimLayer, coordinatesLayer, noteAt, reachLayer, threatLayer } from '../board/overlays.tsx';
import { harmCells, RollLayer } from '../board/roll.tsx';
import { siteCells } from '../board/siteCells.ts';
import { areasOf, thingsOf } from '../board/things.tsx';
import { Units } from '../board/units.tsx';
import { lightsOf, lineOf, NO_LIGHTS } from '../model/aim.ts';
import { firstOf } from '../model/answers.ts';
import { walkerOf } from '../model/choiceWords.ts';
import { foresee } from '../model/foresight.ts';
import { hexText } from '../model/hexText.ts';
import type { RollScene } from '../model/rollScene.ts';
import { actionToCommit, cellOfFacet, isAimedAt, openFacets, tap } from '../model/selection.ts';
import type { Scene } from '../useTableModel.ts';
import { Goal, LayerButtons, Legend } from './BoardCorners.tsx';
import { pressEnd } from './Dock.tsx';
import type { Playback } from './usePlayback.ts';

export interface BoardProps {
  readonly scene: Scene;
  readonly playback: Playback;
  readonly hover: number | undefined;
  onHover(cell: number | undefined): void;
  /** Units of the hovered log line. */
  readonly pointed: readonly number[];
  /** Hides everything over the map. */
  readonly isBare: boolean;
  readonly isPhone: boolean;
  /** Roll being shown and its card, if the map has room for it. */
  readonly roll: RollScene | undefined;
  readonly rollCard: ReactNode;
  /** Prominent message, such as the start of the player's turn. */
  readonly news: string;
  /** Content of the lower left corner instead of the goal. */
  readonly corner?: ReactNode;
}

/** Map. Ground, units and overlays are separate layers, so that hovering redraws only the aim. */
export function Board(props: BoardProps) {
  const { scene, playback, hover, onHover, pointed, isBare, isPhone, roll, rollCard, news, corner } = props;
  const { view, seat, say, speaker, prompt, selection, layers, threats, armedAction } = scene;
  const { map } = view;
  const handle = useRef<HexBoardHandle>(null);
  const rival = speaker.seatName(seat === 1 ? 0 : 1);
  const first = speaker.seatName(0);
  const ground = useMemo(() => groundOf(map), [map]);
  const walls = useMemo(() => wallsOf({ map, rubble: view.rubble }), [map, view.rubble]);
  const zones = useMemo(() => zonesOf(map, seat), [map, seat]);
  const zoneLabels = useMemo(() => {
    // A spectator has no zone.
    const own = seat === undefined ? say('zone.of', { name: first }) : say('zone.own');
    const names = { own, rival: say('zone.of', { name: rival }), exit: say('zone.exit') };
    return zoneLabelsOf(map, seat, names);
  }, [map, seat, say, first, rival]);
  const areas = useMemo(() => areasOf({ map, areas: view.areas }), [map, view.areas]);
  const things = useMemo(() => thingsOf({ map, drops: view.drops, gear: view.gear }), [map, view.drops, view.gear]);
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
  const labels = useMemo(() => (layers.coordinates ? coordinatesLayer(map) : null), [layers.coordinates, map]);
  const objectives = useMemo(
    () => (
      <>
        {ground.computers}
        {things}
      </>
    ),
    [ground, things],
  );

  const hovered = useMemo(() => hoveredAction(scene, hover), [scene, hover]);
  const aimed = hovered ?? armedAction;
  const aim = useAim(scene, aimed, layers.sight && !isBare ? hover : undefined);
  const target = aim.target;
  const active = playback.beat?.unit ?? view.activation?.character ?? prompt?.unit ?? -1;
  const units = useMemo(
    () => (
      <Units
        view={view}
        seat={seat}
        active={pointed[0] ?? active}
        target={pointed[1] ?? target}
        beat={playback.beat}
        length={playback.length}
      />
    ),
    [view, seat, active, target, pointed, playback.beat, playback.length],
  );
  const lost = roll?.wounds?.lost ?? 0;
  const isStill = scene.props.settings.motion === 0;
  const caption = roll ? '' : playback.beat ? speaker.event(playback.beat.event) : (scene.refusal ?? news);
  const sight = (
    <AimLayer
      view={view}
      path={isBare ? [] : aim.path}
      danger={aim.danger}
      line={isBare ? undefined : aim.line}
      area={aim.area}
    />
  );

  const targets = useMemo(() => {
    if (!prompt) return [];
    const open = openFacets(prompt, selection);
    const cells = open.map((facet) => cellOfFacet(view, facet)).filter((cell) => cell >= 0);
    const walks = new Set(open.flatMap((facet) => (facet.kind === 'hex' ? [facet.cell] : [])));
    return [...new Set(cells)].sort((a, b) => Number(walks.has(a)) - Number(walks.has(b)));
  }, [prompt, selection, view]);
  const describe = (cell: CellId) => {
    const marks = { open: new Set(targets), seen: new Set(lights.reach.seen), threatened: threats() };
    return hexText(speaker, Number(cell), marks);
  };
  const selected =
    prompt && armedAction ? siteCells(map).find(({ id }) => isAimedAt(prompt, selection, id))?.id : undefined;

  useFraming(handle, scene, isPhone);
  const lastPlaceOf = useLastPlaces(view);
  const [at = -1, ...others] = roll ? cellsOfRoll(lastPlaceOf, roll) : [];
  const { beat } = playback;
  const told = roll?.id ?? beat?.id;
  // Moves the camera so that each event is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per roll or beat.
  useEffect(() => {
    const walked = beat && beat.path.length > 0 ? beat.path : [placeOf(view, beat?.unit ?? -1)];
    const cells = roll ? [at, ...others] : walked;
    if (told !== undefined && cells.every((cell) => cell >= 0)) handle.current?.reveal(cells, coveredByRoll());
  }, [told]);

  return (
    <section className="hc-board" aria-label={say('map.label', { name: siteName(scene) })}>
      <HexBoard
        ref={handle}
        cells={siteCells(map)}
        label={`${say('map.label', { name: siteName(scene) })}. ${say('map.hint')}`}
        layers={{
          slab: ground.slab,
          floor: ground.floor,
          light: ground.light,
          zones,
          reach,
          portals: ground.portals,
          tables: ground.tables,
          walls,
          objectives,
          sight,
          units,
          labels: (
            <>
              {labels}
              {roll && (
                <RollLayer
                  view={view}
                  roll={roll}
                  placeOf={lastPlaceOf}
                  harm={lost > 0 ? say('stage.minus', { n: lost }) : undefined}
                  isStill={isStill}
                />
              )}
              {aim.line && !isBare && noteAt(map, aim.line.to, aim.line.label, isPhone)}
              {aim.path.length > 1 && !isBare && noteAt(map, aim.path.at(-1)!, aim.walkNote, isPhone)}
            </>
          ),
        }}
        describe={describe}
        targets={targets}
        selected={selected}
        insets={isPhone ? NO_INSETS : INSETS}
        bare={isPhone}
        callout={
          rollCard && at >= 0
            ? {
                cell: at,
                free: [...others, ...harmCells(map, others[0] ?? -1, at)],
                covered: BUTTONS,
                content: rollCard,
              }
            : undefined
        }
        words={{ zoomIn: say('layer.zoomIn'), zoomOut: say('layer.zoomOut'), fit: say('layer.fit') }}
        onHover={(cell) => onHover(cell === undefined ? undefined : Number(cell))}
        onSelect={(cell: CellId, by) => {
          playback.skip();
          // After the player asked for the end, Enter confirms it at any cursor position.
          if (scene.isEnding && by === 'keyboard') pressEnd(scene);
          else scene.tapCell(Number(cell));
        }}
        onCommit={() => scene.commit()}
        onCancel={scene.stepBack}
      />
      <LayerButtons scene={scene} isPhone={isPhone} onFit={() => handle.current?.fit()} />
      {!isPhone && <Legend scene={scene} />}
      {!isPhone && (corner ?? <Goal scene={scene} />)}
      {caption && (
        <p className="hc-caption" aria-hidden="true">
          {caption}
        </p>
      )}
    </section>
  );
}

/** Insets for the buttons at the right edge of the map. */
const BUTTONS: Insets = { top: 0, right: 56, bottom: 0, left: 0 };

/** Returns the insets of the roll card when it replaces the sheet. */
function coveredByRoll(): Insets {
  const card = document.querySelector('.hc-roll')?.getBoundingClientRect();
  const map = document.querySelector('.hc-board')?.getBoundingClientRect();
  return card && map ? { ...NO_INSETS, bottom: Math.max(0, map.bottom - card.top) } : NO_INSETS;
}

const INSETS: Insets = { top: 14, right: 16, bottom: 18, left: 16 };

interface Aim {
  readonly path: readonly number[];
  readonly danger: readonly number[];
  readonly walkNote: string;
  readonly area: readonly number[];
  readonly line: ReturnType<typeof lineOf>;
  readonly target: number;
}

/** Returns the aim of the armed or hovered action. */
function useAim(
  { view, seat, speaker, say, prompt }: Scene,
  action: Action | undefined,
  looked: number | undefined,
): Aim {
  const asked = prompt?.unit ?? -1;
  return useMemo(() => {
    const first = action && firstOf(action);
    const ahead = first && seat !== undefined ? foresee(view, seat, first) : undefined;
    const walker = first ? walkerOf(first, asked) : -1;
    const steps = ahead?.walk?.path ?? [];
    const path = ahead?.walk && walker >= 0 ? [cellOf(view, walker), ...steps] : [];
    const noticed = ahead?.walk?.noticedAt;
    const step = noticed === undefined ? -1 : steps.indexOf(noticed);
    return {
      path,
      danger: step >= 0 ? [step + 1] : [],
      walkNote: say('card.steps', { n: steps.length }),
      area: ahead?.area ?? [],
      line: lineOf(speaker, first, looked),
      target: first && 'target' in first ? first.target : first && 'npc' in first ? first.npc : -1,
    };
  }, [view, seat, speaker, say, asked, action, looked]);
}

/** Returns the action that a tap on the hovered hex would arm. */
export function hoveredAction({ prompt, selection }: Scene, cell: number | undefined): Action | undefined {
  if (!prompt || cell === undefined) return undefined;
  const then = tap(prompt, selection, cell);
  return then === selection ? undefined : actionToCommit(prompt, then);
}

/** Returns the cells of a roll: the target's first, then the attacker's. */
function cellsOfRoll(lastPlaceOf: (unit: number) => number, { unit, target }: RollScene): readonly number[] {
  const cells = [target, unit].map(lastPlaceOf);
  return [...new Set(cells)].filter((cell) => cell >= 0);
}

/** Returns the current or last place of each unit: a roll may remove its target before it is shown. */
function useLastPlaces(view: View): (unit: number) => number {
  const last = useRef<number[]>([]);
  for (let unit = 0; unit < unitCount(view); unit++) {
    const cell = cellOf(view, unit);
    if (cell >= 0) last.current[unit] = cell;
  }
  return (unit) => last.current[unit] ?? -1;
}

/** Returns the place of a unit; -1 off the map. */
function placeOf(view: View, unit: number): number {
  return unit >= 0 && unit < unitCount(view) ? cellOf(view, unit) : -1;
}

/**
 * Moves the camera of a small screen. It moves by itself only when a phase begins and when an unseen unit acts;
 * selecting, aiming and tapping never move it.
 */
function useFraming(handle: RefObject<HexBoardHandle | null>, scene: Scene, isPhone: boolean): void {
  const { view, prompt } = scene;
  const unit = prompt?.unit ?? view.activation?.character ?? -1;
  const cells = useRef<FramedCells>(undefined);
  cells.current = isPhone ? () => framedCells(scene) : undefined;
  const phase = prompt && `${view.phase} ${view.turn}`;
  useEffect(() => {
    const { around = [] } = phase === undefined ? {} : (cells.current?.() ?? {});
    if (around.length > 0) handle.current?.focusOn(around);
  }, [handle, phase]);
  useEffect(() => {
    const { own = -1 } = unit < 0 ? {} : (cells.current?.() ?? {});
    if (own >= 0) handle.current?.reveal([own]);
  }, [handle, unit]);
}

type FramedCells = (() => { readonly own: number; readonly around: readonly number[] }) | undefined;

/** Returns the cell of the acting unit and the hexes around it; without one, all choices. */
function framedCells({ view, prompt, selection }: Scene): { readonly own: number; readonly around: readonly number[] } {
  const unit = prompt?.unit ?? view.activation?.character ?? -1;
  const own = unit >= 0 ? cellOf(view, unit) : -1;
  const { board } = siteOf(view.map);
  if (own >= 0) {
    const near = siteCells(view.map).filter(({ id }) => board.distance(id, own) <= AROUND);
    return { own, around: near.map(({ id }) => id) };
  }
  const open = prompt ? openFacets(prompt, selection).map((facet) => cellOfFacet(view, facet)) : [];
  return { own, around: open.filter((cell) => cell >= 0) };
}

/** Radius around the acting unit on a small screen. */
const AROUND = 4;

/** Returns the name of a built-in site in this language, or of an own map as its author named it. */
function siteName({ view, speaker }: Scene): string {
  const { id, name } = siteOf(view.map).map;
  const key = `name.site.${id}`;
  return speaker.has(key) && view.map === id ? speaker.say(key) : name;
}
