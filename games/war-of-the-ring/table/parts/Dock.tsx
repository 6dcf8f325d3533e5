import type { Hand, TableEntry } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, ChoiceTile, Decision, KeyHint } from '@tessera/ui';
import { type Action, type View, warOfTheRing } from '@tessera/war-of-the-ring';
import { allowsUse, faceName, placeName, USES } from '@tessera/war-of-the-ring/facts';
import { type ReactNode, type Ref, useMemo } from 'react';
import { actionLabel, commitLabel } from '../model/answers.ts';
import { missingText } from '../model/missingText.ts';
import { isOffered, type Option, optionKey } from '../model/offer.ts';
import { optionNote } from '../model/optionNote.ts';
import type { Choice } from '../model/useChoice.ts';
import { whyNot, worldOf } from '../model/world.ts';
import { Outcome } from './Outcome.tsx';

interface DockProps {
  readonly view: View;
  readonly teller: GameFormatter;
  readonly hand: Hand<View, Action>;
  readonly choice: Choice;
  /** Options with a number key, in order. */
  readonly options: readonly Option[];
  readonly odds: boolean;
  readonly back: ReactNode;
  /** Event being shown; no question is shown meanwhile. */
  readonly story: string | undefined;
  readonly skip: (() => void) | undefined;
  /** Dice to pick from, on screens without room for them elsewhere. */
  readonly dice?: ReactNode;
  readonly extra?: ReactNode;
  /** Content while there is no question. */
  readonly meanwhile?: ReactNode;
  /** Answer that standing orders are about to give. */
  readonly ordered: Action | undefined;
  onStopOrders(): void;
  readonly commitButton: Ref<HTMLButtonElement>;
}

