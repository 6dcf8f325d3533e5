import type { DecisionPrompt } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, classes, KeyHint } from '@tessera/ui';
import type { View } from '@tessera/war-of-the-ring';
import { ARMY_LIMIT, allowsUse, placeName, sideOf, USES } from '@tessera/war-of-the-ring/facts';
import { useMemo } from 'react';
import { actionLabel, placeLabel } from '../choice/answers.ts';
import { winsAfter } from '../choice/forkOdds.ts';
import { missingText } from '../choice/missingText.ts';
import { isOffered, type Option, optionKey } from '../choice/offer.ts';
import { optionNote } from '../choice/optionNote.ts';
import type { RefusedPlace } from '../choice/refusedPlaces.ts';
import { MAX_NUMBERED, regionOfOption } from '../choice/regionNumbers.ts';
import type { Choice } from '../choice/useChoice.ts';
import { whyNot, worldOf } from '../model/world.ts';

interface DockOptionsProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly ask: DecisionPrompt;
  readonly seat: number | undefined;
  readonly choice: Choice;
  readonly options: readonly Option[];
  readonly odds: boolean;
  /** Destinations that the rules refuse to the chosen Army. */
  readonly refused: readonly RefusedPlace[];
  /** Whether an option is marked to be compared. */
  isMarked(key: string): boolean;
}

/** Options of a question, then the uses of the picked die that are not possible now. */
export function DockOptions({
  view,
  formatter,
  ask,
  seat,
  choice,
  options,
  odds,
  refused,
  isMarked,
}: DockOptionsProps) {
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
        <li
          key={optionKey(option)}
          data-compare={optionKey(option)}
          className={isMarked(optionKey(option)) ? MARKED : undefined}
        >
          <ChoiceTile
            chosen={isArmed(option)}
            onChoose={() => press(option)}
            className="h-full w-full flex-row justify-start gap-2.5 px-2.5 py-1.5"
          >
            <OptionNumber number={i + 1} isOnMap={regionOfOption(option, choice.trail.length) !== undefined} />
            <span className="min-w-0 flex-1 text-left">
              <b className="block font-semibold leading-5">
                {option.kind === 'place'
                  ? placeLabel(option.place, option.of, formatter)
                  : actionLabel(option.action, formatter)}
              </b>
              <Note text={optionNote(option, { view, seat, ask, formatter, odds })} />
              {odds && <WinBar view={view} seat={seat} ask={ask} option={option} />}
            </span>
          </ChoiceTile>
        </li>
      ))}
      {refused.map(({ region, why, units }) => {
        const reason =
          units === undefined
            ? missingText(why, formatter)
            : formatter.t('table.tooMany', { n: units, limit: ARMY_LIMIT });
        return (
          <li key={`refused ${region}`}>
            <ChoiceTile
              chosen={false}
              locked={reason}
              onChoose={() => undefined}
              className="h-full w-full items-start gap-0 px-3 py-1.5 text-left"
            >
              <b className="block font-semibold leading-5">
                {formatter.t('table.marchTo', { place: placeName(region, formatter) })}
              </b>
              <small className="block text-note leading-4">{reason}</small>
            </ChoiceTile>
          </li>
        );
      })}
      {locked.map(({ use, why }) => (
        <li key={use}>
          <ChoiceTile
            chosen={false}
            locked={missingText(why, formatter)}
            onChoose={() => undefined}
            className="h-full w-full items-start gap-0 px-3 py-1.5 text-left"
          >
            <b className="block font-semibold leading-5 first-letter:uppercase">{formatter.t(`name.use.${use}`)}</b>
            <small className="block text-note leading-4">{missingText(why, formatter)}</small>
          </ChoiceTile>
        </li>
      ))}
    </ul>
  );
}

/** Number of options up to which each has the whole width. */
const FEW = 6;
/** Option that the next one is compared with. */
const MARKED = 'rounded-control outline-2 outline-ink outline-dashed outline-offset-1';

/** Number of an option: as on the map if it chooses a region, otherwise that of its key. */
function OptionNumber({ number, isOnMap }: { readonly number: number; readonly isOnMap: boolean }) {
  if (number > MAX_NUMBERED) return null;
  if (!isOnMap) return <KeyHint>{String(number)}</KeyHint>;
  return (
    <span
      data-on-map=""
      className="grid size-6 flex-none place-items-center rounded-full border-2 border-act-ink bg-act font-numeral font-semibold text-act-ink text-body"
    >
      {number}
    </span>
  );
}

interface WinBarProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly ask: DecisionPrompt;
  readonly option: Option;
}

/** Bar of the odds to win the battle with an option: one for each combat card, and one without a card. */
function WinBar({ view, seat, ask, option }: WinBarProps) {
  if (option.kind !== 'action' || seat === undefined || ask.kind !== 'combat.card') return null;
  const chance = winsAfter(view, sideOf(view, seat), option.action);
  if (chance === undefined) return null;
  return (
    <span aria-hidden="true" className="mt-1 block h-2 border border-control" data-odds="">
      <i className="block h-full bg-ink" style={{ width: `${100 * chance}%` }} />
    </span>
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
