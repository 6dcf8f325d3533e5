import { type TableProps, useDecision, useStage } from '@tessera/table';
import { classes, type MapBoardHandle, NARROW, TableFrame, useKeys, useMedia } from '@tessera/ui';
import type { Action, View } from '@tessera/war-of-the-ring';
import { fellows, regionAt, sideOf, wayOf } from '@tessera/war-of-the-ring/facts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LogRow } from './log/LogRow.tsx';
import { Since } from './log/SinceLastTurn.tsx';
import { type Layer, WarMap } from './map/WarMap.tsx';
import { anchorsOf } from './model/answers.ts';
import { usesOfCard } from './model/cardState.ts';
import { newsSince } from './model/news.ts';
import type { Option } from './model/offer.ts';
import { separationOf } from './model/separation.ts';
import { trailOf } from './model/trail.ts';
import { useChoice } from './model/useChoice.ts';
import { usedDice } from './model/usedDice.ts';
import { useHovered } from './model/useHovered.ts';
import { useOrders } from './model/useOrders.ts';
import { Battle } from './parts/Battle.tsx';
import { Dice, DiceRow } from './parts/Dice.tsx';
import { DieChoices } from './parts/DieChoices.tsx';
import { Dock } from './parts/Dock.tsx';
import { Fellowship } from './parts/Fellowship.tsx';
import { Hand } from './parts/Hand.tsx';
import { Goals } from './parts/Heading.tsx';
import { Hunt } from './parts/Hunt.tsx';
import { LayerChips, LayerSwitches } from './parts/LayerChips.tsx';
import { Latest, LogPanel } from './parts/LogPanel.tsx';
import { OrdersPanel } from './parts/OrdersPanel.tsx';
import { Politics } from './parts/Politics.tsx';
import { PutRight } from './parts/PutRight.tsx';
import { RegionPanel } from './parts/RegionPanel.tsx';
import { TableCards } from './parts/TableCards.tsx';
import { SCRIPT } from './story.ts';
import './table.css';

/** Insets of the map. The layer switches lie over the sea in the south-west, where no land is. */
const ROOMY = { top: 8, right: 56, bottom: 10, left: 8 };
const TIGHT = { top: 4, right: 2, bottom: 14, left: 2 };
const LOW = '(max-height: 719px)';
const TABLET = '(min-width: 600px)';

/**
 * Table of War of the Ring: the map in the middle, dice, Hunt and politics at its left, the selected region and the log
 * at its right.
 */
