import { cellOf, siteOf, unitCount, type View } from '@tessera/heist-city';
import { type HexBoardHandle, type Insets, NO_INSETS } from '@tessera/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { cellOfFacet, openFacets } from '../decision/selection.ts';
import type { Beat } from '../playback/playback.ts';
import type { RollScene } from '../playback/rollScene.ts';
import type { Scene } from '../useTableModel.ts';
import { siteCells } from './siteCells.ts';

interface Shown {
  readonly isPhone: boolean;
  readonly roll: RollScene | undefined;
  readonly beat: Beat | undefined;
}

/** Moves the camera so that each event is visible. Returns the cells of the roll and the last place of each unit. */
export function useBoardCamera(
  handle: RefObject<HexBoardHandle | null>,
  scene: Scene,
  { isPhone, roll, beat }: Shown,
): { lastPlaceOf(unit: number): number; readonly rollCells: readonly number[] } {
  const { view } = scene;
  useFraming(handle, scene, isPhone);
  const lastPlaceOf = useLastPlaces(view);
  const rollCells = roll ? cellsOfRoll(lastPlaceOf, roll) : [];
  const event = roll?.id ?? beat?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per roll or beat.
  useEffect(() => {
    const walked = beat && beat.path.length > 0 ? beat.path : [placeOf(view, beat?.unit ?? -1)];
    const cells = roll ? (rollCells.length > 0 ? rollCells : [-1]) : walked;
    if (event !== undefined && cells.every((cell) => cell >= 0)) handle.current?.reveal(cells, coveredByRoll());
  }, [event]);
  return { lastPlaceOf, rollCells };
}

/** Returns the insets of the roll card when it replaces the sheet. */
function coveredByRoll(): Insets {
  const card = document.querySelector('.hc-roll')?.getBoundingClientRect();
  const map = document.querySelector('.hc-board')?.getBoundingClientRect();
  return card && map ? { ...NO_INSETS, bottom: Math.max(0, map.bottom - card.top) } : NO_INSETS;
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
