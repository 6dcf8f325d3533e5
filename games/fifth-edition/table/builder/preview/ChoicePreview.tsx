import type { ChoiceState } from '@tessera/fifth-edition';
import { useMemo } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import type { TriedAnswer } from '../question/Question.tsx';
import type { Answers } from '../question/useAnswers.ts';
import { PreviewPanel, type PreviewPanelProps, type SheetPair } from './PreviewPanel.tsx';
import { type PreviewTarget, useLook } from './usePreviewTarget.ts';

interface ChoicePreviewProps {
  readonly choice: ChoiceState;
  readonly answers: Answers;
  readonly looked: PreviewTarget<TriedAnswer>;
  readonly compare: PreviewPanelProps['compare'];
}

/**
 * Preview of a choice: compares the sheet with the highlighted or picked option against the current sheet. For a saved
 * answer, compares the sheet with and without it.
 */
export function ChoicePreview({ choice, answers, looked, compare }: ChoicePreviewProps) {
  const character = useCharacter();
  const tried = useLook(looked);
  const { attempt, withAnswer } = answers;
  const shown = useMemo((): SheetPair | undefined => {
    if (tried !== undefined) return { before: character.sheet, after: withAnswer(tried.key, tried.value).sheet };
    if (attempt !== undefined) return { before: character.sheet, after: attempt.sheet };
    if (choice.value === undefined || choice.state === 'orphaned') return undefined;
    return { before: character.attempt({ type: 'choose', key: choice.key }).sheet, after: character.sheet };
  }, [character, choice, tried, attempt, withAnswer]);
  return <PreviewPanel shown={shown} choiceKey={choice.key} compare={compare} />;
}
