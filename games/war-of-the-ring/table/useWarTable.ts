import { type TableProps, useDecision, useStage } from '@tessera/table';
import { NARROW, useComparison, useKeys, useMedia } from '@tessera/ui';
import type { Action, View } from '@tessera/war-of-the-ring';
import { sideOf } from '@tessera/war-of-the-ring/facts';
import { useMemo, useRef } from 'react';
import { optionKey } from './choice/offer.ts';
import { useAnswers } from './choice/useAnswers.ts';
import { newsSince } from './model/news.ts';
import { sceneRegions } from './model/sceneRegions.ts';
import { usedDice } from './model/usedDice.ts';
import { useMapState } from './model/useMapState.ts';
import { useOrders } from './model/useOrders.ts';
import type { WarPlan } from './plan/useWarPlan.ts';
import { SCRIPT } from './story.ts';

/** Stable, so that nothing is computed anew while there is no question. */
const NO_REGIONS: readonly number[] = [];
const NO_OPTIONS: readonly { readonly key: string; readonly action: Action }[] = [];
const LOW = '(max-height: 719px)';
const TABLET = '(min-width: 600px)';
const VAST = '(min-width: 1700px)';

/** Manages everything that the table shows and its keys; undefined before the first view. */
export function useWarTable(props: TableProps<View, Action>, plan: WarPlan) {
  const { formatter, settings, parts, table } = props;
  const hand = useDecision(props);
  const { shown, seat } = hand;
  const { view } = shown;
  const stage = useStage(props.shown, settings.motion, SCRIPT);
  const answers = useAnswers(hand);
  // Standing orders answer questions of the match, not those of a plan.
  const standing = useOrders(props, plan.isOpen ? { ...hand, ask: undefined } : hand);
  const screen = {
    isNarrow: useMedia(NARROW),
    isTablet: useMedia(TABLET),
    isLow: useMedia(LOW),
    isVast: useMedia(VAST),
  };
  const map = useMapState(shown, seat, screen.isNarrow);
  const commitButton = useRef<HTMLButtonElement>(null);
  const news = useMemo(() => newsSince(shown.log, seat), [shown.log, seat]);
  const acting = props.shown?.acting;
  const skip = acting !== undefined && !shown.isReplay ? stage.skip : undefined;
  const decisionRegions = view ? sceneRegions(view, hand.ask?.kind, answers.choice) : NO_REGIONS;
  useTableKeys(answers, map, { commitButton, skip, plan, zoom: () => map.zoom(decisionRegions) });
  const { armed } = answers.choice;
  // Places that open further choices have no single future.
  const comparable = useMemo(
    () =>
      settings.odds && hand.ask
        ? answers.options.flatMap((option) =>
            option.kind === 'action' ? [{ key: optionKey(option), action: option.action }] : [],
          )
        : NO_OPTIONS,
    [settings.odds, hand.ask, answers.options],
  );
  const comparison = useComparison(
    comparable.map(({ key }) => key),
    armed && optionKey({ kind: 'action', action: armed }),
  );
  const { trail } = map;
  if (!view || !trail) return undefined;
  return {
    ...{ view, trail, formatter, settings, parts, table, hand, shown, seat, answers, standing, screen, map, news },
    ...{ commitButton, skip, comparable, comparison, plan },
    /** Regions of the question, or of the battle. */
    decisionRegions,
    side: seat === undefined ? undefined : sideOf(view, seat),
    used: [0, 1].map((one) => usedDice(view, shown.log, one)),
    isOver: shown.info.ending !== undefined,
    /** Events on the stage, and whether they are being animated. */
    staged:
      stage.beat || stage.aftermath
        ? {
            events:
              stage.beat && acting ? acting.entry.events.slice(0, acting.events) : (stage.aftermath?.events ?? []),
            isMoving: stage.beat !== undefined,
          }
        : undefined,
    story: stage.beat ? formatter.event(stage.beat.event) : undefined,
  };
}

/** State of the table with a view. */
export type WarTableModel = NonNullable<ReturnType<typeof useWarTable>>;

interface TableActions {
  readonly commitButton: React.RefObject<HTMLButtonElement | null>;
  readonly skip: (() => void) | undefined;
  readonly plan: WarPlan;
  /** Moves the map to the question, or back. */
  zoom(): void;
}

/** Binds the keys of the table. While an event is animated, Space skips it; otherwise it shows the map without targets. */
function useTableKeys(
  { choice, isSlot, pass, pickNumber }: ReturnType<typeof useAnswers>,
  { toggle, setPinned, peek }: ReturnType<typeof useMapState>,
  { commitButton, skip, plan, zoom }: TableActions,
): void {
  const { die } = choice;
  const pickByKey = (n: number) => {
    // After a choice on the map, the focus moves to the commit button, so that Enter does not act on the map's cursor.
    if (pickNumber(n) && document.activeElement?.role === 'application') commitButton.current?.focus();
  };
  useKeys(
    {
      Escape: () => {
        if (choice.back()) return;
        if (plan.isOpen) plan.show(false);
        else setPinned(undefined);
      },
      p: pass ? () => choice.commit(pass) : undefined,
      r: isSlot && die !== undefined ? () => choice.pickRing() : undefined,
      o: plan.isOpen || plan.canOpen ? () => plan.show(!plan.isOpen) : undefined,
      Backspace: plan.actions.length > 0 ? () => plan.cut(plan.actions.length - 1) : undefined,
      h: () => toggle('bare'),
      n: () => toggle('nations'),
      v: () => toggle('control'),
      m: () => toggle('muster'),
      b: () => toggle('borders'),
      z: zoom,
      ...(skip ? { ' ': skip } : {}),
      ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => pickByKey(i)])),
    },
    skip ? undefined : peek,
  );
}
