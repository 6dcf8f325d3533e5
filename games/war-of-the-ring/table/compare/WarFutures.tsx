import { comparisonWords } from '@tessera/table';
import { TwoFutures } from '@tessera/ui';
import { useMemo } from 'react';
import { commitLabel } from '../choice/answers.ts';
import type { WarTableModel } from '../useWarTable.ts';
import { FuturePicture } from './FuturePicture.tsx';
import { future } from './future.ts';
import { outlookOf } from './outlook.ts';

/** Two options of the question side by side. */
export function WarFutures({ model }: { readonly model: WarTableModel }) {
  const { view, seat, hand, formatter, comparison, comparable } = model;
  const { t } = formatter;
  const [first, second] = comparison.shown ?? [];
  const futures = useMemo(() => {
    const of = (key: string | undefined) => {
      const action = comparable.find((one) => one.key === key)?.action;
      if (key === undefined || seat === undefined || !action) return undefined;
      const { view: after, focus } = outlookOf(view, seat, action);
      return {
        key,
        picture: <FuturePicture view={after} formatter={formatter} focus={focus} />,
        ...future(view, seat, action, formatter),
      };
    };
    const [one, other] = [of(first), of(second)];
    return one && other ? ([one, other] as const) : undefined;
  }, [first, second, comparable, view, seat, formatter]);
  const words = useMemo(() => comparisonWords(t), [t]);
  if (!futures || !hand.ask) return null;
  return (
    <TwoFutures
      title={hand.ask.title}
      hint={hand.ask.hint}
      futures={futures}
      options={comparable.map(({ key, action }) => ({ key, name: commitLabel(action, formatter) }))}
      words={words}
      onReplace={comparison.replace}
      onClose={comparison.close}
      onChoose={(key) => {
        const chosen = comparable.find((one) => one.key === key);
        comparison.close();
        if (chosen) model.answers.choice.commit(chosen.action);
      }}
    />
  );
}
