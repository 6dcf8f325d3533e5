import { type Action, liarsDice, type View } from '@tessera/liars-dice';
import { type FutureFact, type OptionFuture, positionAfter } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { percent } from './odds.ts';

/** Returns the consequences of a bid or a call, from the preview of the rules. Undefined for other actions. */
export function future(view: View, seat: number, action: Action, formatter: GameFormatter): OptionFuture | undefined {
  const bid = action.type === 'challenge' ? view.bid : action.type === 'bid' ? action : undefined;
  if (!bid) return undefined;
  const { t, language } = formatter;
  const reasons = liarsDice.preview(view, seat, { type: 'bid', count: bid.count, face: bid.face });
  const value = (code: string) => Number(reasons.find((reason) => reason.code === code)?.value ?? 0);
  const isCall = action.type === 'challenge';
  const right = isCall ? 1 - value('chance') : value('chance');
  const facts: readonly FutureFact[] = [
    { label: t('table.future.own'), value: String(value('own-dice')) },
    { label: t('table.future.needed'), value: String(value('needed')) },
    { label: t('table.future.unseen'), value: String(value('unseen-dice')) },
  ];
  return {
    name: isCall ? t('table.future.call', { bid: t('table.bid', bid) }) : t('table.bidNow', bid),
    position: t(isCall ? 'table.future.up' : 'table.future.stands'),
    odds: {
      measure: t('table.future.measure'),
      good: right,
      bad: 1 - right,
      goodText: t('table.future.right', { chance: percent(right, language) }),
      badText: t('table.future.wrong', { chance: percent(1 - right, language) }),
      note: t(isCall ? 'table.future.now' : 'table.future.ifDoubted'),
    },
    left: facts,
    next: isCall ? [] : repliesTo(view, seat, action, formatter),
  };
}

/** Returns the replies of the next player to a bid: call it, or raise it. */
function repliesTo(view: View, seat: number, action: Action, { t, seatName }: GameFormatter): OptionFuture['next'] {
  const [next] = positionAfter(liarsDice, view, seat, action)?.decisions ?? [];
  if (!next) return [];
  const name = seatName(next.seat);
  const raises = next.legal.filter(({ type }) => type === 'bid');
  const [lowest] = raises.flatMap((raise) => (raise.type === 'bid' ? [t('table.bid', raise)] : []));
  return [
    { name: t('table.future.mayCall', { name }) },
    ...(lowest === undefined ? [] : [{ name: t('table.future.mayRaise', { name, bid: lowest }) }]),
  ];
}
