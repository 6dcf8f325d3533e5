import { type Action, cellName } from '@tessera/duel';
import type { DuelModel } from './useDuelTable.ts';

/** Returns the event being shown, the armed action, the question, or the players waited for. */
export function titleOf({ teller, beat, ask, shown, armed, nameOf, power }: DuelModel): string {
  const { say } = teller;
  if (beat) return teller.event(beat.event);
  if (!ask) {
    if (shown.info.ending) return say('table.over');
    return say('table.theirTurn', {
      names: teller.list(shown.decisions.map((decision) => teller.seatName(decision.seat))),
    });
  }
  if (armed?.type === 'move') return say('table.goTo', { cell: cellName(armed.to) });
  if (armed?.type === 'attack')
    return say('table.hit', { targets: teller.list(armed.targets.map(nameOf)), power: power ?? 0 });
  return ask.title;
}

/** Returns the odds of an armed attack, or how to answer the question. */
export function hintOf({ teller, ask, odds, target, armed, damage }: DuelModel): string | undefined {
  const { say } = teller;
  if (!ask) return undefined;
  if (odds && target !== undefined && armed?.type === 'attack') {
    return say('table.fallsIn', {
      n: odds.felling,
      cards: odds.cards,
      mean: teller.number(Math.round(odds.mean * 10) / 10),
    });
  }
  if (damage !== undefined) return say('table.damageHint');
  return armed ? say('table.again') : ask.hint || say(`table.hint.${ask.kind}`);
}

/** Returns the label of the button that commits an action. */
export function commitText({ teller, view, seat }: DuelModel, action: Action): string {
  const { say } = teller;
  if (action.type === 'pick') return say('table.verb.pick', { card: say(`name.card.${action.card}`) });
  if (action.type === 'move' && seat !== undefined && action.to === view.figures[seat]?.cell) return say('table.stay');
  const text = teller.action(action);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
