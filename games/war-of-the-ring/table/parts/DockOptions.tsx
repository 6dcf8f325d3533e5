import type { DecisionPrompt } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, classes, KeyHint } from '@tessera/ui';
import type { View } from '@tessera/war-of-the-ring';
import { allowsUse, USES } from '@tessera/war-of-the-ring/facts';
import { useMemo } from 'react';
import { actionLabel, placeLabel } from '../model/answers.ts';
import { missingText } from '../model/missingText.ts';
import { isOffered, type Option, optionKey } from '../model/offer.ts';
import { optionNote } from '../model/optionNote.ts';
import type { Choice } from '../model/useChoice.ts';
import { whyNot, worldOf } from '../model/world.ts';

interface DockOptionsProps {
  readonly view: View;
  readonly teller: GameFormatter;
  readonly ask: DecisionPrompt;
  readonly seat: number | undefined;
  readonly choice: Choice;
  readonly options: readonly Option[];
  readonly odds: boolean;
}

/** Options of a question, then the uses of the picked die that are not possible now. */
export function DockOptions({ view, teller, ask, seat, choice, options, odds }: DockOptionsProps) {
  const { armed, die, isRing } = choice;
  const isDiePicked = ask.kind === 'slot' && die !== undefined && !isRing;
  const locked = useMemo(
    () => (isDiePicked && seat !== undefined ? lockedUses(view, seat, die) : []),
    [isDiePicked, die, seat, view],
  );
  if (options.length === 0 && locked.length === 0) return null;
  const isArmed = (option: Option) =>
    option.kind === 'action' && armed !== undefined && isOffered([armed], option.action);
  const press = (option: Option) => {
    if (option.kind === 'action' && isArmed(option)) choice.commit(option.action);
    else choice.pickOption(option);
  };
  return (
    <ul className={classes('m-0 grid list-none gap-1.5 p-0', options.length > FEW && '@min-[30rem]:grid-cols-2')}>
      {options.map((option, i) => (
        <li key={optionKey(option)}>
          <ChoiceTile
            chosen={isArmed(option)}
            onChoose={() => press(option)}
            className="h-full w-full flex-row justify-start gap-2.5 px-2.5 py-1.5"
          >
            {i < 9 && <KeyHint>{String(i + 1)}</KeyHint>}
            <span className="text-left">
              <b className="block font-semibold leading-5">
                {option.kind === 'place'
                  ? placeLabel(option.place, option.of, teller)
                  : actionLabel(option.action, teller)}
              </b>
              <Note text={optionNote(option, { view, seat, ask, teller, odds })} />
            </span>
          </ChoiceTile>
        </li>
      ))}
      {locked.map(({ use, why }) => (
        <li key={use}>
          <ChoiceTile
            chosen={false}
            locked={missingText(why, teller)}
            onChoose={() => undefined}
            className="h-full w-full items-start gap-0 px-3 py-1.5 text-left"
          >
            <b className="block font-semibold leading-5 first-letter:uppercase">{teller.say(`name.use.${use}`)}</b>
            <small className="block text-note leading-4">{missingText(why, teller)}</small>
          </ChoiceTile>
        </li>
      ))}
    </ul>
  );
}

/** Number of options up to which each has the whole width. */
const FEW = 6;

function Note({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <small className="block text-muted text-note in-[[aria-pressed=true]]:text-ink">{text}</small>
  );
}

/** Returns the uses that a die allows at other times, with the reason why not now. */
function lockedUses(view: View, seat: number, die: number) {
  const world = worldOf(view, seat);
  return USES.flatMap((use) => {
    if (use === 'remove' || use === 'ability' || use === 'upgrade' || use === 'voice') return [];
    if (!allowsUse(world, seat, die, use)) return [];
    const why = whyNot(view, seat, { type: 'use', die, as: use });
    return why ? [{ use, why }] : [];
  });
}
