import { StageCard, type StageControl, type StageOutcome, type StageRow, type StageStep, totals } from '@tessera/ui';
import type { Speaker } from '../model/speaker.ts';
import type { RollScene, SceneRoll } from '../playback/rollScene.ts';
import type { Scene } from '../useTableModel.ts';

export interface RollCardProps {
  readonly scene: Scene;
  readonly roll: RollScene;
  /** Whether it is animated; otherwise it shows the result. */
  readonly isMoving: boolean;
  readonly again: (() => void) | undefined;
  readonly skip: (() => void) | undefined;
}

/** Range of two dice. */
const BOUNDS = { from: 2, to: 12 };

/** Card of an attack or a check: the roller, the needed number, the dice, and the effect. */
export function RollCard({ scene, roll, isMoving, again, skip }: RollCardProps) {
  const { t, speaker } = scene;
  const control = (text: string, keyHint: string, run: (() => void) | undefined): StageControl | undefined =>
    run && { label: t(text), keyHint, run };
  return (
    <StageCard
      label={t('stage.label')}
      rows={roll.rolls.map((one) => rowOf(speaker, roll, one))}
      outcome={outcomeOf(speaker, roll)}
      steps={isMoving && roll.kind !== 'check' ? stepsOf(speaker, roll) : undefined}
      isMoving={isMoving}
      again={control('stage.again', 'A', again)}
      skip={control('stage.skip', '␣', skip)}
    />
  );
}

function rowOf(speaker: Speaker, { kind }: RollScene, roll: SceneRoll): StageRow {
  const { t } = speaker;
  const { id, unit, test, dice, needs, isEnough, check, prevented } = roll;
  const name = speaker.unit(unit);
  const total = dice.reduce((sum, die) => sum + die, 0);
  const title =
    test === 'attack'
      ? t('stage.attack', { unit: name, kind })
      : test === 'save'
        ? t('stage.save', { unit: name })
        : check === undefined
          ? t('stage.check', { unit: name })
          : speaker.format('stage.tries', { unit, check });
  return {
    id,
    title,
    needs: needs === undefined ? undefined : t('stage.needs', { n: needs }),
    dice: dice.map((value) => ({ value })),
    total,
    scale: totals(BOUNDS, needs, total),
    verdict:
      isEnough === undefined ? undefined : { text: verdictText(speaker, roll, isEnough, prevented), isGood: isEnough },
  };
}

function verdictText({ t }: Speaker, { test }: SceneRoll, isEnough: boolean, prevented: number): string {
  if (test === 'attack') return t(isEnough ? 'stage.hit' : 'stage.miss');
  if (test === 'save') return isEnough ? t('stage.stops', { n: prevented }) : t('stage.fails');
  return t(isEnough ? 'stage.success' : 'stage.failure');
}

/** Returns the outcome, once it has been shown. */
function outcomeOf(speaker: Speaker, { rolls, isHit, wounds, fall, points }: RollScene): StageOutcome | undefined {
  const { t } = speaker;
  const scored = points && {
    note: t('stage.points', { event: t(`name.score.${points.event}`), name: speaker.unit(points.unit) }),
    points: `+${points.count}`,
  };
  if (isHit === false) {
    const { needs = 0, dice = [] } = rolls[0] ?? {};
    return { title: t('stage.short', { n: needs - dice.reduce((sum, die) => sum + die, 0) }), ...scored };
  }
  if (!wounds) return scored && { title: scored.note, points: scored.points };
  const unit = speaker.unit(wounds.unit);
  if (wounds.lost === 0) return { title: t('stage.noWounds', { unit }), ...scored };
  if (fall) return { title: t('stage.fell', { n: wounds.lost, unit, fall: t(`fall.${fall.how}`) }), ...scored };
  return wounds.left === undefined
    ? undefined
    : { title: t('stage.wounds', { n: wounds.lost, unit, left: wounds.left }), ...scored };
}

function stepsOf({ t }: Speaker, { rolls, isHit, wounds, points }: RollScene): readonly StageStep[] {
  const hasSaved = rolls.some(({ test, isEnough }) => test === 'save' && isEnough !== undefined);
  const isSaving = rolls.some(({ test }) => test === 'save');
  const none = isHit === false;
  const state = (isDone: boolean, isNow: boolean): StageStep['state'] =>
    isDone ? 'done' : none ? 'none' : isNow ? 'now' : 'ahead';
  return [
    { id: 'roll', label: t('stage.step.roll'), state: isHit === undefined ? 'now' : 'done' },
    { id: 'save', label: t('stage.step.save'), state: state(hasSaved, isSaving) },
    { id: 'wounds', label: t('stage.step.wounds'), state: state(wounds?.left !== undefined, wounds !== undefined) },
    { id: 'score', label: t('stage.step.score'), state: state(points !== undefined, false) },
  ];
}
