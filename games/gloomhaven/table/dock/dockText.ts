import { type Choice, nameOf, optionText, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { answerTo } from '../model/answers.ts';
import { missingKind } from '../model/missing.ts';
import { capital } from '../model/names.ts';
import type { Offer } from '../model/offer.ts';
import { percent } from '../model/percent.ts';
import { wayText } from '../model/wayText.ts';
import type { ScenarioTable } from '../useScenarioTable.ts';
import type { Turn } from '../useTurn.ts';
import { sufferedBy } from './dockModel.ts';

/** Questions about a monster that the rules leave to the players. R 1.8 */
const LEFT_OPEN: ReadonlySet<string> = new Set(['move.to', 'attack.aim', 'aim', 'offers', 'force', 'place', 'summon']);

/** Returns the text of an answer that a number alone would not explain. */
export function answerText(view: View, teller: GameFormatter, choice: Choice): string {
  const text = choice.type === 'option' ? optionText(view, choice.n, teller) : undefined;
  return capital(text ?? teller.action(choice));
}

export function buttonText(view: View, teller: GameFormatter, turn: Turn, choice: Choice): string {
  const amount = sufferedBy(turn.hand.ask);
  if (choice.type === 'suffer' && amount !== undefined) return teller.say('table.suffer', { amount });
  return answerText(view, teller, choice);
}

/** Returns the label of the golden button. */
export function commitText(view: View, { say: t }: GameFormatter, choice: Choice): string {
  return answerTo(choice).commit?.(choice, view, t) ?? t('table.do');
}

/** Returns what has to be chosen before the golden button does anything. */
export function missingChoice(offer: Offer, { say: t }: Pick<GameFormatter, 'say'>): string {
  if (offer.picks.length > 0) return t('table.pickTwo');
  return t(`missing.${missingKind(offer)}`);
}

export function titleOf({ view, teller, turn, stage, asked, isOver }: ScenarioTable): string {
  const { say: t } = teller;
  const { ask } = turn.hand;
  if (stage.beat) return teller.event(stage.beat.event);
  if (!ask) {
    if (isOver) return t(view.ending === 'won' ? 'table.won' : view.ending === 'lost' ? 'table.lost' : 'table.over');
    return t('table.waitsFor', { names: teller.list(asked.map((seat) => teller.seatName(seat))) });
  }
  const { armed } = turn;
  // The card already shows the effect of a half.
  if (armed?.type === 'play') {
    const half = t(armed.basic ? `table.basic.${armed.half}` : `half.${armed.half}`);
    return t('table.armedHalf', { card: nameOf(armed.card, teller), half });
  }
  if (armed && armed.type !== 'area' && armed.type !== 'goal') return answerText(view, teller, armed);
  return ask.title;
}

export function hintOf({ view, teller, turn, odds }: ScenarioTable): string | undefined {
  const { ask, seat } = turn.hand;
  if (!ask) return undefined;
  const { armed } = turn;
  const [first] = odds;
  if (armed && first && odds.length === 1) {
    return teller.say('table.killsHint', {
      kills: percent(teller, first.kills),
      mean: teller.number(Math.round(first.mean * 10) / 10),
    });
  }
  if (armed && seat !== undefined) {
    const way = wayText(view, teller, seat, armed);
    if (way !== undefined) return way;
    return teller.say('table.again');
  }
  if (LEFT_OPEN.has(ask.kind) && (view.performances.at(-1)?.by ?? 0) < 0) return teller.say('table.yourRight');
  return ask.hint || undefined;
}
