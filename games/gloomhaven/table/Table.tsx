import { type Choice, currentFigure, isPicking, recordOf, type View } from '@tessera/gloomhaven/selectors';
import { type TableProps, useStage } from '@tessera/table';
import { classes, type HexBoardHandle, type Insets, NARROW, TableFrame, useKeys, useMedia } from '@tessera/ui';
import { useEffect, useMemo, useRef } from 'react';
import { AttackPanel, TargetList } from './attack/AttackPanel.tsx';
import { BlowCard, BlowMarks } from './attack/BlowCard.tsx';
import { DecksPanel } from './attack/DecksPanel.tsx';
import { GameBoard } from './board/GameBoard.tsx';
import { HexLine } from './board/HexLine.tsx';
import { LayerButtons } from './board/LayerButtons.tsx';
import { MiniMap } from './board/MiniMap.tsx';
import { CompanionView } from './companion/CompanionView.tsx';
import { useCorrections } from './companion/useCorrections.ts';
import { nextSet } from './dock/ChoiceList.tsx';
import { Dock, defaultOf, passOf } from './dock/Dock.tsx';
import { CardPicker, StaminaTrack, sortedCards, toggleCard } from './hand/CardPicker.tsx';
import { CharacterPanels } from './heroes/CharacterPanels.tsx';
import { DUNGEON } from './looks.ts';
import { cellsOf } from './model/cells.ts';
import { infusersOf } from './model/infusers.ts';
import { oddsOf } from './model/odds.ts';
import { blowOf, SCRIPT, viewDuring } from './model/story.ts';
import { FocusTrace } from './monsters/FocusTrace.tsx';
import { MonsterPanels } from './monsters/MonsterPanels.tsx';
import { WhenMonstersAct } from './monsters/WhenMonstersAct.tsx';
import { ElementTracker } from './trackers/ElementTracker.tsx';
import { ObjectiveLine } from './trackers/Heading.tsx';
import { InitiativeTracker } from './trackers/InitiativeTracker.tsx';
import { useGameStore } from './useGameStore.ts';
import { useTurn } from './useTurn.ts';

/** Width that fits a hero, two cards and items side by side below the map. */
const WIDE = '(min-width: 1240px)';
const TABLET = '(min-width: 640px) and (min-height: 900px)';

/** The buttons of the board cover its right edge. */
const COVERED: Insets = { top: 8, right: 52, bottom: 48, left: 8 };

/** Gloomhaven by phase: empty before the match is loaded, then the scenario with cards or map. */
export function GloomhavenTable(props: TableProps<View, Choice>) {
  const { shown: moment } = props;
  const acting = moment?.acting;
  const shownView = moment?.state.view ?? props.state.view;
  const view = useMemo(() => {
    if (!acting?.before.view || !acting.after.view) return shownView;
    return viewDuring(acting.before.view, acting.after.view, acting.entry.events.slice(0, acting.events));
  }, [acting, shownView]);
  if (!view) return null;
  return <ScenarioPlay {...props} view={view} />;
}

