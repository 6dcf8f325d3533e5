import { Button } from '@tessera/ui';
import { commitLabel } from '../choice/answers.ts';
import type { DockProps } from '../parts/dockProps.ts';

/** The buttons of a plan: leave it, add the selected answer, or play what is laid out. */
export function WarPlanActions({ plan, choice, formatter, commitButton }: DockProps) {
  const { t } = formatter;
  const { armed } = choice;
  const count = plan.laidOut?.steps.length ?? 0;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap justify-end gap-2 @min-[50rem]:w-60 @min-[50rem]:flex-none">
      <Button keyHint="O" aria-keyshortcuts="o" onClick={() => plan.show(false)} className="px-3">
        {t('planning.leave')}
      </Button>
      {count > 0 && armed && (
        <Button onClick={() => plan.play()} className="px-3">
          {t('planning.play', { count })}
        </Button>
      )}
      <Button
        ref={commitButton}
        tone={armed || count > 0 ? 'act' : 'rest'}
        locked={armed || count > 0 ? undefined : t('planning.firstStep')}
        keyHint="Enter"
        aria-keyshortcuts="Enter"
        onClick={() => (armed ? choice.commit() : plan.play())}
        className="min-h-13 max-w-full flex-[1_1_auto]"
      >
        {armed
          ? t('planning.add', { action: commitLabel(armed, formatter) })
          : count > 0
            ? t('planning.play', { count })
            : t('planning.firstStep')}
      </Button>
    </div>
  );
}
