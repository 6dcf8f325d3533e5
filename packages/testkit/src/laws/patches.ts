import { applyPatches, canonical, type Path, sameJson } from '@tessera/kernel';
import { brief, spelledDifference } from '../difference.ts';
import type { Law } from '../law.ts';
import { nameOf, viewersOf } from '../seats.ts';

export const patches: Law = {
  name: 'patches',
  says: 'For every viewer the patches turn the old view into the new one, and carry nothing that the new view does not show.',

  step({ before, textBefore, match }, verdict) {
    // Parsed from the text, because the rules may have modified the old state object.
    const old: object = JSON.parse(textBefore);
    for (const viewer of viewersOf(before.seats)) {
      const view = match.view(viewer);
      const sent = match.patches(viewer);
      const patched = canonical(applyPatches(before.game.view(old, viewer), sent));
      const text = canonical(view);
      verdict.expect(
        patched === text,
        () => `patched, ${nameOf(viewer)} sees something else: ${spelledDifference(text, patched)}`,
      );
      for (const [path, value] of sent) {
        verdict.expect(
          sameJson(at(view, path), value),
          () => `${nameOf(viewer)} is sent ${brief(value)} for ${path.join('.')}, which its view does not show`,
        );
      }
    }
  },
};

function at(value: unknown, path: Path): unknown {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null) return undefined;
    inner = (inner as Readonly<Record<string, unknown>>)[key];
  }
  return inner;
}
