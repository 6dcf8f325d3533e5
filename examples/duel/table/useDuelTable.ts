import { type Action, actorOf, type CardId, type FigureId, type View, walk } from '@tessera/duel';
import { promptParamNumber, type TableProps, useDecision, useStage } from '@tessera/table';
import { type HexBoardHandle, NARROW, useKeys, useMedia } from '@tessera/ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { attackOdds } from './odds.ts';
import { armedByPress, isFatalHit, isOffered, isOnlyAnswer, type Offer, offerOf, openCells } from './offer.ts';
import { figureName } from './Panels.tsx';
import { type Beat, type Blow, blowOf, SCRIPT, viewDuring } from './story.ts';

/** State and operations of the table, shared by its parts. */
export type DuelModel = NonNullable<ReturnType<typeof useDuelTable>>;

/** Returns the state of the table; undefined before the match has a view. */
export function useDuelTable(props: TableProps<View, Action>) {
  const { teller, settings, parts } = props;
  const { shown, seat, ask, act, legal, refusal } = useDecision(props);
  const stage = useStage(props.shown, settings.motion, SCRIPT);
  const acting = props.shown?.acting;
  const view = useShownView(props, shown.view);
  const offer = useMemo(() => offerOf(legal), [legal]);
  const { armed, arm, disarm, commit } = useArmedAction(legal, act);
  const [hasIntents, setIntents] = useState(true);
  const [first] = offer.plain;
  const damage = ask?.kind === 'damage' ? promptParamNumber(ask.about, 'amount') : undefined;
  /** Suffering the hit fells the viewer, and a card could be lost instead: that asks twice and is never the default. */
  const isFatal = view !== undefined && isFatalHit(offer, view, seat, damage);
  const isOnlyPlain = isOnlyAnswer(offer);
  /** Enter commits the armed action, suffers a hit that the viewer survives, or gives the only answer. */
  const enter = () => commit(armed ?? (!isFatal && (damage !== undefined || isOnlyPlain) ? first : undefined));
  const pickCard = (card: CardId) => {
    const action = offer.cards.get(card);
    if (action && isOffered([action], armed)) commit(action);
    else arm(action);
  };
  const isMoving = acting !== undefined && !shown.isReplay;
  useKeys({
    Enter: enter,
    Escape: armed ? disarm : undefined,
    p: first && ask?.kind !== 'damage' ? () => commit(first) : undefined,
    i: () => setIntents(!hasIntents),
    ' ': isMoving ? stage.skip : undefined,
    ...Object.fromEntries([...offer.cards.keys()].slice(0, 9).map((card, i) => [String(i + 1), () => pickCard(card)])),
  });
  const blow = useMemo(
    () => (stage.beat || stage.aftermath ? blowOf(shown.log.slice(-8)) : undefined),
    [stage.beat, stage.aftermath, shown.log],
  );
  const board = useRef<HexBoardHandle>(null);
  const blowCell = useRevealedBlow(board, blow, view);
  const walking = useWalking(stage.beat, stage.length);
  const path = useArmedPath(view, seat, armed);
  const isNarrow = useMedia(NARROW);
  const isLow = useMedia('(max-height: 719px)');
  if (!view) return undefined;

  const isQuiet = !stage.beat && !stage.aftermath;
  return {
    teller,
    settings,
    parts,
    shown,
    seat,
    ask,
    refusal,
    view,
    offer,
    armed,
    arm,
    isFatal,
    isOnlyPlain,
    disarm,
    commit,
    pickCard,
    press(cell: number, isKey: boolean) {
      const next = armedByPress(offer, view, cell, armed);
      if (next) arm(next);
      // With an armed card, Enter commits it at any cursor position.
      else if (isKey) enter();
    },
    board,
    blow,
    blowCell,
    walking,
    path,
    isNarrow,
    isLow,
    isMoving,
    isActing: acting !== undefined,
    isQuiet,
    beat: stage.beat,
    skip: stage.skip,
    actor: actorOf(view),
    open: openCells(offer, view),
    nameOf: (id: FigureId) => figureName(teller, id),
    damage,
    showsIntents: hasIntents && isQuiet && !shown.info.ending && !shown.decisions.some(({ kind }) => kind === 'damage'),
    ...aimOf(view, offer, armed, ask?.kind === 'aim' ? promptParamNumber(ask.about, 'power') : undefined),
  };
}

/** Returns the view on screen: during an animation, the one after the events shown so far. */
function useShownView({ shown }: TableProps<View, Action>, view: View | undefined): View | undefined {
  const acting = shown?.acting;
  return useMemo(() => {
    if (!acting?.before.view || !acting.after.view) return view;
    return viewDuring(acting.before.view, acting.after.view, acting.entry.events.slice(0, acting.events));
  }, [acting, view]);
}

/** Action that the first press arms and the second commits; dropped when it is no longer legal. */
function useArmedAction(legal: readonly Action[], act: (action: Action) => void) {
  const [picked, arm] = useState<Action>();
  const armed = isOffered(legal, picked) ? picked : undefined;
  const disarm = () => arm(undefined);
  const commit = (action = armed) => {
    if (!action) return;
    disarm();
    act(action);
  };
  return { armed, arm, disarm, commit };
}

/** Moves the camera to the target of a blow, and returns its cell. */
function useRevealedBlow(board: RefObject<HexBoardHandle | null>, blow: Blow | undefined, view: View | undefined) {
  const id = blow?.id;
  const cell = blow && view ? view.figures[blow.target]?.cell : undefined;
  useEffect(() => {
    if (id !== undefined && cell !== undefined) board.current?.reveal([cell]);
  }, [board, id, cell]);
  return cell;
}

/** Returns the walk of the current beat. */
function useWalking(beat: Beat | undefined, length: number) {
  return useMemo(
    () => (beat && beat.path.length > 1 ? { figure: Number(beat.event.figure), path: beat.path, length } : undefined),
    [beat, length],
  );
}

/** Returns the path of an armed move. */
function useArmedPath(view: View | undefined, seat: number | undefined, armed: Action | undefined): readonly number[] {
  return useMemo(() => {
    if (!view || seat === undefined || armed?.type !== 'move') return [];
    return [...walk(view.figures, view.figures[seat]!.cell).pathTo(armed.to)];
  }, [view, seat, armed]);
}

/** Returns the targets of the attack being aimed, and its odds. */
function aimOf(view: View, offer: Offer, armed: Action | undefined, power: number | undefined) {
  const targets: readonly FigureId[] = armed?.type === 'attack' ? armed.targets : [];
  const target = targets.at(-1) ?? (offer.foes.length === 1 ? offer.foes[0] : undefined);
  const odds = power !== undefined && target !== undefined ? attackOdds(view, 'heroes', power, target) : undefined;
  return { targets, target, power, odds };
}
