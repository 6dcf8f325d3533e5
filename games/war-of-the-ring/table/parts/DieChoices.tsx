import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, classes, KeyHint } from '@tessera/ui';
import type { Action } from '@tessera/war-of-the-ring';
import { FREE, faceName } from '@tessera/war-of-the-ring/facts';
import { dieUses } from '../model/dieUses.ts';
import { Face } from './Dice.tsx';

interface DieChoicesProps {
  readonly dice: readonly number[];
  readonly legal: readonly Action[];
  readonly side: number;
  readonly teller: GameFormatter;
  onPick(die: number): void;
}

/** Number of faces above which they use three columns without pictures: two rows fit the height of the dock. */
const MAX_IN_TWO_COLUMNS = 4;

/** Dice to choose from, each with its present uses, so that players need not memorize the faces. */
export function DieChoices({ dice, legal, side, teller, onPick }: DieChoicesProps) {
  const isRoomy = dice.length <= MAX_IN_TWO_COLUMNS;
  return (
    <ul className={classes('m-0 grid list-none gap-1.5 p-1', isRoomy ? 'grid-cols-2' : 'grid-cols-3')}>
      {dice.map((die, i) => {
        const uses = dieUses(legal, die, teller).join(' · ');
        return (
          <li key={die} title={uses}>
            <ChoiceTile
              chosen={false}
              onChoose={() => onPick(die)}
              className="h-full w-full flex-row items-center justify-start gap-2 px-2 py-0.5 text-left"
            >
              <KeyHint>{String(i + 1)}</KeyHint>
              {isRoomy && <Face face={die} count={1} isFree={side === FREE} />}
              <span className="min-w-0">
                <b className="block font-semibold leading-5">{faceName(die, teller)}</b>
                <small className="block truncate text-muted text-note leading-4">{uses}</small>
              </span>
            </ChoiceTile>
          </li>
        );
      })}
    </ul>
  );
}
