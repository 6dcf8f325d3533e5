import type { Stage } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, IconButton, SegmentedControl } from '@tessera/ui';
import { pause, play, stepForward } from '@tessera/ui/icons';
import type { Beat } from '../model/story.ts';

/** Pause, step, speed, and skip to the present. */
export function StageControls({
  stage,
  formatter: { t },
}: {
  readonly stage: Stage<Beat>;
  readonly formatter: GameFormatter;
}) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <span className="flex flex-none">
        <SegmentedControl
          label={t('table.speed')}
          value={String(stage.speed)}
          options={['0.5', '1', '2'].map((value) => ({ value, label: `${value}×` }))}
          onChange={(value) => stage.setSpeed(Number(value))}
        />
      </span>
      <IconButton
        icon={stage.isPaused ? play : pause}
        label={t(stage.isPaused ? 'table.resume' : 'table.pause')}
        onClick={() => stage.pause(!stage.isPaused)}
      />
      <IconButton icon={stepForward} label={t('table.step')} onClick={stage.next} />
      <Button keyHint="␣" onClick={stage.skip}>
        {t('table.skip')}
      </Button>
    </div>
  );
}
