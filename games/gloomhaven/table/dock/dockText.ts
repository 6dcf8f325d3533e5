import { type Choice, nameOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { answerTo } from '../model/answers.ts';
import { answerText } from '../model/answerText.ts';
import { missingKind } from '../model/missing.ts';
import type { Offer } from '../model/offer.ts';
import { percent } from '../model/percent.ts';
import { wayText } from '../model/wayText.ts';
import { planHint, planTitle } from '../plan/planText.ts';
import type { ScenarioTable } from '../useScenarioTable.ts';
import type { Turn } from '../useTurn.ts';
import { sufferedBy } from './dockModel.ts';

/** Questions about a monster that the rules leave to the players. R 1.8 */
const LEFT_OPEN: ReadonlySet<string> = new Set(['move.to', 'attack.aim', 'aim', 'offers', 'force', 'place', 'summon']);

type AddedChoices = Pick<Turn, 'added'> & { readonly offer: Pick<Offer, 'plain'> };

export function buttonText(view: View, formatter: GameFormatter, turn: Turn, choice: Choice): string {
  const amount = sufferedBy(turn.hand.ask);
  if (choice.type === 'suffer' && amount !== undefined) return formatter.t('table.suffer', { amount });
  return answerText(view, formatter, choice);
}

/** Returns the label of the golden button for the selected choice, or for several additions. */
export function commitText(
  view: View,
  { t }: GameFormatter,
  choice: Choice,
  { added, offer }: AddedChoices,
  isPlanning = false,
): string {
  if (added.includes(choice)) {
    const goesOn = offer.plain.some(({ type }) => type === 'go-on');
    return t('plan.useAdded', { count: added.length, goesOn });
  }
  if (isPlanning) return t('plan.add');
  return answerTo(choice).commit?.(choice, view, t) ?? t('table.do');
}

/** Returns the choice that the main button still needs. */
export function missingChoice(offer: Offer, { t }: Pick<GameFormatter, 't'>): string {
  if (offer.picks.length > 0) return t('table.pickTwo');
  return t(`missing.${missingKind(offer)}`);
}

export function titleOf({ view, formatter, turn, stage, asked, isOver, plan }: ScenarioTable): string {
  const { t } = formatter;
  const { ask } = turn.hand;
  if (plan.isOpen && !turn.wanted) return planTitle(plan, ask?.title, formatter);
  if (stage.beat) return formatter.event(stage.beat.event);
  if (!ask) {
    if (isOver) return t(view.ending === 'won' ? 'table.won' : view.ending === 'lost' ? 'table.lost' : 'table.over');
    return t('table.waitsFor', { names: formatter.list(asked.map((seat) => formatter.seatName(seat))) });
  }
  const { armed } = turn;
  // The card already shows the effect of a half.
  if (armed?.type === 'play') {
    const half = t(armed.basic ? `table.basic.${armed.half}` : `half.${armed.half}`);
    return t('table.armedHalf', { card: nameOf(armed.card, formatter), half });
  }
  if (armed && armed.type !== 'area' && armed.type !== 'goal') return answerText(view, formatter, armed);
  return ask.title;
}

export function hintOf({ view, formatter, turn, odds, plan }: ScenarioTable): string | undefined {
  const { ask, seat } = turn.hand;
  if (plan.isOpen && !turn.wanted) return planHint(plan, formatter);
  if (!ask) return undefined;
  const { armed, added } = turn;
  if (added.length > 0) return formatter.t('plan.addMore');
  const [first] = odds;
  if (armed && first && odds.length === 1) {
    return formatter.t('table.killsHint', {
      kills: percent(formatter, first.kills),
      mean: formatter.number(Math.round(first.mean * 10) / 10),
    });
  }
  if (armed && seat !== undefined) {
    const way = wayText(view, formatter, seat, armed);
    if (way !== undefined) return way;
    return formatter.t('table.again');
  }
  if (LEFT_OPEN.has(ask.kind) && (view.performances.at(-1)?.by ?? 0) < 0) return formatter.t('table.yourRight');
  return ask.hint || undefined;
}
