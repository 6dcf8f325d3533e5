import type { TranslateFn } from '@tessera/text';
import type { Sketch, SketchSpot } from './sketch.ts';

/** Describes a hex: its coordinates and the things drawn there. */
export function spotText({ solids, areas, things, npcs, starts }: Sketch, spot: SketchSpot, t: TranslateFn): string {
  const start = starts[spot];
  const parts = [solids[spot], things[spot]?.kind, npcs[spot], areas[spot]]
    .flatMap((tool) => tool ?? [])
    .map((tool) => t(`editor.tool.${tool}`));
  if (start) parts.push(t('editor.startOf', { role: t(`name.role.${start.role}`), crew: start.seat + 1 }));
  return [spot, ...(parts.length > 0 ? parts : [t('hex.floor')])].join(', ');
}
