import {
  type Action,
  actorOf,
  type CardId,
  cellName,
  type FigureId,
  figureOn,
  isHero,
  isPillar,
  MONSTER_IDS,
  monsterKind,
  type View,
  walk,
} from '@tessera/duel';
import { promptParamNumber, type TableProps, useDecision, useStage } from '@tessera/table';
import {
  Button,
  centreOf,
  Decision,
  HexBoard,
  type HexBoardHandle,
  type Insets,
  NARROW,
  PathLine,
  Region,
  TableFrame,
  useKeys,
  useMedia,
} from '@tessera/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BlowCard } from './BlowCard.tsx';
import { DamageChoice } from './DamageChoice.tsx';
import { BlowMarks, Figures, GROUND, Intents, intentNotes, Names, Notes } from './Floor.tsx';
import { Hand } from './Hand.tsx';
import { CELLS } from './looks.ts';
import type { FloorNote } from './notePlace.ts';
import { FigureList, Order } from './Order.tsx';
import { attackOdds } from './odds.ts';
import { armedByPress, isOffered, offerOf, openCells } from './offer.ts';
import { DecksPanel, FocusPanel, figureName, OddsPanel } from './Panels.tsx';
import { blowOf, SCRIPT, viewDuring } from './story.ts';

/** The buttons of the board cover its right edge. */
const INSETS: Insets = { top: 26, right: 52, bottom: 24, left: 20 };
const NO_EDGE: Insets = { top: 4, right: 0, bottom: 8, left: 0 };

