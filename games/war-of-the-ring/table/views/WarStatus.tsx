import { Dice } from '../parts/Dice.tsx';
import { Hunt } from '../parts/Hunt.tsx';
import { Politics } from '../parts/Politics.tsx';
import type { WarTableModel } from '../useWarTable.ts';

interface StatusProps {
  readonly model: WarTableModel;
}

/** State of the war: dice, Hunt and politics. */
export function WarStatus({ model }: StatusProps) {
  return (
    <>
      <DiceStatus model={model} />
      <HuntAndPolitics model={model} />
    </>
  );
}

/** Action dice of both sides. */
export function DiceStatus({ model }: StatusProps) {
  const { view, formatter, side, used, answers } = model;
  const { die, pickDie } = answers.choice;
  return (
    <Dice
      view={view}
      formatter={formatter}
      side={side}
      open={answers.openDice}
      picked={die}
      used={used}
      onPick={pickDie}
    />
  );
}

/** The Hunt, and the way of the Nations to war. */
export function HuntAndPolitics({ model }: StatusProps) {
  const { view, formatter, answers, settings } = model;
  const { choice, nations } = answers;
  const { armed } = choice;
  return (
    <>
      <Hunt view={view} formatter={formatter} odds={settings.odds} />
      <Politics
        view={view}
        formatter={formatter}
        open={nations}
        picked={armed?.type === 'advance' ? armed.nation : undefined}
        onPick={(nation) => choice.pickAction({ type: 'advance', nation })}
      />
    </>
  );
}
