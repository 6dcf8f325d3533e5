import type { Action, View } from '@tessera/liars-dice';
import { type TableProps, useDecision, useStage } from '@tessera/table';
import { Button, Decision, NARROW, SeatMark, TableFrame, useKeys, useMedia } from '@tessera/ui';
import { useEffect, useMemo, useState } from 'react';
import { BidDial } from './BidDial.tsx';
import { CountPanel } from './CountPanel.tsx';
import { Felt } from './Felt.tsx';
import { OddsPanel } from './OddsPanel.tsx';
import { bidsAllowed, chanceOf, firstOffer, percent } from './odds.ts';
import { SMALL, WIDE } from './places.ts';
import { type BidMade, bidsOf, inRow, revealOf } from './round.ts';
import { SCRIPT, viewDuring } from './story.ts';
import { useLit } from './useLit.ts';

/** Liar's dice: the felt with its cups, the dial below it, odds and log beside it. */
export function LiarsDiceTable(props: TableProps<View, Action>) {
  const { teller, settings, parts } = props;
  const { say, language } = teller;
  const hand = useDecision(props);
  const { shown, seat, ask, act } = hand;
  const stage = useStage(props.shown, settings.motion, SCRIPT);
  const isSmall = useMedia(NARROW);
  const acting = props.shown?.acting;
  const view = (acting ? viewDuring(acting, stage.beat) : undefined) ?? shown.view;

  const rows = useMemo(() => bidsAllowed(hand.legal), [hand.legal]);
  const { bid, setBid } = useDial(view, seat, rows);
  const [isCalling, setCalling] = useState(false);
  const isBidding = ask?.kind === 'bid' && bid !== undefined;
  const canCall = hand.legal.some(({ type }) => type === 'challenge');
  const { seq } = props.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new entry cancels an unconfirmed call.
  useEffect(() => setCalling(false), [seq]);

  const call = () => (isCalling ? act({ type: 'challenge' }) : setCalling(true));
  const step = (count: number, face: number) => () => {
    const next = bid && { count: bid.count + count, face: bid.face + face };
    if (next && rows.get(next.count)?.includes(next.face)) setBid(next);
  };
  useKeys({
    ArrowUp: isBidding ? step(1, 0) : undefined,
    ArrowDown: isBidding ? step(-1, 0) : undefined,
    ArrowLeft: isBidding ? step(0, -1) : undefined,
    ArrowRight: isBidding ? step(0, 1) : undefined,
    x: canCall ? call : undefined,
    Escape: isCalling ? () => setCalling(false) : undefined,
    ' ': acting && !shown.isReplay ? stage.skip : undefined,
    Enter:
      canCall && isCalling
        ? call
        : isBidding
          ? () => act({ type: 'bid', ...bid })
          : ask?.kind === 'look'
            ? () => act({ type: 'ready' })
            : undefined,
  });

  const reveal = view && revealOf(view);
  const lit = useLit(reveal?.total ?? 0, stage.beat?.event.type === 'showdown' ? stage.length : undefined);
  if (!view) return null;
  const canSee = seat !== undefined && settings.odds && (view.players[seat]?.dice.length ?? 0) > 0;
  const chance = (of: BidMade) => chanceOf(view, seat ?? 0, of);
  const standing = view.bid;
  const standingChance = canSee && standing ? chance(standing) : undefined;
  const losing =
    stage.beat?.event.type === 'lost-a-die' || stage.beat?.event.type === 'out' ? stage.beat.event.seat : undefined;

  const board = (
    <div className="absolute inset-0 bg-[radial-gradient(ellipse_62%_80%_at_50%_46%,var(--lamp),transparent),var(--table)]">
      <Felt
        view={view}
        seat={seat}
        room={isSmall ? SMALL : WIDE}
        teller={teller}
        bids={bidsOf(shown.log)}
        chance={standingChance}
        reveal={reveal}
        lit={lit}
        losing={reveal && lit >= reveal.total && losing === undefined && !acting ? reveal.loser : Number(losing ?? -1)}
        asked={reveal ? [] : shown.decisions.map((decision) => decision.seat)}
      />
    </div>
  );

  const title = titleOf();
  const dock = (
    <Decision
      label={say('table.dock')}
      state={ask ? (isCalling ? 'armed' : 'ask') : acting ? 'automatic' : 'waiting'}
      title={title}
      hint={ask?.kind === 'bid' ? say('table.raiseHint') : ask ? say('table.lookHint') : undefined}
      refusal={hand.refusal}
      back={parts?.undo}
      actions={
        isBidding || canCall ? (
          <>
            {canCall && (
              <Button tone="harm" pressed={isCalling} aria-keyshortcuts="x" onClick={call} className={TALL}>
                <b className="font-title text-title">{say('table.liar')}</b>
                <span className="text-note">
                  {isCalling
                    ? say('table.liarSure')
                    : standingChance === undefined
                      ? say('table.liarHint')
                      : say('table.liarOdds', { chance: percent(1 - standingChance, language) })}
                </span>
              </Button>
            )}
            {isBidding && (
              <Button
                tone={isCalling ? 'rest' : 'act'}
                aria-keyshortcuts="Enter"
                working={props.state.sending > 0}
                onClick={() => act({ type: 'bid', ...bid })}
                className={`${TALL} flex-1 @min-[48rem]:min-w-36`}
              >
                <b className="text-lead">
                  {say('table.bidNow', { count: bid.count, face: say(`table.faces.${bid.face}`) })}
                </b>
                {canSee && (
                  <span className="text-note">{say('table.bidOdds', { chance: percent(chance(bid), language) })}</span>
                )}
              </Button>
            )}
          </>
        ) : ask?.kind === 'look' ? (
          <Button
            tone="act"
            keyHint="Enter"
            onClick={() => act({ type: 'ready' })}
            className={`${TALL} flex-1 flex-row @min-[48rem]:min-w-40`}
          >
            {say('table.goOn')}
          </Button>
        ) : acting && !shown.isReplay ? (
          <Button onClick={stage.skip}>{say('table.skip')}</Button>
        ) : undefined
      }
    >
      {isBidding ? (
        <BidDial bid={bid} rows={rows} chanceOf={canSee ? chance : undefined} teller={teller} onBid={setBid} />
      ) : reveal ? (
        <>
          {isSmall && <CountPanel view={view} reveal={reveal} teller={teller} />}
          <ul className="m-0 flex list-none flex-wrap gap-x-5 gap-y-1 p-0">
            {inRow(view.players).map(
              ({ id: of, item: player }) =>
                player.dice.length > 0 &&
                of !== seat && (
                  <li key={of} className="flex items-center gap-1.5">
                    <SeatMark seat={of} size={14} /> {teller.seatName(of)}{' '}
                    <span className={player.ready ? 'text-good' : 'text-muted'}>
                      {say(player.ready ? 'table.ready' : 'table.looking')}
                    </span>
                  </li>
                ),
            )}
          </ul>
        </>
      ) : undefined}
    </Decision>
  );

  return (
    <TableFrame
      board={board}
      dock={dock}
      dockLabel={say('table.decide')}
      panels={[
        ...(reveal && !isSmall
          ? [
              {
                id: 'count',
                label: say('table.theCount'),
                content: <CountPanel view={view} reveal={reveal} teller={teller} />,
              },
            ]
          : []),
        ...(canSee && !(reveal && !isSmall)
          ? [
              {
                id: 'odds',
                label: say('table.oddsTab'),
                content: (
                  <OddsPanel
                    view={view}
                    seat={seat}
                    teller={teller}
                    bid={isBidding ? bid : undefined}
                    rows={rows}
                    onBid={setBid}
                  />
                ),
              },
            ]
          : []),
        { id: 'log', label: say('table.log'), content: parts?.log },
      ]}
      className={shown.info.ending ? '[--sheet:9rem]' : '[--sheet:21rem]'}
    />
  );

  /** Returns the question, the current event, or the player waited for. */
  function titleOf(): string {
    if (stage.beat) return teller.event(stage.beat.event);
    if (reveal && !shown.info.ending) {
      return reveal.loser === seat ? say('table.youLose') : say('table.loses', { name: teller.seatName(reveal.loser) });
    }
    if (ask) {
      return standing ? say('table.yourTurn', { name: teller.seatName(standing.seat) }) : say('table.youOpen');
    }
    if (shown.info.ending) return say('table.over');
    return say('table.theirTurn', {
      names: teller.list(shown.decisions.map((decision) => teller.seatName(decision.seat))),
    });
  }
}

const TALL = 'min-h-16 min-w-0 flex-col gap-0 py-1 text-center leading-5 @max-[36rem]:flex-1 @max-[36rem]:px-1.5';

/** Returns the bid on the dial: kept while it is legal, otherwise the most likely one. */
function useDial(view: View | undefined, seat: number | undefined, rows: ReadonlyMap<number, readonly number[]>) {
  const [chosen, setBid] = useState<BidMade>();
  const bid = useMemo(() => {
    if (!view || seat === undefined || rows.size === 0) return undefined;
    const isOpen = chosen && rows.get(chosen.count)?.includes(chosen.face);
    return isOpen ? chosen : firstOffer(view, seat, rows);
  }, [view, seat, rows, chosen]);
  return { bid, setBid };
}
