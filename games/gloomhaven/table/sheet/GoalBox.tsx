import type { GoalProgress } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { classes, Icon } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { progressText } from '../model/scenarioSheet.ts';

export interface GoalBoxProps {
  readonly text: string;
  readonly progress: GoalProgress;
  readonly formatter: GameFormatter;
}

/** One goal with its counter. */
export function GoalBox({ text, progress, formatter }: GoalBoxProps) {
  const { isReached } = progress;
  return (
    <div
      className={classes(
        'flex items-center gap-3 rounded-control border bg-raised px-3 py-2',
        isReached ? 'border-good' : 'border-control',
      )}
    >
      <b className="min-w-0 flex-1 font-semibold font-title">{text}</b>
      <span className="flex flex-none items-center gap-1.5 text-note">
        {isReached && <Icon of={check} size={16} label={formatter.t('sheet.reached')} />}
        {progress.kind === 'parts' ? (
          <b className="font-numeral font-semibold text-title">{progressText(progress, formatter)}</b>
        ) : (
          progressText(progress, formatter)
        )}
      </span>
    </div>
  );
}
