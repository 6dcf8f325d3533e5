import type { Action, View } from '@tessera/liars-dice';
import { type TableProps, useDecision, useStage } from '@tessera/table';
import { NARROW, useComparison, useKeys, useMedia } from '@tessera/ui';
import { useEffect, useMemo, useState } from 'react';
import { bidsAllowed, chanceOf, comparableActions, firstOffer } from './odds.ts';
import { type BidMade, revealOf } from './round.ts';
import { SCRIPT, viewDuring } from './story.ts';
import { useLit } from './useLit.ts';

/** State and operations of the table, shared by its parts. */
export type LiarsDiceModel = NonNullable<ReturnType<typeof useLiarsDiceTable>>;

/** Returns the state of the table; undefined before the match has a view. */
export function useLiarsDiceTable(props: TableProps<View, Action>) {
  const { formatter, settings, parts } = props;
  const { shown, seat, ask, act, legal, refusal } = useDecision(props);
  const stage = useStage(props.shown, settings.motion, SCRIPT);
  const isSmall = useMedia(NARROW);
  const acting = props.shown?.acting;
  const view = (acting ? viewDuring(acting, stage.beat) : undefined) ?? shown.view;
  const rows = useMemo(() => bidsAllowed(legal), [legal]);
  const { bid: dialled, setBid } = useDial(view, seat, rows);
  const [isCalling, setCalling] = useState(false);
  const { seq } = props.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new entry cancels an unconfirmed call.
  useEffect(() => setCalling(false), [seq]);

  /** Bid on the dial, while the viewer may bid. */
  const bid = ask?.kind === 'bid' ? dialled : undefined;
  const canCall = legal.some(({ type }) => type === 'challenge');
  /** Doubts the standing bid; the second press confirms. */
  const call = () => (isCalling ? act({ type: 'challenge' }) : setCalling(true));
  const makeBid = () => bid && act({ type: 'bid', ...bid });
  const goOn = () => act({ type: 'ready' });
  const isMoving = acting !== undefined && !shown.isReplay;
  useKeys({
    ...dialKeys(bid, rows, setBid),
    x: canCall ? call : undefined,
    Escape: isCalling ? () => setCalling(false) : undefined,
    ' ': isMoving ? stage.skip : undefined,
    Enter: canCall && isCalling ? call : bid ? makeBid : ask?.kind === 'look' ? goOn : undefined,
  });
  const canSee = seat !== undefined && settings.odds && (view?.players[seat]?.dice.length ?? 0) > 0;
  const comparable = canSee && ask?.kind === 'bid' ? comparableActions(view, seat, legal, bid) : NO_ACTIONS;
  const comparison = useComparison(
    comparable.map((action) => JSON.stringify(action)),
    bid && JSON.stringify({ type: 'bid', ...bid }),
  );
  const reveal = view && revealOf(view, shown.log);
  const lit = useLit(reveal?.total ?? 0, stage.beat?.event.type === 'showdown' ? stage.length : undefined);
  if (!view) return undefined;

  const chance = (of: BidMade) => chanceOf(view, seat ?? 0, of);
  return {
    formatter,
    parts,
    shown,
    seat,
    ask,
    refusal,
    view,
    isSmall,
    isActing: acting !== undefined,
    isMoving,
    isSending: props.state.sending > 0,
    beat: stage.beat,
    skip: stage.skip,
    rows,
    bid,
    setBid,
    makeBid,
    isCalling,
    canCall,
    call,
    goOn,
    reveal,
    lit,
    act,
    comparable,
    comparison,
    /** Whether the viewer sees odds: players with dice, if the settings show them. */
    canSee,
    chance,
    standingChance: canSee && view.bid ? chance(view.bid) : undefined,
  };
}

const NO_ACTIONS: readonly Action[] = [];

/** Returns the bid on the dial: kept while it is legal, otherwise the most likely one. */
function useDial(view: View | undefined, seat: number | undefined, rows: BidRows) {
  const [chosen, setBid] = useState<BidMade>();
  const bid = useMemo(() => {
    if (!view || seat === undefined || rows.size === 0) return undefined;
    const isOpen = chosen && rows.get(chosen.count)?.includes(chosen.face);
    return isOpen ? chosen : firstOffer(view, seat, rows);
  }, [view, seat, rows, chosen]);
  return { bid, setBid };
}

/** Faces that may be bid, by count. */
type BidRows = ReadonlyMap<number, readonly number[]>;

/** Returns the arrow keys that turn the dial. */
function dialKeys(bid: BidMade | undefined, rows: BidRows, setBid: (bid: BidMade) => void) {
  const step = (count: number, face: number) =>
    bid &&
    (() => {
      const next = { count: bid.count + count, face: bid.face + face };
      if (rows.get(next.count)?.includes(next.face)) setBid(next);
    });
  return { ArrowUp: step(1, 0), ArrowDown: step(-1, 0), ArrowLeft: step(0, -1), ArrowRight: step(0, 1) };
}
