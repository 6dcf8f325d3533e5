import { comparisonWords } from '@tessera/table';
import { TwoFutures } from '@tessera/ui';
import { useMemo } from 'react';
import { DungeonPicture } from '../board/DungeonPicture.tsx';
import { sufferedBy } from '../dock/dockModel.ts';
import type { ScenarioTable } from '../useScenarioTable.ts';
import { choiceName, future } from './future.ts';
import { outlookOf } from './outlook.ts';

/** Two choices of the question side by side. */
export function ScenarioFutures({ table }: { readonly table: ScenarioTable }) {
  const { view, formatter, turn, rules, comparison, comparable } = table;
  const { t } = formatter;
  const { ask, seat } = turn.hand;
  const [first, second] = comparison.shown ?? [];
  const amount = sufferedBy(ask);
  const futures = useMemo(() => {
    const of = (key: string | undefined) => {
      const choice = comparable.find((one) => one.key === key)?.choice;
      if (key === undefined || seat === undefined || !choice) return undefined;
      const { view: after } = outlookOf(rules, view, seat, choice);
      const targets = choice.type === 'target' ? [choice.figure] : undefined;
      return {
        key,
        picture: (
          <DungeonPicture
            view={after}
            active={seat}
            targets={targets}
            around={after.figures[seat]?.cell}
            className="block h-full w-full bg-table"
          />
        ),
        ...future(rules, view, seat, choice, amount, formatter),
      };
    };
    const [one, other] = [of(first), of(second)];
    return one && other ? ([one, other] as const) : undefined;
  }, [first, second, comparable, rules, view, seat, amount, formatter]);
  const words = useMemo(() => comparisonWords(t), [t]);
  if (!futures || !ask) return null;
  return (
    <TwoFutures
      title={ask.title}
      hint={ask.hint}
      futures={futures}
      options={comparable.map(({ key, choice }) => ({ key, name: choiceName(view, formatter, choice) }))}
      words={words}
      onReplace={comparison.replace}
      onClose={comparison.close}
      onChoose={(key) => {
        const chosen = comparable.find((one) => one.key === key);
        comparison.close();
        if (chosen) turn.commit(chosen.choice);
      }}
    />
  );
}
