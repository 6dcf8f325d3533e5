import { Button, IconButton } from '@tessera/ui';
import { close } from '@tessera/ui/icons';
import { buttonText } from '../dock/dockText.ts';
import { buttonsOf } from '../model/buttons.ts';
import type { ScenarioTable } from '../useScenarioTable.ts';
import { certainSteps } from './planText.ts';

/** The buttons of a plan: leave it, continue it without a place on the map, play its certain part, or all of it. */
export function PlanActions({ table }: { readonly table: ScenarioTable }) {
  const { view, formatter, turn, plan, isNarrow } = table;
  const { t } = formatter;
  const all = plan.laidOut?.steps.length ?? 0;
  const certain = certainSteps(plan);
  return (
    <div className="flex min-w-0 flex-1 justify-end gap-2">
      {isNarrow ? (
        <IconButton icon={close} label={t('plan.leave')} onClick={() => plan.show(false)} className="min-h-13" />
      ) : (
        <Button keyHint="O" aria-keyshortcuts="o" onClick={() => plan.show(false)} className="min-h-13">
          {t('plan.leave')}
        </Button>
      )}
      {buttonsOf(turn.offer).map((choice) => (
        <Button key={JSON.stringify(choice)} onClick={() => turn.commit(choice)} className="min-h-13">
          {buttonText(view, formatter, turn, choice)}
        </Button>
      ))}
      {all > certain && (
        <Button onClick={() => plan.play(all)} className="min-h-13">
          {t(isNarrow ? 'plan.short.all' : 'plan.playAll')}
        </Button>
      )}
      <Button
        tone={certain > 0 ? 'act' : 'rest'}
        locked={certain > 0 ? undefined : t(all > 0 ? 'plan.drawsFirst' : 'plan.chooseFirst')}
        keyHint="Enter"
        aria-keyshortcuts="Enter"
        onClick={() => plan.play(certain)}
        className="min-h-13"
      >
        {t(all <= certain ? 'plan.play' : isNarrow ? 'plan.short.certain' : 'plan.playCertain')}
      </Button>
    </div>
  );
}
