import type { Teller } from '@tessera/text';
import { ChoiceTile, KeyHint } from '@tessera/ui';
import type { Action } from '@tessera/war-of-the-ring';
import { FREE, faceName } from '@tessera/war-of-the-ring/facts';
import { dieUses } from '../model/dieUses.ts';
import { Face } from './Dice.tsx';

interface DieChoicesProps {
  readonly dice: readonly number[];
  readonly legal: readonly Action[];
  readonly side: number;
  readonly teller: Teller;
  onPick(die: number): void;
}

/** The dice to begin with, each with what it can do now: nobody has to know by heart what a face stands for. */
export function DieChoices({ dice, legal, side, teller, onPick }: DieChoicesProps) {
  return (
    <ul className="m-0 grid max-h-34 list-none grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-1.5 overflow-y-auto p-1">
      {dice.map((die, i) => (
        <li key={die}>
          <ChoiceTile
            chosen={false}
            onChoose={() => onPick(die)}
            className="h-full w-full flex-row items-center justify-start gap-2 px-2 text-left"
          >
            <KeyHint>{String(i + 1)}</KeyHint>
            <Face face={die} count={1} isFree={side === FREE} />
            <span className="min-w-0">
              <b className="block font-semibold leading-5">{faceName(die, teller)}</b>
              <small className="line-clamp-2 text-muted text-note leading-4">
                {dieUses(legal, die, teller).join(' · ')}
              </small>
            </span>
          </ChoiceTile>
        </li>
      ))}
    </ul>
  );
}
