import type { DecisionPrompt } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, KeyHint } from '@tessera/ui';
import type { View } from '@tessera/war-of-the-ring';
import { allowsUse, placeName, USES } from '@tessera/war-of-the-ring/facts';
import { useMemo } from 'react';
import { actionLabel } from '../model/answers.ts';
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
    // Two rows and the edge of a third: hidden options must be visible as scrollable.
    <ul className="m-0 grid list-none grid-cols-2 gap-2 p-1 @min-[48rem]:flex @min-[48rem]:max-h-26 @min-[48rem]:flex-wrap @min-[48rem]:gap-1 @min-[48rem]:overflow-y-auto">
      {options.map((option, i) => (
        <li key={optionKey(option)}>
          <ChoiceTile
            chosen={isArmed(option)}
            onChoose={() => press(option)}
            className="h-full w-full flex-row justify-start gap-2 px-2 @min-[48rem]:px-3"
          >
            {i < 9 && <KeyHint>{String(i + 1)}</KeyHint>}
            <span className="text-left">
              <b className="block font-semibold leading-5">
                {option.kind === 'place' ? placeName(option.place, teller) : actionLabel(option.action, teller)}
              </b>
              <Note text={optionNote(view, ask, option, teller, odds)} />
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
            className="h-full w-full items-start px-3 text-left @min-[48rem]:flex-row @min-[48rem]:items-center @min-[48rem]:gap-2"
          >
            <b className="block font-semibold leading-5 first-letter:uppercase">{teller.say(`name.use.${use}`)}</b>
            <small className="block max-w-56 text-note leading-4 @min-[48rem]:max-w-80">
              {missingText(why, teller)}
            </small>
          </ChoiceTile>
        </li>
      ))}
    </ul>
  );
}

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
