import type { TableEntry } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Decision } from '@tessera/ui';
import { faceName, placeName } from '@tessera/war-of-the-ring/facts';
import { DockActions } from './DockActions.tsx';
import { DockOptions } from './DockOptions.tsx';
import type { DockProps } from './dockProps.ts';
import { Outcome } from './Outcome.tsx';

/** Panel of the question, its answers and their consequences. It lies beside the map, never over it. */
export function Dock(props: DockProps) {
  const { view, formatter, hand, choice, options, story, plan } = props;
  const { t } = formatter;
  const { ask, seat, shown } = hand;
  const { armed, die, trail, isRing } = choice;
  const isSlot = ask?.kind === 'slot';
  const isOver = shown.info.ending !== undefined;

  return (
    <Decision
      label={t('table.dock')}
      state={ask ? (armed ? 'armed' : 'ask') : story ? 'automatic' : 'waiting'}
      title={titleOf()}
      hint={hintOf()}
      refusal={hand.refusal}
      back={props.back}
      actions={ask || props.skip || plan.isOpen ? <DockActions {...props} /> : undefined}
    >
      {ask && (
        <div className="flex flex-col gap-2">
          {props.dice}
          <DockOptions
            {...{ view, formatter, ask, seat, choice, options }}
            odds={props.odds}
            refused={props.refused}
            isMarked={props.comparison.isMarked}
          />
          {props.extra}
        </div>
      )}
      {isOver && !story && <Outcome view={view} formatter={formatter} />}
      {!ask && (props.extra || props.meanwhile)}
    </Decision>
  );

  function titleOf(): string {
    if (story) return story;
    if (plan.laidOut) return planTitle(plan.laidOut);
    if (!ask) {
      if (isOver) return victoryOf(shown.log, formatter) ?? t('table.over');
      return t('table.theirTurn', {
        names: formatter.list(shown.decisions.map((one) => formatter.seatName(one.seat))),
      });
    }
    if (isSlot && isRing) return t('table.ringTo', { face: faceName(die ?? 0, formatter) });
    if (isSlot && die !== undefined && !armed) return t('table.withDie', { face: faceName(die, formatter) });
    return ask.title;
  }

  function planTitle({ refusal, question }: NonNullable<typeof plan.laidOut>): string {
    if (refusal) return t('planning.broken');
    return question && ask ? t('planning.next', { question: ask.title }) : t('planning.complete');
  }

  function hintOf(): string | undefined {
    if (plan.laidOut) return t(plan.laidOut.isOpen ? 'planning.openEnd' : 'planning.nothingPlayed');
    if (!ask || story) return undefined;
    if (props.ordered) return t('table.byOrder', { action: formatter.action(props.ordered) });
    if (isSlot && die === undefined && !armed) return t('table.dieFirst');
    const [from] = trail;
    if (from !== undefined && !armed) return t('table.fromWhere', { place: placeName(from, formatter) });
    if (isSlot) return undefined;
    return ask.hint;
  }
}

/** Returns the winner and the reason, from the log. */
function victoryOf(log: readonly TableEntry[], formatter: GameFormatter): string | undefined {
  const won = log.flatMap(({ events }) => events).findLast(({ type }) => type === 'won');
  return won && formatter.event(won);
}