export function WarTable(props: TableProps<View, Action>) {
  const { teller, settings, parts } = props;
  const { say } = teller;
  const hand = useDecision(props);
  const { shown, seat, ask, legal } = hand;
  const { view } = shown;
  const stage = useStage(props.shown, settings.motion, SCRIPT);
  const choice = useChoice(legal, hand.act);
  const standing = useOrders(props, hand);
  const isNarrow = useMedia(NARROW);
  const isTablet = useMedia(TABLET);
  const isLow = useMedia(LOW);
  const map = useRef<MapBoardHandle>(null);
  const [layers, setLayers] = useState<ReadonlySet<Layer>>(() => new Set(['reach', 'nations']));
  const [hovered, hover] = useHovered();
  const commitButton = useRef<HTMLButtonElement>(null);
  const [pinned, setPinned] = useState<number>();
  const [told, setTold] = useState<readonly number[]>([]);
  const [scouts, setScouts] = useState<readonly number[]>([]);
  const [isPeeking, peek] = useState(false);
  const [tab, setTab] = useState('dock');
  const news = useMemo(() => newsSince(shown.log, seat), [shown.log, seat]);

  const trail = useMemo(() => (view ? trailOf(view, shown.log) : undefined), [view, shown.log]);
  const group = useMemo(() => (view ? scouts.filter((one) => fellows(view).includes(one)) : []), [view, scouts]);
  const separation = useMemo(
    () => (view && group.length > 0 ? separationOf(view, seat ?? 'spectator', group) : undefined),
    [view, seat, group],
  );

  const isSlot = ask?.kind === 'slot';
  const { offer, armed, die } = choice;
  const options = useMemo(() => {
    if (isSlot && die === undefined) return [];
    const open = offer.options.filter((option) => option.kind === 'place' || option.action.type !== 'pass');
    // Discarding a die comes last.
    const isWaste = (option: Option) => option.kind === 'action' && option.action.type === 'skip';
    return [...open.filter((option) => !isWaste(option)), ...open.filter(isWaste)];
  }, [isSlot, die, offer]);
  const openDice = useMemo(
    () => (isSlot ? new Set(legal.flatMap((action) => ('die' in action ? [action.die] : []))) : undefined),
    [isSlot, legal],
  );
  const diceInOrder = [...(openDice ?? [])].toSorted((a, b) => a - b);
  const nations = useMemo(
    () => new Set(legal.flatMap((action) => (action.type === 'advance' ? [action.nation] : []))),
    [legal],
  );
  const tell = (regions: readonly number[]) => {
    setTold(regions);
    map.current?.reveal(regions);
  };
  const battle = view?.battle;
  const [attackFrom, attackOn] = battle ? [regionAt(battle.from), regionAt(battle.to)] : [];
  useEffect(() => {
    // A battle moves the map to its place, zoomed in if the whole map is small; nothing else moves the map.
    if (attackFrom === undefined || attackOn === undefined) return;
    const board = map.current;
    if (!isNarrow) return board?.reveal([attackOn]);
    board?.focusOn([attackFrom, attackOn]);
    return () => board?.fit();
  }, [attackFrom, attackOn, isNarrow]);

  const pickCard = (card: number) => {
    const uses = usesOfCard(legal, card);
    const use = uses.find((action) => action.type !== 'play' || action.die === die || action.die < 0) ?? uses[0];
    if (!use) return;
    if (armed && JSON.stringify(armed) === JSON.stringify(use)) choice.commit(use);
    else choice.pickAction(use);
  };
  const number = (n: number) => {
    if (isSlot && die === undefined) {
      const face = diceInOrder[n];
      if (face !== undefined) choice.pickDie(face);
      return;
    }
    const option = options[n];
    if (!option) return;
    choice.pickOption(option);
    // After a choice on the map, the focus moves to the commit button, so that Enter does not act on the map's cursor.
    if (document.activeElement?.role === 'application') commitButton.current?.focus();
  };
  const toggle = (layer: Layer) =>
    setLayers((before) => {
      const next = new Set(before);
      if (!next.delete(layer)) next.add(layer);
      return next;
    });
  const back = () => {
    if (!choice.back()) setPinned(undefined);
  };
  const isMoving = props.shown?.acting !== undefined && !shown.isReplay;
  const pass = isSlot ? legal.find(({ type }) => type === 'pass') : undefined;
  useKeys(
    {
      Enter: armed ? () => choice.commit() : undefined,
      Escape: back,
      p: pass ? () => choice.commit(pass) : undefined,
      r: isSlot && die !== undefined ? () => choice.pickRing() : undefined,
      h: () => toggle('bare'),
      n: () => toggle('nations'),
      v: () => toggle('control'),
      m: () => toggle('muster'),
      b: () => toggle('borders'),
      ...(isMoving ? { ' ': stage.skip } : {}),
      ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => number(i)])),
    },
    isMoving ? undefined : peek,
  );
  if (!view || !trail) return null;

  const isOver = shown.info.ending !== undefined;
  const side = seat === undefined ? undefined : sideOf(view, seat);
  const way = wayOf(view);
  const [start] = choice.trail;
  const end = armed ? anchorsOf(armed).at(-1) : undefined;
  const inspected = pinned ?? hovered;
  const targets = isPeeking ? [] : ask ? offer.regions : [];
  const acting = props.shown?.acting;
  const toldEvents =
    stage.beat && acting ? acting.entry.events.slice(0, acting.events) : (stage.aftermath?.events ?? []);
  const story = stage.beat ? teller.event(stage.beat.event) : undefined;
  const press = (region: number) => {
    if (ask && choice.pickRegion(region)) return;
    setPinned(region === pinned ? undefined : region);
  };
  const stageCard = (stage.beat || stage.aftermath) && (
    <LogRow
      events={toldEvents}
      teller={teller}
      isMoving={stage.beat !== undefined}
      skip={isMoving ? stage.skip : undefined}
    />
  );
  const used = [0, 1].map((one) => usedDice(view, shown.log, one));
  const dice = (
    <Dice view={view} teller={teller} side={side} open={openDice} picked={die} used={used} onPick={choice.pickDie} />
  );
  const hunt = <Hunt view={view} teller={teller} odds={settings.odds} />;
  const politics = (
    <Politics
      view={view}
      teller={teller}
      open={nations}
      picked={armed?.type === 'advance' ? armed.nation : undefined}
      onPick={(nation) => choice.pickAction({ type: 'advance', nation })}
    />
  );
  const cards = seat !== undefined && (
    <Hand
      view={view}
      seat={seat}
      teller={teller}
      legal={legal}
      die={die}
      armed={armed}
      isColumn={isLow || !isTablet}
      onPick={pickCard}
    />
  );
  const region = inspected !== undefined && (
    <RegionPanel view={view} teller={teller} region={inspected} seat={seat} isPinned={pinned === inspected} />
  );
  const log = <LogPanel state={shown} teller={teller} region={inspected} onTell={setTold} />;
  const dock = (
    <div className="flex min-h-full flex-col">
      {/* The question keeps its height, so that the map does not move. */}
      <div className={classes('grid flex-1 grid-cols-1', !isLow && !isNarrow && !shown.isReplay && 'min-h-45.5')}>
        <Dock
          view={view}
          teller={teller}
          hand={hand}
          choice={choice}
          options={options}
          odds={settings.odds}
          back={
            parts?.undo && (
              <div className={classes('max-w-96', !isLow && !isNarrow && '[&_button]:min-h-9')}>{parts.undo}</div>
            )
          }
          story={story}
          skip={isMoving ? stage.skip : undefined}
          dice={
            isNarrow && openDice ? (
              <DiceRow
                view={view}
                teller={teller}
                side={side ?? 0}
                open={openDice}
                picked={die}
                used={used}
                onPick={choice.pickDie}
              />
            ) : openDice && !isLow && die === undefined && !armed ? (
              <DieChoices dice={diceInOrder} legal={legal} side={side ?? 0} teller={teller} onPick={choice.pickDie} />
            ) : undefined
          }
          extra={isNarrow ? stageCard : undefined}
          ordered={standing.answer}
          onStopOrders={standing.stop}
          commitButton={commitButton}
          meanwhile={
            isOver || ((isLow || shown.isReplay) && !isNarrow) ? undefined : (
              <Latest state={shown} teller={teller} most={isNarrow ? 6 : 4} />
            )
          }
        />
      </div>
      {!isLow && isTablet && cards && !isOver && (
        <div className="min-h-34 border-hairline border-t bg-table px-3">{cards}</div>
      )}
    </div>
  );
  const board = (
    <div className="absolute inset-0 bg-[var(--wr-sea)]">
      <WarMap
        ref={map}
        view={view}
        teller={teller}
        layers={layers}
        targets={targets}
        from={start === undefined ? way.from : regionAt(start)}
        to={end === undefined ? way.to : regionAt(end)}
        inspected={pinned}
        told={told}
        separation={separation}
        trail={trail}
        insets={isNarrow ? TIGHT : ROOMY}
        bare={isNarrow}
        onHover={hover}
        onPress={press}
        onCommit={() => choice.commit()}
        onCancel={() => choice.back()}
      />
      <LayerChips
        layers={layers}
        teller={teller}
        isSmall={isNarrow}
        onToggle={toggle}
        onFit={() => map.current?.fit()}
        onChoices={targets.length > 0 ? () => map.current?.focusOn(targets) : undefined}
      />
      {!isNarrow && stageCard && <div className="absolute top-3 left-3 z-20">{stageCard}</div>}
      {isLow && !isNarrow && !stageCard && !isPeeking && (
        <div className="pointer-events-none absolute top-2 right-2 left-2 text-muted">
          <Latest state={shown} teller={teller} most={2} />
        </div>
      )}
    </div>
  );
  const battlePanel = battle && {
    id: 'battle',
    label: say('table.battle'),
    content: <Battle view={view} teller={teller} seat={seat} log={shown.log} odds={settings.odds} />,
  };
  const since = news.length > 0 && {
    id: 'since',
    label: say('table.sinceShort', { n: news.length }),
    content: <Since events={news} teller={teller} motion={settings.motion} onTell={tell} />,
  };
  const isCompanion = shown.info.mode === 'companion' && seat !== undefined && !shown.isReplay && !isOver;
  const putRight = isCompanion && (
    <PutRight view={view} teller={teller} region={pinned} onEdit={(patches) => void props.table.edit(patches)} />
  );
  const flush = (content: React.ReactNode) => <div className="-mx-4 -my-3">{content}</div>;
  const bearers = <Fellowship view={view} teller={teller} group={group} separation={separation} onGroup={setScouts} />;
  const fellowship = flush(bearers);
  const orders = seat !== undefined && !isOver && !shown.isReplay && (
    <OrdersPanel orders={standing.orders} teller={teller} onChange={standing.setOrders} />
  );
  const tableCards = flush(
    <>
      <TableCards view={view} teller={teller} />
      {orders}
    </>,
  );
  const panels = isNarrow
    ? [
        ...(battlePanel ? [battlePanel] : []),
        { id: 'hand', label: say('table.handTab'), content: cards || tableCards },
        {
          id: 'war',
          label: say('table.warTab'),
          content: flush(
            <>
              <LayerSwitches layers={layers} teller={teller} onToggle={toggle} className="gap-2 px-4 pb-3" />
              {putRight}
              {dice}
              {hunt}
              {politics}
              {bearers}
              <TableCards view={view} teller={teller} />
              {orders}
            </>,
          ),
        },
        ...(region ? [{ id: 'region', label: say('table.regionTab'), content: region }] : []),
        {
          id: 'log',
          label: say('table.log'),
          content: since ? (
            <>
              {since.content}
              {log}
            </>
          ) : (
            log
          ),
        },
      ]
    : [
        ...(battlePanel ? [battlePanel] : []),
        // During a battle only a pinned region is shown: the panel must not jump with the pointer.
        ...(region && (!battlePanel || pinned !== undefined)
          ? [{ id: 'region', label: say('table.regionTab'), content: region }]
          : []),
        ...(isLow && cards ? [{ id: 'hand', label: say('table.handTab'), content: cards }] : []),
        ...(since && !battlePanel ? [since] : []),
        ...(putRight ? [{ id: 'real', label: say('table.realTable'), content: flush(putRight) }] : []),
        // Panels above the log always leave some of its lines visible.
        { id: 'log', label: say('table.log'), content: <div className="flex h-52 flex-col *:h-full">{log}</div> },
        { id: 'fellowship', label: say('table.fellowship'), content: fellowship },
        { id: 'cards', label: say('table.cards'), content: tableCards },
      ];
  return (
    <TableFrame
      top={isNarrow ? <Goals view={view} teller={teller} /> : undefined}
      side={
        isNarrow ? undefined : (
          <div className="w-64">
            {dice}
            {hunt}
            {politics}
          </div>
        )
      }
      sideIsColumn
      board={board}
      dock={dock}
      dockLabel={say('table.decide')}
      panels={panels}
      tab={{ selected: tab, onSelect: setTab }}
      className="[--sheet:23rem]"
    />
  );
}
