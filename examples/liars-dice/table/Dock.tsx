import { Button, Decision, SeatMark } from '@tessera/ui';
import { BidDial } from './BidDial.tsx';
import { CountPanel } from './CountPanel.tsx';
import { percent } from './odds.ts';
import { inRow } from './round.ts';
import type { LiarsDiceModel } from './useLiarsDiceTable.ts';

interface DockProps {
  readonly model: LiarsDiceModel;
}

/** The question with its buttons: the dial for a bid, or the players that still look at the revealed dice. */
export function Dock({ model }: DockProps) {
  const { teller, ask, bid, rows, reveal, isSmall, view } = model;
  const { t } = teller;
  return (
    <Decision
      label={t('table.dock')}
      state={ask ? (model.isCalling ? 'armed' : 'ask') : model.isActing ? 'automatic' : 'waiting'}
      title={titleOf(model)}
      hint={hintOf(model)}
      refusal={model.refusal}
      back={model.parts?.undo}
      actions={actionsOf(model)}
    >
      {bid ? (
        <BidDial
          bid={bid}
          rows={rows}
          chanceOf={model.canSee ? model.chance : undefined}
          teller={teller}
          onBid={model.setBid}
        />
      ) : reveal ? (
        <>
          {isSmall && <CountPanel view={view} reveal={reveal} teller={teller} />}
          <ReadyList model={model} />
        </>
      ) : undefined}
    </Decision>
  );
}

/** Returns what the question means: for the first bid, for a raise, and for a look at the dice. */
function hintOf({ teller: { t }, ask, view }: LiarsDiceModel): string | undefined {
  if (!ask) return undefined;
  if (ask.kind !== 'bid') return t('table.lookHint');
  return t(view.bid ? 'table.raiseHint' : 'table.openHint');
}

/** Returns the question, the current event, or the player waited for. */
function titleOf({ teller, view, seat, ask, shown, beat, reveal }: LiarsDiceModel): string {
  const { t } = teller;
  if (beat) return teller.event(beat.event);
  if (reveal && !shown.info.ending) {
    return reveal.loser === seat ? t('table.youLose') : t('table.loses', { name: teller.seatName(reveal.loser) });
  }
  if (ask) {
    return view.bid ? t('table.yourTurn', { name: teller.seatName(view.bid.seat) }) : t('table.youOpen');
  }
  if (shown.info.ending) return t('table.over');
  return t('table.theirTurn', {
    names: teller.list(shown.decisions.map((decision) => teller.seatName(decision.seat))),
  });
}

const TALL = 'min-h-16 min-w-0 flex-col gap-0 py-1 text-center leading-5 @max-[36rem]:flex-1 @max-[36rem]:px-1.5';

/** Returns the buttons: call and bid, go on, or skip an animation. */
function actionsOf(model: LiarsDiceModel) {
  const { t } = model.teller;
  if (model.bid || model.canCall) {
    return (
      <>
        {model.canCall && <CallButton model={model} />}
        {model.bid && <BidButton model={model} />}
      </>
    );
  }
  if (model.ask?.kind === 'look') {
    return (
      <Button
        tone="act"
        keyHint="Enter"
        onClick={model.goOn}
        className={`${TALL} flex-1 flex-row @min-[48rem]:min-w-40`}
      >
        {t('table.goOn')}
      </Button>
    );
  }
  return model.isMoving ? <Button onClick={model.skip}>{t('table.skip')}</Button> : undefined;
}

/** Asks once: the first press arms it, and until it is withdrawn Enter belongs to it instead of the bid. */
function CallButton({ model: { teller, isCalling, call, standingChance } }: DockProps) {
  const { t, language } = teller;
  return (
    <Button
      tone="harm"
      pressed={isCalling}
      aria-keyshortcuts={isCalling ? 'Enter' : 'x'}
      keyHint={isCalling ? 'Enter' : 'X'}
      onClick={call}
      className={TALL}
    >
      <b className="font-title text-title">{t('table.liar')}</b>
      <span className="text-note">
        {isCalling
          ? t('table.liarSure')
          : standingChance === undefined
            ? t('table.liarHint')
            : t('table.liarOdds', { chance: percent(1 - standingChance, language) })}
      </span>
    </Button>
  );
}

function BidButton({ model: { teller, bid, isCalling, isSending, makeBid, canSee, chance } }: DockProps) {
  const { t, language } = teller;
  return (
    bid && (
      <Button
        tone={isCalling ? 'rest' : 'act'}
        aria-keyshortcuts={isCalling ? undefined : 'Enter'}
        keyHint={isCalling ? undefined : 'Enter'}
        working={isSending}
        onClick={makeBid}
        className={`${TALL} flex-1 @min-[48rem]:min-w-36`}
      >
        <b className="text-lead">{t('table.bidNow', { count: bid.count, face: t(`table.faces.${bid.face}`) })}</b>
        {canSee && <span className="text-note">{t('table.bidOdds', { chance: percent(chance(bid), language) })}</span>}
      </Button>
    )
  );
}

/** The other players with dice, and whether they are ready for the next round. */
function ReadyList({ model: { view, seat, teller } }: DockProps) {
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-5 gap-y-1 p-0">
      {inRow(view.players).map(
        ({ id: of, item: player }) =>
          player.dice.length > 0 &&
          of !== seat && (
            <li key={of} className="flex items-center gap-1.5">
              <SeatMark seat={of} size={14} /> {teller.seatName(of)}{' '}
              <span className={player.ready ? 'text-good' : 'text-muted'}>
                {teller.t(player.ready ? 'table.ready' : 'table.looking')}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