/** Duel: thirty hexes, the turn order above them, the question and the viewer's cards below. */
export function DuelTable(props: TableProps<View, Action>) {
  const { teller, settings, parts } = props;
  const { say } = teller;
  const hand = useDecision(props);
  const { shown, seat, ask, act, legal } = hand;
  const stage = useStage(props.shown, settings.motion, SCRIPT);
  const isNarrow = useMedia(NARROW);
  const isLow = useMedia('(max-height: 719px)');
  const board = useRef<HexBoardHandle>(null);
  const acting = props.shown?.acting;
  const view = useMemo(() => {
    if (!acting?.before.view || !acting.after.view) return shown.view;
    return viewDuring(acting.before.view, acting.after.view, acting.entry.events.slice(0, acting.events));
  }, [acting, shown.view]);

  const offer = useMemo(() => offerOf(legal), [legal]);
  const [picked, setPicked] = useState<Action>();
  const [hasIntents, setIntents] = useState(true);
  const armed = isOffered(legal, picked) ? picked : undefined;
  const commit = (action = armed) => {
    if (!action) return;
    setPicked(undefined);
    act(action);
  };
  const [first] = offer.plain;
  /** Enter commits the armed action, or suffers a hit. */
  const enter = () => commit(armed ?? (ask?.kind === 'damage' ? first : undefined));
  const press = (cell: number, isKey: boolean) => {
    const next = view && armedByPress(offer, view, cell, armed);
    if (next) setPicked(next);
    // With an armed card, Enter commits it at any cursor position.
    else if (isKey) enter();
  };
  const pickCard = (card: CardId) => {
    const action = offer.cards.get(card);
    if (action && isOffered([action], armed)) commit(action);
    else setPicked(action);
  };
  const isMoving = acting !== undefined && !shown.isReplay;
  useKeys({
    Enter: enter,
    Escape: armed ? () => setPicked(undefined) : undefined,
    p: first && ask?.kind !== 'damage' ? () => commit(first) : undefined,
    i: () => setIntents(!hasIntents),
    ' ': isMoving ? stage.skip : undefined,
    ...Object.fromEntries([...offer.cards.keys()].slice(0, 9).map((card, i) => [String(i + 1), () => pickCard(card)])),
  });

  const blow = useMemo(
    () => (stage.beat || stage.aftermath ? blowOf(shown.log.slice(-8)) : undefined),
    [stage.beat, stage.aftermath, shown.log],
  );
  const blowId = blow?.id;
  const blowCell = blow && view ? view.figures[blow.target]?.cell : undefined;
  useEffect(() => {
    if (blowId !== undefined && blowCell !== undefined) board.current?.reveal([blowCell]);
  }, [blowId, blowCell]);

  const targets: readonly FigureId[] = armed?.type === 'attack' ? armed.targets : [];
  const beat = stage.beat;
  const walking = useMemo(
    () =>
      beat && beat.path.length > 1
        ? { figure: Number(beat.event.figure), path: beat.path, length: stage.length }
        : undefined,
    [beat, stage.length],
  );
  const path = useMemo(() => {
    if (!view || seat === undefined || armed?.type !== 'move') return [];
    return [...walk(view.figures, view.figures[seat]!.cell).pathTo(armed.to)];
  }, [view, seat, armed]);
  if (!view) return null;

  const actor = actorOf(view);
  const open = openCells(offer, view);
  const nameOf = (id: FigureId) => figureName(teller, id);
  const power = ask?.kind === 'aim' ? promptParamNumber(ask.about, 'power') : undefined;
  const target = targets.at(-1) ?? (offer.foes.length === 1 ? offer.foes[0] : undefined);
  const odds = power !== undefined && target !== undefined ? attackOdds(view, 'heroes', power, target) : undefined;
  const isQuiet = !stage.beat && !stage.aftermath;
  const showsIntents =
    hasIntents && isQuiet && !shown.info.ending && !shown.decisions.some(({ kind }) => kind === 'damage');

  const forecast: readonly FloorNote[] =
    odds && settings.odds && isQuiet && armed?.type === 'attack' && target !== undefined
      ? [
          {
            at: centreOf(CELLS[view.figures[target]!.cell]!),
            text: say('table.falls', { percent: Math.round((100 * odds.felling) / odds.cards) }),
            tone: 'act-line',
            isBelow: true,
          },
        ]
      : [];
  const hits = (monster: FigureId, hero: FigureId) =>
    say('table.hits', { target: nameOf(hero), power: monsterKind(monster).power });
  const notes = [...forecast, ...(showsIntents ? intentNotes(view, hits) : [])];

  const floor = (
    <HexBoard
      ref={board}
      cells={CELLS}
      label={`${say('table.floor')}. ${say('table.floorHint')}`}
      layers={{
        ...GROUND,
        reach: (
          <>
            {offer.cells.size > 0 && (
              <Region cells={[...offer.cells.keys()].flatMap((cell) => CELLS[cell] ?? [])} tone="act" each />
            )}
            {armed?.type === 'push' && (
              <Region cells={armed.path.flatMap((cell) => CELLS[cell] ?? [])} tone="enemy" fill="hatch" each />
            )}
          </>
        ),
        sight: (
          <>
            {showsIntents && <Intents view={view} />}
            {path.length > 1 && <PathLine cells={path.flatMap((cell) => CELLS[cell] ?? [])} />}
          </>
        ),
        units: (
          <Figures
            view={view}
            active={actor ?? (ask ? seat : undefined)}
            targets={targets}
            walk={walking}
            nameOf={nameOf}
          />
        ),
        labels: (
          <>
            {!isNarrow && <Names view={view} nameOf={cellName} />}
            <Notes view={view} notes={notes} />
            {blow && (
              <BlowMarks
                view={view}
                attacker={blow.attacker}
                target={blow.target}
                harm={blow.suffered && blow.suffered.amount > 0 ? `−${blow.suffered.amount}` : undefined}
                isStill={settings.motion === 0}
              />
            )}
          </>
        ),
      }}
      describe={(cell) => describe(Number(cell))}
      targets={open}
      selected={armedCell(armed)}
      insets={isNarrow ? NO_EDGE : INSETS}
      bare={isNarrow}
      words={{ zoomIn: say('table.closer'), zoomOut: say('table.farther'), fit: say('table.all') }}
      callout={
        blow && blowCell !== undefined && !isNarrow
          ? {
              cell: blowCell,
              covered: INSETS,
              content: (
                <BlowCard
                  blow={blow}
                  view={view}
                  teller={teller}
                  isMoving={beat !== undefined}
                  skip={isMoving ? stage.skip : undefined}
                />
              ),
            }
          : undefined
      }
      onSelect={(cell, by) => press(Number(cell), by === 'keyboard')}
      onCommit={() => commit()}
      onCancel={() => setPicked(undefined)}
    />
  );

  const cards = seat !== undefined && (
    <Hand
      view={view}
      seat={seat}
      teller={teller}
      isSmall={isNarrow || isLow}
      isWrapped={isLow && !isNarrow}
      isOpen={(card) => offer.cards.has(card)}
      chosen={armed && 'card' in armed ? armed.card : undefined}
      verbOf={(card) => say(`table.verb.${offer.cards.get(card)?.type ?? 'pick'}`, { card: say(`name.card.${card}`) })}
      onPick={pickCard}
    />
  );
  const damage = ask?.kind === 'damage' ? promptParamNumber(ask.about, 'amount') : undefined;
  const dock = (
    <div className="flex min-h-full flex-col *:first:flex-1">
      <Decision
        label={say('table.dock')}
        state={ask ? (armed ? 'armed' : damage !== undefined ? 'forced' : 'ask') : acting ? 'automatic' : 'waiting'}
        title={titleOf()}
        hint={hintOf()}
        refusal={hand.refusal}
        back={parts?.undo}
        actions={actionsOf()}
      >
        {isNarrow && blow ? (
          <BlowCard
            blow={blow}
            view={view}
            teller={teller}
            isMoving={beat !== undefined}
            skip={isMoving ? stage.skip : undefined}
          />
        ) : damage !== undefined && seat !== undefined ? (
          <DamageChoice view={view} teller={teller} seat={seat} amount={damage} />
        ) : undefined}
        {(isNarrow || isLow) && cards}
      </Decision>
      {!isNarrow && !isLow && cards && <div className="bg-table px-2 sm:px-4">{cards}</div>}
    </div>
  );

  return (
    <TableFrame
      top={<Order view={view} teller={teller} seat={seat} />}
      side={isNarrow ? undefined : <FigureList view={view} teller={teller} seat={seat} />}
      board={
        <div className="absolute inset-0 bg-[radial-gradient(ellipse_60%_80%_at_55%_48%,var(--lamp),transparent),var(--table)]">
          {floor}
        </div>
      }
      dock={dock}
      dockLabel={say('table.decide')}
      panels={[
        ...(power !== undefined && target !== undefined && settings.odds
          ? [
              {
                id: 'odds',
                label: say('table.odds'),
                content: <OddsPanel view={view} teller={teller} power={power} target={target} />,
              },
            ]
          : []),
        {
          id: 'foes',
          label: say('table.foes'),
          content: (
            <>
              {MONSTER_IDS.filter((id) => view.figures[id]!.hp > 0).map((id) => (
                <FocusPanel key={id} view={view} teller={teller} monster={id} />
              ))}
              <DecksPanel view={view} teller={teller} />
            </>
          ),
        },
        { id: 'log', label: say('table.log'), content: parts?.log },
      ]}
      className={shown.info.ending ? '[--sheet:9rem]' : '[--sheet:20rem]'}
    />
  );

  function titleOf(): string {
    if (beat) return teller.event(beat.event);
    if (!ask) {
      if (shown.info.ending) return say('table.over');
      return say('table.theirTurn', {
        names: teller.list(shown.decisions.map((decision) => teller.seatName(decision.seat))),
      });
    }
    if (armed?.type === 'move') return say('table.goTo', { cell: cellName(armed.to) });
    if (armed?.type === 'attack')
      return say('table.hit', { targets: teller.list(armed.targets.map(nameOf)), power: power ?? 0 });
    return ask.title;
  }

  function hintOf(): string | undefined {
    if (!ask) return undefined;
    if (odds && target !== undefined && armed?.type === 'attack') {
      return say('table.fallsIn', {
        n: odds.felling,
        cards: odds.cards,
        mean: teller.number(Math.round(odds.mean * 10) / 10),
      });
    }
    if (damage !== undefined) return say('table.damageHint');
    return armed ? say('table.again') : ask.hint || say(`table.hint.${ask.kind}`);
  }

  function actionsOf() {
    if (isMoving) return <Button onClick={stage.skip}>{say('table.skip')}</Button>;
    if (!ask) return undefined;
    return (
      <>
        {offer.plain.map((action) => (
          <Button
            key={JSON.stringify(action)}
            tone={damage !== undefined && !armed ? 'act' : 'rest'}
            keyHint={damage !== undefined && !armed ? 'Enter' : undefined}
            onClick={() => commit(action)}
            className="min-h-13"
          >
            {damage !== undefined && action.type === 'suffer'
              ? say('table.suffer', { amount: damage })
              : say(`table.plain.${action.type}`)}
          </Button>
        ))}
        {(armed || offer.plain.length === 0) && (
          <Button
            tone={armed ? 'act' : 'rest'}
            locked={armed ? undefined : say('table.chooseFirst')}
            aria-keyshortcuts="Enter"
            keyHint="Enter"
            onClick={() => commit()}
            className="min-h-13 flex-1 @min-[48rem]:min-w-40"
          >
            {armed ? commitText(armed) : say('table.go')}
          </Button>
        )}
      </>
    );
  }

  function commitText(action: Action): string {
    const text = teller.action(action.type === 'pick' ? { type: 'lose', card: action.card } : action);
    if (action.type === 'pick') return say('table.verb.pick', { card: say(`name.card.${action.card}`) });
    if (action.type === 'move' && seat !== undefined && action.to === view?.figures[seat]?.cell)
      return say('table.stay');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** Returns the cell of the armed action: choosing it again commits. */
  function armedCell(action: Action | undefined): number | undefined {
    if (action?.type === 'move') return action.to;
    if (action?.type === 'push') return action.path.at(-1);
    return action?.type === 'attack' ? view?.figures[action.targets.at(-1) ?? -1]?.cell : undefined;
  }

  /** Describes a hex, for keyboard navigation. */
  function describe(cell: number): string {
    const id = view ? figureOn(view.figures, cell) : undefined;
    const who =
      id === undefined
        ? ''
        : say('table.standsHere', {
            name: nameOf(id),
            hp: view?.figures[id]?.hp ?? 0,
            side: isHero(id) ? 'hero' : 'monster',
          });
    const can = open.includes(cell) ? say('table.canPress') : '';
    return [cellName(cell), who || say(isPillar(cell) ? 'table.pillar' : 'table.free'), can].filter(Boolean).join(', ');
  }
}
