import { classes } from '@tessera/ui';
import { DiceRow } from '../parts/Dice.tsx';
import { DieChoices } from '../parts/DieChoices.tsx';
import { Dock } from '../parts/Dock.tsx';
import { Latest } from '../parts/LogPanel.tsx';
import { WarPlanPanel } from '../plan/WarPlanPanel.tsx';
import type { WarTableModel } from '../useWarTable.ts';
import { HandView } from './HandView.tsx';
import { StagedEvents } from './StagedEvents.tsx';

/** Bottom of the table: the question with its answers, and the hand if there is room for it. */
export function DockView({ model }: { readonly model: WarTableModel }) {
  const { view, formatter, hand, shown, seat, answers, standing, settings, parts, isOver } = model;
  const { isNarrow, isLow, isTablet } = model.screen;
  const isRoomy = !isLow && !isNarrow;
  return (
    <div className="flex min-h-full flex-col">
      {/* The question keeps its height, so that the panels below do not move. */}
      <div className={classes('grid flex-1 grid-cols-1', isRoomy && !shown.isReplay && 'min-h-80')}>
        <Dock
          view={view}
          formatter={formatter}
          hand={hand}
          choice={answers.choice}
          options={answers.options}
          refused={answers.refused}
          odds={settings.odds}
          comparison={model.comparison}
          plan={model.plan}
          back={
            !model.plan.isOpen &&
            parts?.undo && <div className={classes('max-w-96', isRoomy && '[&_button]:min-h-9')}>{parts.undo}</div>
          }
          story={model.story}
          skip={model.skip}
          dice={<DockDice model={model} />}
          extra={extraOf(model)}
          ordered={standing.answer}
          onStopOrders={standing.stop}
          commitButton={model.commitButton}
          meanwhile={
            isOver || (shown.isReplay && !isNarrow) ? undefined : (
              <Latest state={shown} formatter={formatter} most={isNarrow ? 6 : 4} />
            )
          }
        />
      </div>
      {isNarrow && isTablet && seat !== undefined && !isOver && (
        <div className="border-hairline border-t bg-table px-3">
          <HandView model={model} />
        </div>
      )}
    </div>
  );
}

/** The plan below the question, or the events on a phone. */
function extraOf(model: WarTableModel) {
  const { plan, seat, formatter, screen, staged } = model;
  if (plan.laidOut && seat !== undefined) {
    return <WarPlanPanel plan={plan} seat={seat} formatter={formatter} isNarrow={screen.isNarrow} />;
  }
  return screen.isNarrow && staged ? <StagedEvents model={model} /> : undefined;
}

/** Dice to pick from: a row on narrow screens, large choices on others until one is picked. */
function DockDice({ model }: { readonly model: WarTableModel }) {
  const { view, formatter, used, answers, screen } = model;
  const { choice, openDice, diceInOrder } = answers;
  const { die, armed, pickDie } = choice;
  const side = model.side ?? 0;
  if (!openDice) return null;
  // On a phone the dice stay in sight after one is picked, so that another can be taken instead.
  if (screen.isNarrow && die !== undefined) {
    return (
      <DiceRow
        view={view}
        formatter={formatter}
        side={side}
        open={openDice}
        picked={die}
        used={used}
        onPick={pickDie}
      />
    );
  }
  if (die !== undefined || armed) return null;
  return <DieChoices dice={diceInOrder} legal={model.hand.legal} side={side} formatter={formatter} onPick={pickDie} />;
}
