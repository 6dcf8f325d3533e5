import { Button, CompareButton, Decision, SeatMark } from '@tessera/ui';
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
  const { formatter, ask, bid, rows, reveal, isSmall, view } = model;
  const { t } = formatter;
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
          formatter={formatter}
          onBid={model.setBid}
        >
          <CompareBids model={model} />
        </BidDial>
      ) : reveal ? (
        <>
          {isSmall && <CountPanel view={view} reveal={reveal} formatter={formatter} />}
          <ReadyList model={model} />
        </>
      ) : undefined}
    </Decision>
  );
}

/** Returns the explanation of the question: for the first bid, for a raise, and for a look at the dice. */
function hintOf({ formatter: { t }, ask, view }: LiarsDiceModel): string | undefined {
  if (!ask) return undefined;
  if (ask.kind !== 'bid') return t('table.lookHint');
  return t(view.bid ? 'table.raiseHint' : 'table.openHint');
}

/** Returns the question, the current event, or the player waited for. */
function titleOf({ formatter, view, seat, ask, shown, beat, reveal }: LiarsDiceModel): string {
  const { t } = formatter;
  if (beat) return formatter.event(beat.event);
  if (reveal && !shown.info.ending) {
    return reveal.loser === seat ? t('table.youLose') : t('table.loses', { name: formatter.seatName(reveal.loser) });
  }
  if (ask) {
    return view.bid ? t('table.yourTurn', { name: formatter.seatName(view.bid.seat) }) : t('table.youOpen');
  }
  if (shown.info.ending) return t('table.over');
  return t('table.theirTurn', {
    names: formatter.list(shown.decisions.map((decision) => formatter.seatName(decision.seat))),
  });
}

const TALL = 'min-h-16 min-w-0 flex-col gap-0 py-1 text-center leading-5 @max-[36rem]:flex-1 @max-[36rem]:px-1.5';

/** Returns the buttons: call and bid, go on, or skip an animation. */
function actionsOf(model: LiarsDiceModel) {
  const { t } = model.formatter;
  if (model.bid || model.canCall) {
    return (
      <>
        {!model.bid && <CompareBids model={model} />}
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

/** Beside the dial, because the bar of a phone has room for two buttons only. */
function CompareBids({ model: { comparison, formatter } }: DockProps) {
  return (
    <CompareButton
      comparison={comparison}
      label={formatter.t('compare.open')}
      className="min-h-target self-center px-2 @min-[48rem]:order-last"
    />
  );
}

/** Asks once: the first press arms it, and until it is withdrawn Enter belongs to it instead of the bid. */
function CallButton({ model: { formatter, isCalling, call, standingChance } }: DockProps) {
  const { t, language } = formatter;
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

function BidButton({ model: { formatter, bid, isCalling, isSending, makeBid, canSee, chance } }: DockProps) {
  const { t, language } = formatter;
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
function ReadyList({ model: { view, seat, formatter } }: DockProps) {
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-5 gap-y-1 p-0">
      {inRow(view.players).map(
        ({ id: of, item: player }) =>
          player.dice.length > 0 &&
          of !== seat && (
            <li key={of} className="flex items-center gap-1.5">
              <SeatMark seat={of} size={14} /> {formatter.seatName(of)}{' '}
              <span className={player.ready ? 'text-good' : 'text-muted'}>
                {formatter.t(player.ready ? 'table.ready' : 'table.looking')}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
