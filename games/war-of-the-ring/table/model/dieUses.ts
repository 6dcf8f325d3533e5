import type { GameFormatter } from '@tessera/text';
import type { Action } from '@tessera/war-of-the-ring';

/** Returns the present uses of a die in words, each once. */
export function dieUses(legal: readonly Action[], die: number, formatter: GameFormatter): string[] {
  const { t } = formatter;
  const uses = new Set(legal.flatMap((action) => (action.type === 'use' && action.die === die ? [action.as] : [])));
  const cards = new Set(legal.flatMap((action) => (action.type === 'play' && action.die === die ? [action.card] : [])));
  return [
    ...[...uses].map((use) => t(`name.use.${use}`)),
    ...(cards.size === 0 ? [] : [t('table.dieCards', { n: cards.size })]),
  ];
}
