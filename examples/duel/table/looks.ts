import { BOARD, type FigureId, figureKey, isHero, isPillar, type View } from '@tessera/duel';
import { qOf, rOf } from '@tessera/space';
import type { BoardCell, IconArt } from '@tessera/ui';
import { orcHead, pocketBow, swordman, wizardFace } from '@tessera/ui/icons';

/** The hexes of the floor, including pillars. */
export const CELLS: readonly BoardCell[] = Array.from({ length: BOARD.size }, (_, id) => {
  const hex = BOARD.hexes[id] ?? 0;
  return { id, q: qOf(hex), r: rOf(hex) };
});

export const PILLARS = CELLS.filter(({ id }) => isPillar(Number(id)));

const ICONS: Readonly<Record<ReturnType<typeof figureKey>, IconArt>> = {
  ash: swordman,
  wren: wizardFace,
  ogre: orcHead,
  slinger: pocketBow,
};

/** Returns the look of a figure: heroes are circles, monsters shields. */
export function lookOf(id: FigureId) {
  return {
    shape: isHero(id) ? 'circle' : 'shield',
    side: isHero(id) ? 'own' : 'rival',
    icon: ICONS[figureKey(id)],
  } as const;
}

/** Returns every standing figure with its number. */
export function numberedFigures({
  figures,
}: View): readonly { readonly id: FigureId; readonly figure: View['figures'][number] }[] {
  return figures.map((figure, id) => ({ id, figure }));
}