/** Panel of the question, its answers and their consequences. It lies beside the map, never over it. */
export function Dock(props: DockProps) {
  const { view, teller, hand, choice, options, story, skip } = props;
  const { say } = teller;
  const { ask, seat, shown } = hand;
  const { armed, die, trail, isRing } = choice;
  const isSlot = ask?.kind === 'slot';
  const isOver = shown.info.ending !== undefined;
  const locked = useMemo(
    () => (isSlot && die !== undefined && !isRing && seat !== undefined ? lockedUses(view, seat, die) : []),
    [isSlot, die, isRing, seat, view],
  );
  const foresight = useForesight(view, seat, props.odds ? armed : undefined, teller);
  const passes = isSlot ? hand.legal.filter(({ type }) => type === 'pass') : [];
  const noPass = useMemo(() => {
    if (!isSlot || seat === undefined || passes.length > 0) return undefined;
    const why = whyNot(view, seat, { type: 'pass' });
    return why && teller.refusal(why);
  }, [isSlot, seat, passes.length, view, teller]);
  const rings =
    isSlot && die !== undefined && hand.legal.some((action) => action.type === 'ring' && action.die === die);

  return (
    <Decision
      label={say('table.dock')}
      state={ask ? (armed ? 'armed' : 'ask') : story ? 'automatic' : 'waiting'}
      title={titleOf()}
      hint={hintOf()}
      refusal={hand.refusal}
      back={props.back}
      actions={actionsOf()}
    >
      {ask && (
        <div className="flex flex-col gap-2">
          {props.dice}
          {(options.length > 0 || locked.length > 0) && (
            // Two rows and the edge of a third: hidden options must be visible as scrollable.
            <ul className="m-0 grid list-none grid-cols-2 gap-2 p-1 @min-[48rem]:flex @min-[48rem]:max-h-26 @min-[48rem]:flex-wrap @min-[48rem]:gap-1 @min-[48rem]:overflow-y-auto">
              {options.map((option, i) => (
                <li key={optionKey(option)}>
                  <ChoiceTile
                    chosen={option.kind === 'action' && armed !== undefined && isOffered([armed], option.action)}
                    onChoose={() => press(option)}
                    className="h-full w-full flex-row justify-start gap-2 px-2 @min-[48rem]:px-3"
                  >
                    {i < 9 && <KeyHint>{String(i + 1)}</KeyHint>}
                    <span className="text-left">
                      <b className="block font-semibold leading-5">
                        {option.kind === 'place' ? placeName(option.place, teller) : actionLabel(option.action, teller)}
                      </b>
                      <Note text={optionNote(view, ask, option, teller, props.odds)} />
                    </span>
                  </ChoiceTile>
                </li>
              ))}
              {locked.map(({ use, why }) => (
                <li key={use}>
                  <ChoiceTile
                    chosen={false}
                    locked={why ? missingText(why, teller) : ''}
                    onChoose={() => undefined}
                    className="h-full w-full items-start px-3 text-left @min-[48rem]:flex-row @min-[48rem]:items-center @min-[48rem]:gap-2"
                  >
                    <b className="block font-semibold leading-5 first-letter:uppercase">{say(`name.use.${use}`)}</b>
                    <small className="block max-w-56 text-note leading-4 @min-[48rem]:max-w-80">
                      {why && missingText(why, teller)}
                    </small>
                  </ChoiceTile>
                </li>
              ))}
            </ul>
          )}
          {props.extra}
        </div>
      )}
      {isOver && !story && <Outcome view={view} teller={teller} />}
      {!ask && (props.extra || props.meanwhile)}
    </Decision>
  );

  function press(option: Option): void {
    if (option.kind === 'action' && armed && isOffered([armed], option.action)) choice.commit(option.action);
    else choice.pickOption(option);
  }

  function titleOf(): string {
    if (story) return story;
    if (!ask) {
      if (isOver) return victoryOf(shown.log, teller) ?? say('table.over');
      return say('table.theirTurn', { names: teller.list(shown.decisions.map((one) => teller.seatName(one.seat))) });
    }
    if (isSlot && isRing) return say('table.ringTo', { face: faceName(die ?? 0, teller) });
    if (isSlot && die !== undefined && !armed) return say('table.withDie', { face: faceName(die, teller) });
    return ask.title;
  }

  function hintOf(): string | undefined {
    if (!ask || story) return undefined;
    if (props.ordered) return say('table.byOrder', { action: teller.action(props.ordered) });
    if (foresight) return foresight;
    if (isSlot && die === undefined && !armed) return say('table.dieFirst');
    const [from] = trail;
    if (from !== undefined && !armed) return say('table.fromWhere', { place: placeName(from, teller) });
    if (armed) return say('table.again');
    // With a picked die the options are self-explanatory.
    return isSlot ? undefined : ask.hint;
  }

  function actionsOf(): ReactNode {
    if (skip)
      return (
        <Button onClick={skip} keyHint={say('table.space')}>
          {say('table.skip')}
        </Button>
      );
    if (!ask) return undefined;
    return (
      // One column on wide screens: the commit button keeps its place and takes no room from the options.
      <div className="flex min-w-0 flex-1 flex-wrap justify-end gap-2 @min-[50rem]:w-60 @min-[50rem]:flex-none *:@min-[50rem]:min-h-11">
        {props.ordered && <Button onClick={props.onStopOrders}>{say('table.stopOrders')}</Button>}
        {passes.map((action) => (
          <Button key="pass" className="flex-1 px-2" onClick={() => choice.commit(action)} keyHint="P">
            {say('table.pass')}
          </Button>
        ))}
        {noPass && (
          <Button locked={noPass} className="hidden flex-1 px-2 @min-[50rem]:inline-flex">
            {say('table.pass')}
          </Button>
        )}
        {rings && (
          <Button
            pressed={isRing}
            onClick={() => choice.pickRing()}
            keyHint="R"
            className="whitespace-nowrap px-2 @min-[50rem]:flex-1"
          >
            {say('table.ringUse')}
          </Button>
        )}
        <Button
          ref={props.commitButton}
          tone={armed ? 'act' : 'rest'}
          locked={armed ? undefined : say('table.chooseFirst')}
          aria-keyshortcuts="Enter"
          keyHint="Enter"
          onClick={() => choice.commit()}
          className="min-h-13 min-w-36 flex-1 @min-[50rem]:min-w-full"
        >
          {armed ? commitLabel(armed, teller) : say('table.go')}
        </Button>
      </div>
    );
  }
}

/** Returns the winner and the reason, from the log. */
function victoryOf(log: readonly TableEntry[], teller: GameFormatter): string | undefined {
  const won = log.flatMap(({ events }) => events).findLast(({ type }) => type === 'won');
  return won && teller.event(won);
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

/** Returns the known consequences of the armed action in one line. */
function useForesight(
  view: View,
  seat: number | undefined,
  armed: Action | undefined,
  teller: GameFormatter,
): string | undefined {
  return useMemo(() => {
    if (!armed || seat === undefined) return undefined;
    const reasons = warOfTheRing.preview(view, seat, armed).map((reason) => teller.reason(reason));
    const told = reasons.flatMap((reason) => [reason, ...(reason.reasons ?? [])]);
    return told.length === 0 ? undefined : told.map(({ label, value }) => `${label}: ${value ?? ''}`).join(' · ');
  }, [view, seat, armed, teller]);
}