/** A scenario in play: turn order at the top, map or cards in the middle, the question below, and panels beside it. */
function ScenarioPlay(props: TableProps<View, Choice> & { readonly view: View }) {
  const { view, teller, settings, parts } = props;
  const { say: t } = teller;
  const stage = useStage(props.shown, settings.motion, SCRIPT);
  const turn = useTurn(props, view);
  const { hand, store, offer, armed, picked } = turn;
  const { shown, seat, ask } = hand;
  const inspected = useGameStore(store, (state) => state.inspected);
  const shows = useGameStore(store, (state) => state.shows);
  const hasMap = useGameStore(store, (state) => state.hasMap);
  const corrections = useCorrections(props);
  const isCompanion = shown.info.mode === 'companion' && seat !== undefined;
  const isNarrow = useMedia(NARROW);
  const isLow = useMedia('(max-height: 719px)');
  // With enough room the dock keeps its height, so that the map does not jump when the question changes.
  const hasRoom = !isNarrow && !isLow && view.round > 0;
  const isWide = useMedia(WIDE) && !isNarrow && !isLow;
  // The sheet of a tablet also has room for the player's cards.
  const isTablet = useMedia(TABLET) && isNarrow && view.round > 0;
  const board = useRef<HexBoardHandle>(null);
  const { beat, aftermath } = stage;
  const isMoving = props.shown?.acting !== undefined && !shown.isReplay;
  const isOver = shown.info.ending !== undefined;
  const active = isOver ? undefined : beat ? view.turn.figure : (currentFigure(view) ?? (ask ? seat : undefined));
  const cells = cellsOf(view);
  const isPicked = isPicking(view) && seat !== undefined && !view.heroes[seat]?.exhausted && !isMoving;
  const hasCards = isPicked && shows === 'cards';
  const infusers = useMemo(() => infusersOf(shown.log), [shown.log]);
  const asked = useMemo(() => shown.decisions.map((decision) => decision.seat), [shown.decisions]);

  const odds = useMemo(() => (seat === undefined || !ask ? [] : oddsOf(view, seat, armed)), [view, seat, ask, armed]);
  const allOdds = useMemo(() => {
    if (seat === undefined || !ask || armed || !view.performances.at(-1)?.attack) return [];
    return [...offer.figures.values()].flatMap((choice) => oddsOf(view, seat, choice));
  }, [view, seat, ask, armed, offer]);

  const blow = useMemo(
    () => (beat || aftermath ? blowOf(shown.log.slice(-8)) : undefined),
    [beat, aftermath, shown.log],
  );
  const blowCell = blow && view.figures[blow.target]?.cell;
  const blowId = blow?.id;
  useEffect(() => {
    if (blowId !== undefined && blowCell !== undefined && blowCell >= 0) board.current?.reveal([blowCell]);
  }, [blowId, blowCell]);
  const walk = useMemo(
    () =>
      beat && beat.path.length > 1
        ? { figure: Number(beat.event.figure), path: beat.path, length: stage.length }
        : undefined,
    [beat, stage.length],
  );

  const pickable =
    seat !== undefined && ask?.kind === 'picks' ? sortedCards(view, seat).filter(({ pile }) => pile === 'hand') : [];
  const pass = ask ? passOf(turn) : undefined;
  const toggle = store.getState().toggle;
  const enter = () => turn.commit(turn.wanted ?? (ask ? defaultOf(turn) : undefined));
  const putBack = () => {
    store.getState().arm(undefined);
    turn.pick([]);
  };
  useKeys({
    Enter: enter,
    Escape: putBack,
    p: pass && (() => turn.commit(pass)),
    t: offer.areas.length > 1 ? turn.turn : undefined,
    x: picked.length === 2 ? () => turn.pick([picked[1]!, picked[0]!]) : undefined,
    m: () => store.getState().show(shows === 'cards' ? 'map' : 'cards'),
    r: () => toggle('reach'),
    d: () => toggle('range'),
    v: () => toggle('sight'),
    h: () => toggle('threat'),
    f: () => toggle('forecast'),
    n: () => toggle('names'),
    ' ': isMoving ? stage.skip : undefined,
    ...numberKeys(),
  });

  const blowCard = blow && (
    <BlowCard blow={blow} teller={teller} isMoving={beat !== undefined} skip={isMoving ? stage.skip : undefined} />
  );
  // The figure whose choice is shown or asked: its reasons appear beside it.
  const acts = (beat || ask) && active !== undefined && active >= view.heroes.length ? active : undefined;

  return (
    <TableFrame
      top={
        <>
          {isNarrow && (
            <div className="flex items-center gap-2 px-2 pt-1 text-note">
              <ObjectiveLine view={view} teller={teller} />
              <div className="ml-auto flex-none">
                <ElementTracker view={view} teller={teller} infusers={infusers} isCompact />
              </div>
            </div>
          )}
          <InitiativeTracker
            view={view}
            teller={teller}
            seat={seat}
            asked={asked}
            lead={picked[0]}
            active={active}
            inspected={inspected}
            isNarrow={isNarrow}
            isLow={isLow}
            onInspect={(figure) => store.getState().inspect(figure)}
          />
        </>
      }
      board={
        <div
          style={DUNGEON}
          className="absolute inset-0 bg-[radial-gradient(ellipse_60%_80%_at_50%_48%,var(--lamp),transparent),var(--table)]"
        >
          {hasCards ? (
            <CardPicker
              view={view}
              teller={teller}
              seat={seat}
              picked={picked}
              isOpen={ask?.kind === 'picks'}
              isNarrow={isNarrow}
              onPick={turn.pick}
              onMap={() => store.getState().show('map')}
            />
          ) : isCompanion && !hasMap ? (
            <CompanionView
              view={view}
              teller={teller}
              seat={seat}
              asked={asked}
              active={active}
              needsMap={ask !== undefined && offer.cells.size + offer.figures.size + offer.areas.length > 0}
              refusal={corrections.refusal}
              onEdit={corrections.edit}
              onMap={() => store.getState().showMap(true)}
            />
          ) : (
            <>
              <GameBoard
                view={view}
                store={store}
                teller={teller}
                offer={offer}
                active={active}
                walk={walk}
                isNarrow={isNarrow}
                board={board}
                blow={blow && <BlowMarks blow={blow} view={view} cells={cells} isStill={settings.motion === 0} />}
                callout={
                  blowCard && blowCell !== undefined && blowCell >= 0 && !isNarrow
                    ? {
                        cell: blowCell,
                        free: [view.figures[blow.attacker]?.cell ?? -1],
                        covered: COVERED,
                        content: blowCard,
                      }
                    : undefined
                }
                onPress={turn.press}
                onCommit={() => turn.commit()}
              />
              {!isNarrow && (
                <div className="pointer-events-none absolute top-2 left-3">
                  <ElementTracker view={view} teller={teller} infusers={infusers} isCompact={isLow} />
                </div>
              )}
              {!isNarrow && <HexLine view={view} teller={teller} store={store} />}
              <LayerButtons
                store={store}
                teller={teller}
                isNarrow={isNarrow}
                toCards={isPicked}
                isCompanion={isCompanion}
              />
            </>
          )}
        </div>
      }
      dock={
        <div
          className={classes('grid min-h-full', hasRoom && !isPicked && !isOver && 'h-82 [&>section]:overflow-y-auto')}
        >
          <Dock
            view={view}
            teller={teller}
            turn={turn}
            stage={stage}
            odds={odds}
            parts={parts}
            isMoving={isMoving}
            hasOdds={isNarrow && settings.odds}
            hasRoom={hasRoom || isTablet}
            isWide={isWide}
            blow={isNarrow ? blowCard : undefined}
            waitsFor={asked}
            isOver={isOver}
          />
        </div>
      }
      dockLabel={t('table.decide')}
      panels={panels()}
      className={
        hasCards || (isCompanion && !hasMap)
          ? '[--sheet:16rem] sm:[--sheet:12rem]'
          : '[--sheet:21rem] sm:[--sheet:27rem]'
      }
    />
  );

  function panels() {
    const log = { id: 'log', label: t('table.log'), content: parts?.log };
    const heroes = {
      id: 'heroes',
      label: t('table.heroes'),
      content: <CharacterPanels view={view} teller={teller} seat={seat} />,
    };
    const monsters = {
      id: 'monsters',
      label: t('table.monsters'),
      content: (
        <>
          <MonsterPanels
            view={view}
            teller={teller}
            inspected={inspected}
            onInspect={(figure) => store.getState().inspect(figure)}
          />
          <div className="mt-2 border-hairline border-t pt-2">
            <DecksPanel view={view} teller={teller} seat={seat} />
          </div>
        </>
      ),
    };
    const first = [];
    if (acts !== undefined && acts !== inspected) {
      first.push({
        id: 'trace',
        label: t('table.reason'),
        content: <FocusTrace view={view} teller={teller} monster={acts} />,
      });
    }
    if (settings.odds && odds.length > 0) {
      first.push({
        id: 'odds',
        label: t('table.odds'),
        content: (
          <>
            {odds.length > 1 && <TargetList view={view} teller={teller} all={odds} />}
            {odds.map((one) => (
              <AttackPanel key={one.target} view={view} teller={teller} odds={one} />
            ))}
          </>
        ),
      });
    } else if (settings.odds && allOdds.length > 0) {
      first.push({
        id: 'odds',
        label: t('table.odds'),
        content: <TargetList view={view} teller={teller} all={allOdds} />,
      });
    }
    // The target's own focus may decide whether it is the right target.
    const [aimed] = odds;
    if (odds.length === 1 && aimed && aimed.target !== inspected && !view.figures[aimed.target]?.acted) {
      first.push({
        id: 'trace',
        label: t('table.reason'),
        content: <FocusTrace view={view} teller={teller} monster={aimed.target} />,
      });
    }
    if (isPicked) {
      const [lead] = picked;
      first.push({
        id: 'stamina',
        label: t('table.planning'),
        content: (
          <div className="flex flex-col gap-3">
            {hasCards && !isNarrow && <MiniMap view={view} teller={teller} active={seat} />}
            <WhenMonstersAct
              view={view}
              teller={teller}
              lead={lead === undefined ? undefined : recordOf('card', lead).initiative}
            />
            <StaminaTrack view={view} teller={teller} seat={seat} />
          </div>
        ),
      });
    }
    return [...first, monsters, heroes, log];
  }

  function numberKeys() {
    const cards = pickable.map(
      ({ card }) =>
        () =>
          turn.pick(toggleCard(picked, card)),
    );
    // Halves and items are in one row, and so are their shortcut keys.
    const plays = [...offer.plays, ...offer.items].map((play) => () => turn.arm(play));
    const others = offer.plain
      .filter(({ type }) => type === 'goal' || type === 'take' || type === 'option' || type === 'element')
      .map((choice) => () => turn.arm(choice));
    const tiles = [...new Set([...offer.cards, ...offer.losses].flatMap((choice) => choice.cards))].map(
      (card) => () => turn.pick(offer.cards.length > 0 ? nextSet(offer, picked, card) : [card]),
    );
    const choices = [cards, plays, tiles, others].find((some) => some.length > 0) ?? [];
    return Object.fromEntries(choices.slice(0, 10).map((choose, n) => [String((n + 1) % 10), choose]));
  }
}
