import { Button, CompareButton } from '@tessera/ui';
import { useMemo } from 'react';
import { commitLabel } from '../choice/answers.ts';
import { costOf } from '../choice/cost.ts';
import { whyNot } from '../model/world.ts';
import { WarPlanActions } from '../plan/WarPlanActions.tsx';
import type { DockProps } from './dockProps.ts';

/** Buttons of the dock: skip an animation, or pass, use an Elven Ring and commit. */
export function DockActions(props: DockProps) {
  const { view, formatter, hand, choice, skip } = props;
  const { t } = formatter;
  const { ask, seat, legal } = hand;
  const { armed, die, isRing } = choice;
  const isSlot = ask?.kind === 'slot';
  const pass = isSlot ? legal.find(({ type }) => type === 'pass') : undefined;
  const noPass = useMemo(() => {
    if (!isSlot || seat === undefined || pass) return undefined;
    const why = whyNot(view, seat, { type: 'pass' });
    return why && formatter.refusal(why);
  }, [isSlot, seat, pass, view, formatter]);
  const cost = armed && costOf(view, seat, armed, formatter);
  const hasRing = isSlot && die !== undefined && legal.some((action) => action.type === 'ring' && action.die === die);
  if (skip)
    return (
      <Button onClick={skip} keyHint={t('table.space')}>
        {t('table.skip')}
      </Button>
    );
  if (props.plan.isOpen) return <WarPlanActions {...props} />;
  if (!ask) return null;
  return (
    // One column on wide screens: the commit button keeps its place and takes no room from the options.
    <div className="flex min-w-0 flex-1 flex-wrap justify-end gap-2 @min-[50rem]:w-60 @min-[50rem]:flex-none *:@min-[50rem]:min-h-11">
      {props.ordered && <Button onClick={props.onStopOrders}>{t('table.stopOrders')}</Button>}
      {pass && (
        <Button className="flex-1 px-2" onClick={() => choice.commit(pass)} keyHint="P">
          {t('table.pass')}
        </Button>
      )}
      {noPass && (
        <Button locked={noPass} className="hidden flex-1 px-2 @min-[50rem]:inline-flex">
          {t('table.pass')}
        </Button>
      )}
      {hasRing && (
        <Button
          pressed={isRing}
          onClick={() => choice.pickRing()}
          keyHint="R"
          className="whitespace-nowrap px-2 @min-[50rem]:flex-1"
        >
          {t('table.ringUse')}
        </Button>
      )}
      {props.plan.canOpen && (
        <Button small keyHint="O" aria-keyshortcuts="o" onClick={() => props.plan.show(true)} className="min-h-11 px-2">
          {t('planning.open')}
        </Button>
      )}
      <CompareButton
        comparison={props.comparison}
        label={t('compare.open')}
        className="min-h-11 px-2 @min-[50rem]:flex-1"
      />
      <Button
        ref={props.commitButton}
        costly={cost === undefined ? undefined : { effect: cost, ask: t('table.costAsk') }}
        tone={armed ? 'act' : 'rest'}
        locked={armed ? undefined : t('table.chooseFirst')}
        aria-keyshortcuts={cost === undefined ? 'Enter' : undefined}
        keyHint="Enter"
        onClick={() => choice.commit()}
        // A long sentence has a row of its own instead of many short lines.
        className="min-h-13 min-w-36 max-w-full flex-[1_1_auto] @min-[50rem]:min-w-full @min-[50rem]:flex-1"
      >
        {armed ? commitLabel(armed, formatter) : t('table.chooseFirst')}
      </Button>
    </div>
  );
}
