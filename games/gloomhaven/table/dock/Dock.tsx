import { type Choice, nameOf, preview, recordOf, type View } from '@tessera/gloomhaven/selectors';
import { promptParamNumber, promptParamText, type Stage, type TableParts } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, classes, Decision, type DockState, IconButton, SegmentedControl } from '@tessera/ui';
import { arrowRight, pause, play, stepForward } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { AttackPanel, percent } from '../attack/AttackPanel.tsx';
import { AbilityCard } from '../hand/AbilityCard.tsx';
import { HandStrip } from '../hand/HandStrip.tsx';
import { ItemRow, TurnPanel } from '../hand/TurnPanel.tsx';
import { answerTo } from '../model/answers.ts';
import type { ShownAttackOdds } from '../model/odds.ts';
import type { Beat } from '../model/story.ts';
import type { Turn } from '../useTurn.ts';
import { answerText, ChoiceList } from './ChoiceList.tsx';
import { DamagePrompt } from './DamagePrompt.tsx';
import { HeroOverview } from './HeroOverview.tsx';
import { Outcome } from './Outcome.tsx';
import { StepStrip } from './StepStrip.tsx';

export interface DockProps {
  readonly view: View;
  readonly teller: GameFormatter;
  readonly turn: Turn;
  readonly stage: Stage<Beat>;
  readonly odds: readonly ShownAttackOdds[];
  readonly parts: TableParts | undefined;
  /** Whether an animation is running. */
  readonly isMoving: boolean;
  /** Whether the odds of an attack are shown here, because there is no room beside it. */
  readonly hasOdds: boolean;
  /** Whether there is room for the player's cards while they are not asked for. */
  readonly hasRoom: boolean;
  /** Whether there is room for the confirm button beside the question. */
  readonly isWide: boolean;
  /** The description of an attack, when there is no room beside the board. */
  readonly blow: ReactNode;
  readonly waitsFor: readonly number[];
  readonly isOver: boolean;
}

/** Questions about a monster that the rules leave to the players. R 1.8 */
const LEFT_OPEN: ReadonlySet<string> = new Set(['move.to', 'attack.aim', 'aim', 'offers', 'force', 'place', 'summon']);

/** Returns the choices that need no place on the map, as buttons. */
function buttonsOf({ offer: { plain } }: Turn): readonly Choice[] {
  return plain.filter((choice) => answerTo(choice).button !== undefined);
}

/** Returns the choice that continues without further action. */
export function passOf(turn: Turn): Choice | undefined {
  return buttonsOf(turn).find((choice) => answerTo(choice).button === 'pass');
}

/** The question, its answers, their consequences, and undo. */
export function Dock(props: DockProps) {
  const { view, teller, turn, stage, odds, parts, isMoving, isWide } = props;
  const { hand, offer, armed, picked, wanted } = turn;
  const { ask, seat } = hand;
  const suffer = sufferedBy(turn);
  const state: DockState = ask
    ? wanted
      ? 'armed'
      : suffer !== undefined
        ? 'forced'
        : 'ask'
    : isMoving
      ? 'automatic'
      : 'waiting';
  const hasAttack = props.hasOdds && odds.length === 1;
  const lists = offer.plain.filter((choice) => answerTo(choice).button === undefined);
  const undo = parts?.undo && <div className="max-w-104">{parts.undo}</div>;
  // On wide screens the confirm button is beside the question, and the player's hero fills the space below.
  const actions = isMoving ? <StageControls stage={stage} teller={teller} /> : <Actions {...props} />;
  const isTurn = ask?.kind === 'turn.act';
  const steps = suffer === undefined && !isMoving && !props.isOver && !isTurn && !hasAttack && (
    <StepStrip view={view} teller={teller} />
  );
  // R 6.2: the card that a short rest would lose.
  const drawn = ask?.kind === 'rest.draw' ? promptParamText(ask.about, 'card') : undefined;
  const hasDesk =
    drawn === undefined &&
    props.hasRoom &&
    !props.isOver &&
    suffer === undefined &&
    ask?.kind !== 'picks' &&
    lists.length === 0;
  return (
    <Decision
      label={teller.say('table.dock')}
      state={state}
      title={titleOf(props)}
      hint={hintOf(props)}
      refusal={turn.refusal}
      back={isWide ? actions : undo}
      actions={isWide ? undefined : actions}
    >
      {props.blow}
      {props.isOver && !isMoving && view.over && <Outcome view={view} teller={teller} />}
      {!isWide && steps}
      {suffer !== undefined && seat !== undefined && (
        <DamagePrompt
          view={view}
          teller={teller}
          seat={seat}
          amount={suffer}
          offer={offer}
          picked={picked}
          undo={isWide && undo}
          onPick={turn.pick}
        />
      )}
      {ask?.kind === 'picks' && (
        <div className={classes(isWide && UNDO, 'flex-wrap justify-between')}>
          <Picked teller={teller} turn={turn} />
          {isWide && undo}
        </div>
      )}
      {drawn !== undefined && (
        <div className="flex items-end gap-4 p-1">
          <AbilityCard card={drawn} teller={teller} state="now" isLow />
          {isWide && undo}
        </div>
      )}
      {seat !== undefined && hasDesk && isWide && (
        <HeroOverview
          view={view}
          teller={teller}
          seat={seat}
          offer={offer}
          armed={armed}
          isAsked={isTurn}
          onArm={turn.arm}
          undo={undo}
          steps={steps}
        />
      )}
      {ask && seat !== undefined && !(hasDesk && isWide) && (
        <>
          {isTurn && (
            <TurnPanel view={view} teller={teller} seat={seat} offer={offer} armed={armed} isAsked onArm={turn.arm} />
          )}
          {(isTurn || offer.items.length > 0) && (
            <div className="mt-2">
              <ItemRow view={view} teller={teller} seat={seat} offer={offer} armed={armed} onArm={turn.arm} />
            </div>
          )}
        </>
      )}
      {ask && (lists.length > 0 || offer.cards.length > 0) && (
        <ChoiceList
          view={view}
          teller={teller}
          offer={offer}
          choices={lists}
          armed={armed}
          picked={picked}
          onArm={turn.arm}
          onPick={turn.pick}
        />
      )}
      {hasDesk && !isWide && seat !== undefined && !isTurn && <HandStrip view={view} teller={teller} seat={seat} />}
      {ask && !isMoving && hasAttack && odds[0] && <AttackPanel view={view} teller={teller} odds={odds[0]} />}
      {isWide &&
        !(hasDesk && seat !== undefined) &&
        drawn === undefined &&
        suffer === undefined &&
        ask?.kind !== 'picks' &&
        undo && <div className={UNDO}>{undo}</div>}
    </Decision>
  );
}

