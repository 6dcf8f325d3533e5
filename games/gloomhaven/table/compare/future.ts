import {
  type Choice,
  type FigureId,
  forecast,
  initiativeOf,
  isLostHalf,
  isMonster,
  isUp,
  monsterNumbers,
  nameOf,
  preview,
  recordOf,
  roundsAfterThis,
  threatenedCells,
  type View,
} from '@tessera/gloomhaven/selectors';
import type { FutureFact, FutureOdds, FutureReply, OptionFuture } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { answerText } from '../model/answerText.ts';
import { capital, figureName } from '../model/names.ts';
import { percent } from '../model/percent.ts';
import { wayText } from '../model/wayText.ts';
import { type OptionOutlook, type OutlookRules, outlookOf } from './outlook.ts';

/** A choice of a seat at a position, with the position after it. */
interface Fork {
  readonly view: View;
  readonly seat: number;
  readonly choice: Choice;
  readonly outlook: OptionOutlook;
  /** Damage that is about to be suffered, if that is the question. */
  readonly amount: number | undefined;
}

/** Most replies of an option. */
const MOST = 3;

/** Returns what is known about the time after a choice: position, odds, numbers, enemies, and the price. */
export function future(
  rules: OutlookRules,
  view: View,
  seat: number,
  choice: Choice,
  amount: number | undefined,
  formatter: GameFormatter,
): OptionFuture {
  const fork: Fork = { view, seat, choice, amount, outlook: outlookOf(rules, view, seat, choice) };
  const note = wayText(view, formatter, seat, choice);
  const odds = oddsOf(fork, formatter);
  const cost = costOf(fork, formatter);
  return {
    name: choiceName(view, formatter, choice),
    position: positionText(fork.outlook, formatter),
    left: factsOf(fork, formatter),
    next: repliesTo(fork, formatter),
    ...(note === undefined ? {} : { note }),
    ...(odds === undefined ? {} : { odds }),
    ...(cost === undefined ? {} : { cost }),
  };
}

/** Returns a choice as a short sentence: the text of a half stands on its card. */
export function choiceName(view: View, formatter: GameFormatter, choice: Choice): string {
  if (choice.type !== 'play') return answerText(view, formatter, choice);
  const { card, half, basic } = choice;
  const { t } = formatter;
  return t('table.armedHalf', {
    card: nameOf(card, formatter),
    half: t(basic ? `table.basic.${half}` : `half.${half}`),
  });
}

function positionText({ kind, question }: OptionOutlook, { t }: GameFormatter): string {
  return t(`future.${kind === 'certain' && !question ? 'settled' : kind}`);
}

function isTarget(choice: Choice): choice is Extract<Choice, { type: 'target' }> {
  return choice.type === 'target';
}

/** Returns the exact chance that the target falls: of this choice, or of the best target that a half opens. */
function oddsOf({ view, seat, choice, outlook }: Fork, formatter: GameFormatter): FutureOdds | undefined {
  const { t } = formatter;
  const isOpening = choice.type === 'play' && outlook.kind === 'certain';
  const [at, aims] = isOpening ? [outlook.view, outlook.question?.legal ?? []] : [view, [choice]];
  const [best] = aims
    .flatMap((one) => {
      const chance = isTarget(one) ? killsBy(at, seat, one) : undefined;
      return isTarget(one) && chance !== undefined ? [{ figure: one.figure, chance }] : [];
    })
    .toSorted((a, b) => b.chance - a.chance);
  if (!best) return undefined;
  return {
    measure: t('future.measure.falls'),
    good: best.chance,
    bad: 1 - best.chance,
    goodText: t('future.falls', {
      figure: capital(figureName(best.figure, formatter)),
      chance: percent(formatter, best.chance),
    }),
    badText: t('future.stays', { chance: percent(formatter, 1 - best.chance) }),
    ...(isOpening ? { note: t('future.best') } : {}),
  };
}

function killsBy(view: View, seat: number, choice: Choice): number | undefined {
  const kills = preview(view, seat, choice).find(({ code }) => code === 'kills')?.value;
  return typeof kills === 'number' ? kills : undefined;
}

