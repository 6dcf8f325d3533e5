import type { GameFormatter } from '@tessera/text';
import type { View } from '@tessera/war-of-the-ring';
import { isHaven, nationName, tables } from '@tessera/war-of-the-ring/facts';

/** Returns what declaring the Fellowship at the end of a path does: it heals and activates in a haven. R 10.4 */
export function declaration(view: View, path: readonly number[], formatter: GameFormatter): string {
  const { t } = formatter;
  const region = path.at(-1) ?? -1;
  const nation = tables.nationOf[region] ?? -1;
  const { corruption } = view.fellowship;
  const effects = [
    ...(isHaven(view, region) && corruption > 0 ? [t('table.note.heals', { to: corruption - 1 })] : []),
    ...(isHaven(view, region) && nation >= 0 && !view.active[nation]
      ? [t('table.wakesHere', { nation: nationName(nation, formatter) })]
      : []),
    ...(path.length > 1 ? [t('table.note.shown')] : []),
  ];
  return effects.length === 0 ? t('table.note.noEffect') : effects.join(' · ');
}
