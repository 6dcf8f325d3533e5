import {
  type Action,
  cellName,
  type FigureId,
  figureOn,
  isHero,
  isPillar,
  monsterKind,
  type View,
} from '@tessera/duel';
import { centreOf, HexBoard, type Insets, PathLine, Region } from '@tessera/ui';
import { BlowCard } from './BlowCard.tsx';
import { BlowMarks, Figures, GROUND, Intents, intentNotes, Names, Notes } from './Floor.tsx';
import { CELLS } from './looks.ts';
import type { FloorNote } from './notePlace.ts';
import type { DuelModel } from './useDuelTable.ts';

/** The buttons of the board cover its right edge. */
const INSETS: Insets = { top: 26, right: 52, bottom: 24, left: 20 };
const NO_EDGE: Insets = { top: 4, right: 0, bottom: 8, left: 0 };

interface FloorProps {
  readonly model: DuelModel;
}

/** The board: a press on a hex or a foe arms an action, the second one commits it. */
export function FloorBoard({ model }: FloorProps) {
  const { view, formatter, armed, isNarrow, blow, blowCell } = model;
  const { t } = formatter;
  return (
    <HexBoard
      ref={model.board}
      cells={CELLS}
      label={`${t('table.floor')}. ${t('table.floorHint')}`}
      layers={{
        ...GROUND,
        reach: <Reach model={model} />,
        sight: <Sight model={model} />,
        units: (
          <Figures
            view={view}
            active={model.actor ?? (model.ask ? model.seat : undefined)}
            targets={model.targets}
            walk={model.walking}
            nameOf={model.nameOf}
          />
        ),
        labels: <Labels model={model} />,
      }}
      describe={(cell) => hexText(model, Number(cell))}
      targets={model.open}
      selected={armedCell(view, armed)}
      insets={isNarrow ? NO_EDGE : INSETS}
      bare={isNarrow}
      words={{ zoomIn: t('table.closer'), zoomOut: t('table.farther'), fit: t('table.all') }}
      callout={
        blow && blowCell !== undefined && !isNarrow
          ? { cell: blowCell, covered: INSETS, content: <BlowCard blow={blow} model={model} /> }
          : undefined
      }
      onSelect={(cell, by) => model.press(Number(cell), by === 'keyboard')}
      onCommit={() => model.commit()}
      onCancel={model.disarm}
    />
  );
}

/** The hexes to choose from, and the path of an armed push. */
function Reach({ model: { offer, armed } }: FloorProps) {
  return (
    <>
      {offer.cells.size > 0 && <Region cells={drawn([...offer.cells.keys()])} tone="act" each />}
      {armed?.type === 'push' && <Region cells={drawn(armed.path)} tone="enemy" fill="hatch" each />}
    </>
  );
}

/** The intents of the monsters and the path of an armed move. */
function Sight({ model: { view, showsIntents, path } }: FloorProps) {
  return (
    <>
      {showsIntents && <Intents view={view} />}
      {path.length > 1 && <PathLine cells={drawn(path)} />}
    </>
  );
}

/** Names, notes and the marks of a blow. */
function Labels({ model }: FloorProps) {
  const { view, isNarrow, blow, settings } = model;
  return (
    <>
      {!isNarrow && <Names view={view} nameOf={cellName} />}
      <Notes view={view} notes={notesOf(model)} />
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
  );
}

function drawn(cells: readonly number[]) {
  return cells.flatMap((cell) => CELLS[cell] ?? []);
}

/** Returns the chance to fell the target, and the next actions of the monsters. */
function notesOf({ view, formatter, settings, armed, target, odds, isQuiet, showsIntents, nameOf }: DuelModel) {
  const { t } = formatter;
  const forecast: readonly FloorNote[] =
    odds && settings.odds && isQuiet && armed?.type === 'attack' && target !== undefined
      ? [
          {
            at: centreOf(CELLS[view.figures[target]!.cell]!),
            text: t('table.falls', { percent: Math.round((100 * odds.felling) / odds.cards) }),
            tone: 'act-line',
            isBelow: true,
          },
        ]
      : [];
  const hits = (monster: FigureId, hero: FigureId) =>
    t('table.hits', { target: nameOf(hero), power: monsterKind(monster).power });
  return [...forecast, ...(showsIntents ? intentNotes(view, hits) : [])];
}

/** Returns the cell of the armed action: choosing it again commits. */
function armedCell({ figures }: View, action: Action | undefined): number | undefined {
  if (action?.type === 'move') return action.to;
  if (action?.type === 'push') return action.path.at(-1);
  return action?.type === 'attack' ? figures[action.targets.at(-1) ?? -1]?.cell : undefined;
}

/** Describes a hex, for keyboard navigation. */
function hexText({ view, formatter, open, nameOf }: DuelModel, cell: number): string {
  const { t } = formatter;
  const id = figureOn(view.figures, cell);
  const who =
    id === undefined
      ? t(isPillar(cell) ? 'table.pillar' : 'table.free')
      : t('table.standsHere', {
          name: nameOf(id),
          hp: view.figures[id]?.hp ?? 0,
          side: isHero(id) ? 'hero' : 'monster',
        });
  const can = open.includes(cell) ? t('table.canPress') : '';
  return [cellName(cell), who, can].filter(Boolean).join(', ');
}