/** Undo with its cost beside it. */
const UNDO = 'mt-2 flex items-center gap-4 **:data-undo:flex-row **:data-undo:items-center **:data-undo:gap-x-3';

/** The two selected cards, the leading one first. */
function Picked({ teller, turn }: { readonly teller: GameFormatter; readonly turn: Turn }) {
  const { say: t } = teller;
  const [lead, second] = turn.picked;
  return (
    <div className="flex items-center gap-2">
      <PickedCard teller={teller} card={lead} place={t('table.leading')} isFirst />
      <IconButton
        icon={arrowRight}
        label={t('table.swap')}
        locked={second === undefined ? t('table.pickTwo') : undefined}
        aria-keyshortcuts="x"
        onClick={() => lead !== undefined && second !== undefined && turn.pick([second, lead])}
      />
      <PickedCard teller={teller} card={second} place={t('table.secondCard')} />
    </div>
  );
}

function PickedCard({
  teller,
  card,
  place,
  isFirst = false,
}: {
  readonly teller: GameFormatter;
  readonly card: string | undefined;
  readonly place: string;
  readonly isFirst?: boolean;
}) {
  const record = card === undefined ? undefined : recordOf('card', card);
  return (
    <span className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control border border-control px-2.5 sm:max-w-56 @min-[50rem]:w-56 @min-[50rem]:flex-none">
      <b className={`font-numeral font-semibold ${isFirst ? 'text-display' : 'text-title'}`}>
        {record?.initiative ?? '–'}
      </b>
      <span className="min-w-0 leading-4.5">
        <b className="block truncate font-semibold">{card === undefined ? '…' : nameOf(card, teller)}</b>
        <span className="block truncate text-muted text-note">{place}</span>
      </span>
    </span>
  );
}

/** Pause, step, speed, and skip to the present. */
function StageControls({ stage, teller: { say: t } }: { readonly stage: Stage<Beat>; readonly teller: GameFormatter }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <span className="flex flex-none">
        <SegmentedControl
          label={t('table.speed')}
          value={String(stage.speed)}
          options={['0.5', '1', '2'].map((value) => ({ value, label: `${value}×` }))}
          onChange={(value) => stage.setSpeed(Number(value))}
        />
      </span>
      <IconButton
        icon={stage.isPaused ? play : pause}
        label={t(stage.isPaused ? 'table.resume' : 'table.pause')}
        onClick={() => stage.pause(!stage.isPaused)}
      />
      <IconButton icon={stepForward} label={t('table.step')} onClick={stage.next} />
      <Button keyHint="␣" onClick={stage.skip}>
        {t('table.skip')}
      </Button>
    </div>
  );
}

