import { type Action, cellName } from '@tessera/duel';
import type { DuelModel } from './useDuelTable.ts';

/** Returns the event being shown, the armed action, the question, or the players waited for. */
export function titleOf({ teller, beat, ask, shown, armed, nameOf, power }: DuelModel): string {
  const { t } = teller;
  if (beat) return teller.event(beat.event);
  if (!ask) {
    if (shown.info.ending) return t('table.over');
    return t('table.theirTurn', {
      names: teller.list(shown.decisions.map((decision) => teller.seatName(decision.seat))),
    });
  }
  if (armed?.type === 'move') return t('table.goTo', { cell: cellName(armed.to) });
  if (armed?.type === 'attack')
    return t('table.hit', { targets: teller.list(armed.targets.map(nameOf)), power: power ?? 0 });
  return ask.title;
}

/** Returns the odds of an armed attack, or how to answer the question. */
export function hintOf({ teller, ask, odds, target, armed, damage }: DuelModel): string | undefined {
  const { t } = teller;
  if (!ask) return undefined;
  if (odds && target !== undefined && armed?.type === 'attack') {
    return t('table.fallsIn', {
      n: odds.felling,
      cards: odds.cards,
      mean: teller.number(Math.round(odds.mean * 10) / 10),
    });
  }
  if (damage !== undefined) return t('table.damageHint');
  return armed ? t('table.again') : ask.hint || t(`table.hint.${ask.kind}`);
}

/** Returns the label of the button that commits an action. */
export function commitText({ teller, view, seat }: DuelModel, action: Action): string {
  const { t } = teller;
  if (action.type === 'pick') return t('table.verb.pick', { card: t(`name.card.${action.card}`) });
  if (action.type === 'move' && seat !== undefined && action.to === view.figures[seat]?.cell) return t('table.stay');
  const text = teller.action(action);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
