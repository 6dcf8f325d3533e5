import { Dice } from '../parts/Dice.tsx';
import { Hunt } from '../parts/Hunt.tsx';
import { Politics } from '../parts/Politics.tsx';
import type { WarTableModel } from '../useWarTable.ts';

/** State of the war: dice, Hunt and politics. */
export function WarStatus({ model }: { readonly model: WarTableModel }) {
  const { view, teller, side, used, answers, settings } = model;
  const { choice, openDice, nations } = answers;
  const { armed, die } = choice;
  return (
    <>
      <Dice view={view} teller={teller} side={side} open={openDice} picked={die} used={used} onPick={choice.pickDie} />
      <Hunt view={view} teller={teller} odds={settings.odds} />
      <Politics
        view={view}
        teller={teller}
        open={nations}
        picked={armed?.type === 'advance' ? armed.nation : undefined}
        onPick={(nation) => choice.pickAction({ type: 'advance', nation })}
      />
    </>
  );
}
