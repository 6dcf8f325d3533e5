import { comparisonWords } from '@tessera/table';
import { TwoFutures } from '@tessera/ui';
import { useMemo } from 'react';
import type { HeistTable } from '../parts/useHeistTable.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { actionName, future, outlookOf } from './future.ts';

/** Two actions of the question side by side. */
export function HeistFutures({ model: { deciding: scene, comparison, comparable } }: { readonly model: HeistTable }) {
  const { speaker, seat, prompt, t } = scene;
  const unit = prompt?.unit ?? -1;
  const [first, second] = comparison.shown ?? [];
  const futures = useMemo(() => {
    const of = (key: string | undefined) => {
      const action = comparable.find((one) => one.key === key)?.action;
      if (key === undefined || seat === undefined || !action) return undefined;
      const { view: after } = outlookOf(speaker.view, seat, action);
      return { key, picture: <Thumbnail view={after} />, ...future(speaker, seat, unit, action) };
    };
    const [one, other] = [of(first), of(second)];
    return one && other ? ([one, other] as const) : undefined;
  }, [first, second, comparable, speaker, seat, unit]);
  const words = useMemo(() => comparisonWords(t), [t]);
  if (!futures || !prompt) return null;
  return (
    <TwoFutures
      title={prompt.title}
      hint={prompt.hint}
      futures={futures}
      options={comparable.map(({ key, action }) => ({ key, name: actionName(speaker, action) }))}
      words={words}
      onReplace={comparison.replace}
      onClose={comparison.close}
      onChoose={(key) => {
        const chosen = comparable.find((one) => one.key === key);
        comparison.close();
        if (chosen) scene.commit(chosen.action);
      }}
    />
  );
}