function Actions({ view, teller, turn }: DockProps) {
  const { say: t } = teller;
  const { hand, wanted, offer } = turn;
  if (!hand.ask) return null;
  const buttons = buttonsOf(turn);
  const rest = offer.picks.length > 0 && !buttons.some(({ type }) => type === 'long-rest');
  const pass = passOf(turn);
  const main = defaultOf(turn);
  const needsChoice = buttons.length === 0 || wanted !== undefined || offer.picks.length > 0;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap justify-end gap-2 @min-[50rem]:flex-nowrap">
      {rest && <Button locked={t('table.noRest')}>{t('table.longRest')}</Button>}
      {buttons.map((choice) => {
        const isMain = wanted === undefined && choice === main;
        return (
          <Button
            key={JSON.stringify(choice)}
            tone={isMain ? 'act' : 'rest'}
            working={isMain && turn.isSent}
            keyHint={isMain ? 'Enter' : choice === pass ? 'P' : undefined}
            aria-keyshortcuts={isMain ? 'Enter' : choice === pass ? 'p' : undefined}
            onClick={() => turn.commit(choice)}
            className="min-h-13"
          >
            {buttonText(view, teller, turn, choice)}
          </Button>
        );
      })}
      {offer.areas.length > 1 && (
        <Button keyHint="T" aria-keyshortcuts="t" onClick={() => turn.turn()} className="min-h-13">
          {t('table.turnArea')}
        </Button>
      )}
      {needsChoice && (
        <Button
          tone={wanted ? 'act' : 'rest'}
          working={turn.isSent}
          locked={wanted ? undefined : t(offer.picks.length > 0 ? 'table.pickTwo' : 'table.chooseFirst')}
          aria-keyshortcuts="Enter"
          keyHint="Enter"
          onClick={() => turn.commit()}
          className="min-h-13 flex-1 whitespace-nowrap"
        >
          {wanted ? commitText(view, teller, wanted) : t(offer.picks.length > 0 ? 'table.seal' : 'table.do')}
        </Button>
      )}
    </div>
  );
}

/** Returns the choice that Enter makes when none is selected: the only one, or to suffer the damage. */
export function defaultOf(turn: Turn): Choice | undefined {
  const buttons = buttonsOf(turn);
  const { offer } = turn;
  const suffer = buttons.find(({ type }) => type === 'suffer');
  const isAlone =
    buttons.length === 1 &&
    offer.cells.size + offer.figures.size + offer.areas.length + offer.plays.length + offer.picks.length === 0;
  return suffer ?? (isAlone ? buttons[0] : undefined);
}

/** Returns the pending damage of the asked hero, if that is the question. */
function sufferedBy({ hand: { ask } }: Turn): number | undefined {
  return ask?.kind === 'suffer' ? promptParamNumber(ask.about, 'amount') : undefined;
}

function buttonText(view: View, teller: GameFormatter, turn: Turn, choice: Choice): string {
  const amount = sufferedBy(turn);
  if (choice.type === 'suffer' && amount !== undefined) return teller.say('table.suffer', { amount });
  return answerText(view, teller, choice);
}

/** Returns the label of the golden button. */
function commitText(view: View, { say: t }: GameFormatter, choice: Choice): string {
  return answerTo(choice).commit?.(choice, view, t) ?? t('table.do');
}

function titleOf({ view, teller, turn, stage, waitsFor, isOver }: DockProps): string {
  const { say: t } = teller;
  const { ask } = turn.hand;
  if (stage.beat) return teller.event(stage.beat.event);
  if (!ask) {
    if (isOver) return t(view.ending === 'won' ? 'table.won' : view.ending === 'lost' ? 'table.lost' : 'table.over');
    return t('table.waitsFor', { names: teller.list(waitsFor.map((seat) => teller.seatName(seat))) });
  }
  const { armed } = turn;
  // The card already shows the effect of a half.
  if (armed?.type === 'play') {
    const half = t(armed.basic ? `table.basic.${armed.half}` : `half.${armed.half}`);
    return t('table.armedHalf', { card: nameOf(armed.card, teller), half });
  }
  if (armed && armed.type !== 'area' && armed.type !== 'goal') return answerText(view, teller, armed);
  return ask.title;
}

function hintOf({ view, teller, turn, odds }: DockProps): string | undefined {
  const { ask, seat } = turn.hand;
  if (!ask) return undefined;
  const { armed } = turn;
  const [first] = odds;
  if (armed && first && odds.length === 1) {
    return teller.say('table.killsHint', {
      kills: percent(teller, first.kills),
      mean: teller.number(Math.round(first.mean * 10) / 10),
    });
  }
  if (armed && seat !== undefined) {
    const found = preview(view, seat, armed);
    if (armed.type === 'move' && found.length > 0) {
      const number = (wanted: string) => Number(found.find(({ code }) => code === wanted)?.value ?? 0);
      const rest = found.filter(({ code }) => code !== 'way' && code !== 'points');
      const way = teller.say('table.wayHint', { hexes: number('way'), points: number('points') });
      return [way, ...rest.map((reason) => teller.reason(reason).label)].join(', ');
    }
    return teller.say('table.again');
  }
  if (LEFT_OPEN.has(ask.kind) && (view.performances.at(-1)?.by ?? 0) < 0) return teller.say('table.yourRight');
  return ask.hint || undefined;
}