/** Returns the numbers of the hero after a choice, and the hit points of its target. */
function factsOf(fork: Fork, formatter: GameFormatter): readonly FutureFact[] {
  const { view, seat, choice, outlook } = fork;
  const { t } = formatter;
  const { view: after } = outlook;
  const change = (before: number, now: number) => (before === now ? String(now) : `${before} → ${now}`);
  const target = choice.type === 'target' ? view.figures[choice.figure] : undefined;
  const { cell = -1 } = after.figures[seat] ?? {};
  const opened = choice.type === 'play' && outlook.kind === 'certain' ? (outlook.question?.legal ?? []) : [];
  const count = (type: Choice['type']) => opened.filter((one) => one.type === type).length;
  const hands = [view, after].map(({ heroes }) => heroes[seat]?.hand.length ?? 0);
  return [
    { label: t('future.hitPoints'), value: change(view.figures[seat]?.hp ?? 0, hitPointsAfter(fork)) },
    { label: t('future.cards'), value: change(hands[0] ?? 0, (hands[1] ?? 0) - lostNow(fork).hand) },
    { label: t('future.rounds'), value: change(roundsAfterThis(view, seat).rounds, roundsLeft(fork)) },
    { label: t('future.threats'), value: String(threatenedCells(after).get(cell) ?? 0) },
    ...(count('move') > 0 ? [{ label: t('future.reach'), value: String(count('move')) }] : []),
    ...(choice.type === 'play' && outlook.kind === 'certain'
      ? [{ label: t('future.targets'), value: String(count('target') + count('area')) }]
      : []),
    ...(choice.type === 'target' && target
      ? [
          {
            label: t('future.theirs', { figure: figureName(choice.figure, formatter) }),
            value: change(target.hp, hitPointsLeft(after, choice.figure)),
          },
        ]
      : []),
  ];
}

function hitPointsLeft({ figures }: View, id: FigureId): number {
  const { cell = -1, hp = 0 } = figures[id] ?? {};
  return cell < 0 ? 0 : Math.max(0, hp);
}

/** Returns the hit points after a choice. Damage that is suffered counts even if what follows it is open. */
function hitPointsAfter({ view, seat, choice, amount, outlook }: Fork): number {
  if (outlook.kind === 'open' && choice.type === 'suffer')
    return Math.max(0, hitPointsLeft(view, seat) - (amount ?? 0));
  return hitPointsLeft(outlook.view, seat);
}

/** Returns the cards that a choice loses and that the position of an open outlook still has. */
function lostNow({ view, seat, choice, outlook }: Fork): { readonly hand: number; readonly discard: number } {
  if (choice.type !== 'lose' || outlook.kind !== 'open') return { hand: 0, discard: 0 };
  const hand = new Set<string | null>(view.heroes[seat]?.hand);
  const fromHand = choice.cards.filter((card) => hand.has(card)).length;
  return { hand: fromHand, discard: choice.cards.length - fromHand };
}

function roundsLeft(fork: Fork): number {
  return roundsAfterThis(fork.outlook.view, fork.seat, lostNow(fork)).rounds;
}

/** Returns what enemies do that have not acted yet, if nothing else changes: those that attack the hero first. */
function repliesTo({ view, seat, outlook }: Fork, formatter: GameFormatter): readonly FutureReply[] {
  const { t } = formatter;
  const { view: after } = outlook;
  return after.figures
    .flatMap((figure, id) => {
      if (!isMonster(figure) || figure.side === 'party' || figure.acted || !isUp(after, id)) return [];
      const plan = forecast(after, id);
      if (!plan || plan.targets.length === 0) return [];
      const isMine = plan.targets.includes(seat);
      const name = capital(figureName(id, formatter));
      const { attack } = monsterNumbers(after, id);
      return [
        {
          isMine,
          order: initiativeOf(after, id),
          reply: {
            name: isMine
              ? t('future.attacksYou', { figure: name })
              : t('future.goesFor', { figure: name, target: figureName(plan.targets[0] ?? plan.focus, formatter) }),
            detail: t(isDrawn(view, figure.type) ? 'future.drawn' : 'future.base'),
            value: t('future.attack', { value: attack.now ?? attack.base }),
          },
        },
      ];
    })
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine) || a.order - b.order)
    .slice(0, MOST)
    .map(({ reply }) => reply);
}

/** Checks whether the card of this round of a kind of monster is drawn. */
function isDrawn(view: View, type: string): boolean {
  const { deck } = recordOf('monster', type);
  return view.monsterDecks.some((one) => one.deck === deck && one.card >= 0);
}

/** Returns what a choice loses for good. R 6.3, 6.4, 6.6 */
function costOf(fork: Fork, { t }: GameFormatter): string | undefined {
  const { view, seat, choice } = fork;
  if (choice.type === 'suffer') return hitPointsAfter(fork) <= 0 ? t('future.exhausts') : undefined;
  if (choice.type === 'play')
    return !choice.basic && isLostHalf(choice.card, choice.half) ? t('future.lost') : undefined;
  if (choice.type !== 'lose') return undefined;
  const rounds = roundsAfterThis(view, seat).rounds - roundsLeft(fork);
  return t('future.lostCards', { count: choice.cards.length, rounds: Math.max(0, rounds) });
}
