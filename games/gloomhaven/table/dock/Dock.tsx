import { classes, Decision } from '@tessera/ui';
import type { ReactNode } from 'react';
import { AttackPanel } from '../attack/AttackPanel.tsx';
import { TableBlowCard } from '../attack/BlowCard.tsx';
import { AbilityCard } from '../hand/AbilityCard.tsx';
import { HandStrip } from '../hand/HandStrip.tsx';
import { PlanPanel } from '../plan/PlanPanel.tsx';
import type { ScenarioTable } from '../useScenarioTable.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { DamagePrompt } from './DamagePrompt.tsx';
import { DockActions } from './DockActions.tsx';
import { type DockModel, dockModel } from './dockModel.ts';
import { hintOf, titleOf } from './dockText.ts';
import { Outcome } from './Outcome.tsx';
import { OwnHero } from './OwnHero.tsx';
import { PickedCards } from './PickedCards.tsx';
import { StageControls } from './StageControls.tsx';
import { StepStrip } from './StepStrip.tsx';

/** The question, its answers, their consequences, and undo. */
export function Dock({ table }: { readonly table: ScenarioTable }) {
  const { formatter, turn, stage, parts, isMoving, isWide } = table;
  const dock = dockModel(table);
  const undo = parts?.undo && <div className="max-w-104">{parts.undo}</div>;
  const actions = isMoving ? <StageControls stage={stage} formatter={formatter} /> : <DockActions table={table} />;
  // On wide screens the confirm button is beside the question, and the player's hero fills the space below.
  return (
    <Decision
      label={formatter.t('table.dock')}
      state={dock.state}
      title={titleOf(table)}
      hint={hintOf(table)}
      refusal={turn.refusal}
      back={isWide ? actions : undo}
      actions={isWide ? undefined : actions}
    >
      <DockContent table={table} dock={dock} undo={undo} />
    </Decision>
  );
}

interface DockContentProps {
  readonly table: ScenarioTable;
  readonly dock: DockModel;
  readonly undo: ReactNode;
}

/** The space below the question, from top to bottom. */
function DockContent({ table, dock, undo }: DockContentProps) {
  const { view, formatter, turn, odds, isMoving, isWide, isNarrow, isOver } = table;
  const { ask, seat } = turn.hand;
  const { offer, armed, added, picked } = turn;
  const steps = dock.hasSteps && <StepStrip view={view} formatter={formatter} />;
  return (
    <>
      {isNarrow && <TableBlowCard table={table} />}
      {isNarrow && table.plan.isOpen && <PlanPanel table={table} />}
      {isOver && !isMoving && view.over && <Outcome view={view} formatter={formatter} />}
      {!isWide && steps}
      <Consequence table={table} dock={dock} undo={undo} />
      {seat !== undefined && <OwnHero table={table} dock={dock} seat={seat} undo={undo} steps={steps} />}
      {ask && (dock.answers.length > 0 || offer.cards.length > 0) && (
        <ChoiceList
          view={view}
          formatter={formatter}
          offer={offer}
          choices={dock.answers}
          selected={armed ? [armed] : added}
          picked={picked}
          onArm={turn.arm}
          onPick={turn.pick}
        />
      )}
      {seat !== undefined && dock.hasOwnCards && !isWide && !dock.isTurn && (
        <HandStrip view={view} formatter={formatter} seat={seat} />
      )}
      {ask && !isMoving && dock.hasAttack && odds[0] && (
        <AttackPanel view={view} formatter={formatter} odds={odds[0]} />
      )}
      {isWide && hasUndoBelow(table, dock) && undo && <div className={UNDO}>{undo}</div>}
    </>
  );
}

/** Checks whether undo has a separate row, because no other part of a wide dock contains it. */
function hasUndoBelow({ turn }: ScenarioTable, { hasOwnCards, drawn, suffer }: DockModel): boolean {
  return !hasOwnCards && drawn === undefined && suffer === undefined && turn.hand.ask?.kind !== 'picks';
}

/** The damage to suffer, the two picked cards, or the card that a rest would lose. */
function Consequence({ table: { view, formatter, turn, isWide }, dock: { suffer, drawn }, undo }: DockContentProps) {
  const { ask, seat } = turn.hand;
  return (
    <>
      {suffer !== undefined && seat !== undefined && (
        <DamagePrompt
          view={view}
          formatter={formatter}
          seat={seat}
          amount={suffer}
          offer={turn.offer}
          picked={turn.picked}
          undo={isWide && undo}
          onPick={turn.pick}
        />
      )}
      {ask?.kind === 'picks' && (
        <div className={classes(isWide && UNDO, 'flex-wrap justify-between')}>
          <PickedCards formatter={formatter} turn={turn} />
          {isWide && undo}
        </div>
      )}
      {drawn !== undefined && (
        <div className="flex items-end gap-4 p-1">
          <AbilityCard card={drawn} formatter={formatter} state="now" isLow />
          {isWide && undo}
        </div>
      )}
    </>
  );
}

/** Undo with its cost beside it. */
const UNDO = 'mt-2 flex items-center gap-4 **:data-undo:flex-row **:data-undo:items-center **:data-undo:gap-x-3';
