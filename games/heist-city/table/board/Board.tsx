import { siteOf } from '@tessera/heist-city';
import { type CellId, HexBoard, type HexBoardHandle, type Insets, NO_INSETS } from '@tessera/ui';
import { useMemo, useRef } from 'react';
import { cellOfFacet, isAimedAt, openFacets } from '../decision/selection.ts';
import { hexText } from '../model/hexText.ts';
import { pressEnd } from '../parts/Dock.tsx';
import type { Scene } from '../useTableModel.ts';
import { Goal, LayerButtons, Legend } from './BoardCorners.tsx';
import type { BoardProps } from './boardProps.ts';
import { harmCells } from './roll.tsx';
import { siteCells } from './siteCells.ts';
import { useBoardCamera } from './useBoardCamera.ts';
import { useBoardLayers } from './useBoardLayers.tsx';

/** Map. Ground, units and overlays are separate layers, so that hovering redraws only the aim. */
export function Board(props: BoardProps) {
  const { scene, playback, isPhone, roll, rollCard, news, corner } = props;
  const { view, t, speaker, prompt, selection, threats, armedAction } = scene;
  const { map } = view;
  const handle = useRef<HexBoardHandle>(null);
  const { lastPlaceOf, rollCells } = useBoardCamera(handle, scene, { isPhone, roll, beat: playback.beat });
  const { layers, lights } = useBoardLayers(props, lastPlaceOf);
  const targets = useTargets(scene);
  const caption = roll ? '' : playback.beat ? speaker.event(playback.beat.event) : (scene.refusal ?? news);
  const describe = (cell: CellId) => {
    const marks = { open: new Set(targets), seen: new Set(lights.reach.seen), threatened: threats() };
    return hexText(speaker, Number(cell), marks);
  };
  const selected =
    prompt && armedAction && !scene.draft
      ? siteCells(map).find(({ id }) => isAimedAt(prompt, selection, id))?.id
      : undefined;
  const [at = -1, ...others] = rollCells;
  const callout = rollCard &&
    at >= 0 && {
      cell: at,
      free: [...others, ...harmCells(map, others[0] ?? -1, at)],
      covered: BUTTONS,
      content: rollCard,
    };
  const name = t('map.label', { name: siteName(scene) });
  return (
    <section className="hc-board" aria-label={name}>
      <HexBoard
        ref={handle}
        cells={siteCells(map)}
        label={`${name}. ${t('map.hint')}`}
        layers={layers}
        describe={describe}
        targets={targets}
        selected={selected}
        insets={isPhone ? NO_INSETS : INSETS}
        bare={isPhone}
        callout={callout || undefined}
        words={{ zoomIn: t('layer.zoomIn'), zoomOut: t('layer.zoomOut'), fit: t('layer.fit') }}
        onHover={(cell) => props.onHover(cell === undefined ? undefined : Number(cell))}
        onSelect={(cell: CellId, by) => {
          playback.skip();
          // After the player asked for the end, Enter confirms it at any cursor position.
          if (scene.isEnding && by === 'keyboard') pressEnd(scene);
          else if (scene.draft && by === 'keyboard') scene.commit();
          else scene.tapCell(Number(cell));
        }}
        onCommit={() => scene.commit()}
        onCancel={scene.stepBack}
      />
      <LayerButtons scene={scene} isPhone={isPhone} onFit={() => handle.current?.fit()} />
      {!isPhone && <Legend scene={scene} />}
      {!isPhone && (corner ? !caption && corner : <Goal scene={scene} />)}
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

const INSETS: Insets = { top: 14, right: 16, bottom: 18, left: 16 };

/** Returns the hexes that can be chosen, those to walk to last. */
function useTargets({ view, prompt, selection }: Scene): readonly number[] {
  return useMemo(() => {
    if (!prompt) return [];
    const open = openFacets(prompt, selection);
    const cells = open.map((facet) => cellOfFacet(view, facet)).filter((cell) => cell >= 0);
    const walks = new Set(open.flatMap((facet) => (facet.kind === 'hex' ? [facet.cell] : [])));
    return [...new Set(cells)].sort((a, b) => Number(walks.has(a)) - Number(walks.has(b)));
  }, [prompt, selection, view]);
}

/** Returns the name of a built-in site in this language, or of an own map as its author named it. */
function siteName({ view, speaker }: Scene): string {
  const { id, name } = siteOf(view.map).map;
  const key = `name.site.${id}`;
  return speaker.has(key) && view.map === id ? speaker.t(key) : name;
}
