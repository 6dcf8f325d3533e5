import { type Action, cellOf } from '@tessera/heist-city';
import { useMemo } from 'react';
import { firstOf } from '../decision/answers.ts';
import { walkerOf } from '../decision/choiceText.ts';
import { actionToCommit, tap } from '../decision/selection.ts';
import { lineOf } from '../model/aim.ts';
import { foresee } from '../model/foresight.ts';
import type { Scene } from '../useTableModel.ts';

/** Path, line of fire and area of an action. */
export interface Aim {
  readonly path: readonly number[];
  readonly danger: readonly number[];
  readonly walkNote: string;
  readonly area: readonly number[];
  readonly line: ReturnType<typeof lineOf>;
  readonly target: number;
}

/** Returns the aim of the armed or hovered action. */
export function useAim(
  { view, seat, speaker, t, prompt }: Scene,
  action: Action | undefined,
  looked: number | undefined,
): Aim {
  const asked = prompt?.unit ?? -1;
  return useMemo(() => {
    const first = action && firstOf(action);
    const ahead = first && seat !== undefined ? foresee(view, seat, first) : undefined;
    const walker = first ? walkerOf(first, asked) : -1;
    const steps = ahead?.walk?.path ?? [];
    const path = ahead?.walk && walker >= 0 ? [cellOf(view, walker), ...steps] : [];
    const noticed = ahead?.walk?.noticedAt;
    const step = noticed === undefined ? -1 : steps.indexOf(noticed);
    return {
      path,
      danger: step >= 0 ? [step + 1] : [],
      walkNote: t('card.steps', { n: steps.length }),
      area: ahead?.area ?? [],
      line: lineOf(speaker, first, looked),
      target: first && 'target' in first ? first.target : first && 'npc' in first ? first.npc : -1,
    };
  }, [view, seat, speaker, t, asked, action, looked]);
}

/** Returns the action that a tap on the hovered hex would arm. */
export function hoveredAction({ prompt, selection }: Scene, cell: number | undefined): Action | undefined {
  if (!prompt || cell === undefined) return undefined;
  const then = tap(prompt, selection, cell);
  return then === selection ? undefined : actionToCommit(prompt, then);
}
