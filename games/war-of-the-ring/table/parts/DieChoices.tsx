import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, KeyHint } from '@tessera/ui';
import type { Action } from '@tessera/war-of-the-ring';
import { FREE, faceName } from '@tessera/war-of-the-ring/facts';
import { dieUses } from '../model/dieUses.ts';
import { Face } from './Dice.tsx';

interface DieChoicesProps {
  readonly dice: readonly number[];
  readonly legal: readonly Action[];
  readonly side: number;
  readonly formatter: GameFormatter;
  onPick(die: number): void;
}

/** Dice to choose from, each with its present uses, so that players need not memorize the faces. */
export function DieChoices({ dice, legal, side, formatter, onPick }: DieChoicesProps) {
  return (
    <ul className="m-0 grid list-none gap-1.5 p-0">
      {dice.map((die, i) => {
        const uses = dieUses(legal, die, formatter).join(' · ');
        return (
          <li key={die}>
            <ChoiceTile
              chosen={false}
              onChoose={() => onPick(die)}
              className="h-full w-full flex-row items-center justify-start gap-2.5 px-2.5 py-1 text-left"
            >
              <KeyHint>{String(i + 1)}</KeyHint>
              <Face face={die} count={1} isFree={side === FREE} />
              <span className="min-w-0">
                <b className="block font-semibold leading-5">{faceName(die, formatter)}</b>
                <small className="block text-muted text-note leading-4">{uses}</small>
              </span>
            </ChoiceTile>
          </li>
        );
      })}
    </ul>
  );
}
