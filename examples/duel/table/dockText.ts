import { type Action, cellName } from '@tessera/duel';
import type { DuelModel } from './useDuelTable.ts';

/** Returns the event being shown, the armed action, the question, or the players waited for. */
export function titleOf({ formatter, beat, ask, shown, armed, nameOf, power }: DuelModel): string {
  const { t } = formatter;
  if (beat) return formatter.event(beat.event);
  if (!ask) {
    if (shown.info.ending) return t('table.over');
    return t('table.theirTurn', {
      names: formatter.list(shown.decisions.map((decision) => formatter.seatName(decision.seat))),
    });
  }
  if (armed?.type === 'move') return t('table.goTo', { cell: cellName(armed.to) });
  if (armed?.type === 'attack')
    return t('table.hit', { targets: formatter.list(armed.targets.map(nameOf)), power: power ?? 0 });
  return ask.title;
}

/** Returns the odds of an armed attack, or how to answer the question. */
export function hintOf({ formatter, ask, odds, target, armed, damage }: DuelModel): string | undefined {
  const { t } = formatter;
  if (!ask) return undefined;
  if (odds && target !== undefined && armed?.type === 'attack') {
    return t('table.fallsIn', {
      n: odds.felling,
      cards: odds.cards,
      mean: formatter.number(Math.round(odds.mean * 10) / 10),
    });
  }
  if (damage !== undefined) return t('table.damageHint');
  return armed ? t('table.again') : ask.hint || t(`table.hint.${ask.kind}`);
}

/** Returns the label of the button that commits an action. */
export function commitText({ formatter, view, seat }: DuelModel, action: Action): string {
  const { t } = formatter;
  if (action.type === 'pick') return t('table.verb.pick', { card: t(`name.card.${action.card}`) });
  if (action.type === 'move' && seat !== undefined && action.to === view.figures[seat]?.cell) return t('table.stay');
  const text = formatter.action(action);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
