import type { TableEntry } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, classes, Die, Icon } from '@tessera/ui';
import { tiedScroll } from '@tessera/ui/icons';
import type { View } from '@tessera/war-of-the-ring';
import {
  BATTLE_STEPS,
  type BattleOdds,
  battleStep,
  combatRecordOf,
  DECKS,
  describeCombat,
  oddsInBattle,
  placeName,
  regionAt,
  sideName,
} from '@tessera/war-of-the-ring/facts';
import { useMemo } from 'react';
import { armyIn, figuresIn } from '../model/armies.ts';
import { battleNumbers } from '../model/battleReasons.ts';
import { battleRounds, type Round } from '../model/battleStory.ts';
import { FigureMark } from './FigureMark.tsx';
import { percent } from './looks.ts';
import { Section } from './Section.tsx';

interface BattleProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number | undefined;
  readonly log: readonly TableEntry[];
  readonly odds: boolean;
  /** Moves the map to the battle, or back to the whole map. */
  onZoom?(): void;
}

/**
 * Panel of a battle: both Armies with the same three numbers, their cards, dice and losses, and the odds before each
 * round.
 */
export function Battle({ view, formatter, seat, log, odds, onZoom }: BattleProps) {
  const { t } = formatter;
  const rounds = useMemo(() => battleRounds(view, log), [view, log]);
  const { battle } = view;
  if (!battle) return null;
  const now = battleStep(view);
  const current = oddsInBattle(view);
  const place = placeName(regionAt(battle.to), formatter);
  const sides = [battle.attacker, 1 - battle.attacker];
  const last = rounds.at(-1);
  return (
    <section aria-label={t('table.battleOf', { place })} className="-mx-4 -my-3">
      <header className="px-4 pt-3">
        <div className="flex items-start justify-between gap-2">
          <h2 className="m-0 font-semibold font-title text-title">{t('table.battleOf', { place })}</h2>
          {onZoom && (
            <Button small onClick={onZoom} className="flex-none">
              {t('table.zoomBattle')}
            </Button>
          )}
        </div>
        <p className="m-0 text-muted text-note">
          {t('table.battleFacts', {
            round: Math.max(1, battle.round),
            kind: t(`name.battle.${battle.kind}`),
            side: sideName(battle.attacker, formatter),
            from: placeName(battle.from, formatter),
          })}
        </p>
        <ol className="m-0 my-2 grid list-none grid-cols-4 gap-1 p-0">
          {BATTLE_STEPS.map((step) => (
            <li
              key={step}
              aria-current={step === now ? 'step' : undefined}
              className={classes(
                'border-t-4 pt-0.5 text-note',
                step === now ? 'border-ink font-semibold' : 'border-hairline text-muted',
              )}
            >
              {t(`table.step.${step}`)}
            </li>
          ))}
        </ol>
      </header>
      {odds && (
        <div className="grid gap-1 px-4 pb-2">
          {rounds.map(({ round, odds: before }) => (
            <OddsRow
              key={round}
              label={round <= 1 ? t('table.beforeAttack') : t('table.afterRound', { round: round - 1 })}
              odds={before}
              formatter={formatter}
            />
          ))}
          <OddsRow label={t('table.oddsNow')} odds={current} formatter={formatter} />
          <p className="m-0 flex justify-between text-muted text-note">
            <span>{t('table.attackerWins')}</span>
            {/* An assault is a single round and rarely decides a siege. */}
            {current !== undefined && percent(current.undecided) > 0 && (
              <span>{t('table.stillOpen', { chance: percent(current.undecided) })}</span>
            )}
            <span>{t('table.defenderWins')}</span>
          </p>
        </div>
      )}
      <div className="grid grid-cols-2 gap-3 border-hairline border-t px-4 py-3">
        {sides.map((side) => (
          <Force key={side} view={view} formatter={formatter} side={side} seat={seat} />
        ))}
      </div>
      <Section title={t('table.combatCards')} note={t('table.together')}>
        <div className="grid min-h-24 grid-cols-2 gap-3">
          {sides.map((side) => (
            <CombatCard key={side} view={view} formatter={formatter} side={side} isOpen={now === 'cards'} />
          ))}
        </div>
      </Section>
      {last && <RoundDice round={last} formatter={formatter} />}
    </section>
  );
}

function OddsRow({
  label,
  odds,
  formatter,
}: {
  readonly label: string;
  readonly odds: BattleOdds | undefined;
  readonly formatter: GameFormatter;
}) {
  if (!odds) return null;
  const { attackerWins, defenderWins, bothFall, undecided } = odds;
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)_2.75rem_2.75rem] items-center gap-2 text-note">
      <span>{label}</span>
      <span
        role="img"
        aria-label={formatter.t('table.oddsBar', {
          wins: percent(attackerWins),
          both: percent(bothFall),
          open: percent(undecided),
          loses: percent(defenderWins),
        })}
        className="flex h-2.5 border border-control"
      >
        <i className="bg-ink" style={{ width: `${100 * attackerWins}%` }} />
        <i className="hatch-muted" style={{ width: `${100 * (bothFall + undecided)}%` }} />
        <i className="hatch-enemy" style={{ width: `${100 * defenderWins}%` }} />
      </span>
      <b className="text-right font-numeral font-semibold text-body">{percent(attackerWins)} %</b>
      <span className="text-right font-numeral text-muted">{percent(defenderWins)} %</span>
    </div>
  );
}

function Force({
  view,
  formatter,
  side,
  seat,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly side: number;
  readonly seat: number | undefined;
}) {
  const { t } = formatter;
  const { battle } = view;
  if (!battle) return null;
  const place = side === battle.attacker ? battle.from : battle.to;
  const army = armyIn(view, place, side);
  const numbers = battleNumbers(view, seat, side, formatter);
  return (
    <div>
      <p className="m-0 mb-1 font-semibold first-letter:uppercase">{sideName(side, formatter)}</p>
      <div className="mb-2 flex min-h-13 flex-wrap content-start gap-1">
        {figuresIn(view.stacks[place] ?? [], side).map((troop, i) => (
          <FigureMark key={`${troop} ${String(i)}`} troop={troop} formatter={formatter} />
        ))}
        {army?.characters.map((character) => (
          <FigureMark key={`c${character}`} character={character} side={side} formatter={formatter} />
        ))}
      </div>
      <dl className="m-0 grid grid-cols-3 divide-x divide-hairline rounded-control border border-hairline text-center">
        {numbers.map(({ id, value, why }) => (
          <div key={id} title={why} className="flex flex-col-reverse px-0.5 py-1">
            <dt className="text-muted text-note">{t(`table.${id}`)}</dt>
            <dd className="m-0 font-numeral font-semibold text-lead">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="m-0 mt-1 grid list-none gap-0.5 p-0 text-muted text-note leading-4">
        {numbers.map(({ id, value, why }) => (
          <li key={id}>
            <b className="font-semibold text-ink">
              {value} {t(`table.${id}`)}
            </b>{' '}
            {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Combat card, face down or revealed; its owner can read it from the start. */
function CombatCard({
  view,
  formatter,
  side,
  isOpen,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly side: number;
  /** Whether cards are still being chosen. */
  readonly isOpen: boolean;
}) {
  const { t } = formatter;
  const fighter = view.battle?.fighters[side];
  if (!fighter) return null;
  const { card, back, shown, cancelled } = fighter;
  if (typeof card === 'number') {
    const half = combatRecordOf(card);
    return (
      <article
        className={classes(
          'rounded-panel border border-control bg-raised p-2 text-note shadow-panel',
          cancelled && 'line-through',
        )}
      >
        <b className="block font-semibold font-title text-body">{t(`name.combat.${half.id}`)}</b>
        {describeCombat(half, formatter).map((line) => (
          <span key={line} className="block leading-4">
            {line}
          </span>
        ))}
        {!shown && <span className="mt-1 block font-semibold">{t('table.onlyYou')}</span>}
      </article>
    );
  }
  return (
    <div className="grid place-items-center content-center gap-1 rounded-panel border border-control border-dashed p-2 text-center text-note">
      {back >= 0 ? (
        <>
          <Icon of={tiedScroll} size={26} />
          <b className="font-semibold">{t('table.sealed')}</b>
          <span className="text-muted">{t('table.deckOf', { deck: t(`name.deck.${DECKS[back]}`) })}</span>
        </>
      ) : (
        <span className="text-muted">{t(isOpen ? 'table.cardOpen' : 'table.noCombatCard')}</span>
      )}
    </div>
  );
}

function RoundDice({ round, formatter }: { readonly round: Round; readonly formatter: GameFormatter }) {
  const { t } = formatter;
  return (
    <Section title={t('table.roundN', { round: round.round })} note={t('table.diceNote')}>
      <div className="grid min-h-20 content-start gap-1.5">
        {round.rolls.map(({ side, what, dice, needs, hits }, i) => (
          <div key={`${what} ${side} ${String(i)}`} className="flex items-center gap-2 text-note">
            <span className="w-24 flex-none">
              {sideName(side, formatter)}, {needs}+
              {what !== 'combat-rolled' && (
                <small className="block text-muted text-note">{t(`table.rolled.${what}`)}</small>
              )}
            </span>
            <span className="flex flex-1 flex-wrap gap-1">
              {dice.map((value, place) => (
                <Die key={`${value} ${String(place)}`} value={value} size={28} dropped={value < needs} />
              ))}
            </span>
            <b className="font-numeral font-semibold text-body">{t('table.hits', { n: hits })}</b>
          </div>
        ))}
        {round.rolls.length === 0 && <p className="m-0 text-muted text-note">{t('table.notRolled')}</p>}
        {round.events.map((event, i) => (
          <p key={`${event.type} ${String(i)}`} className="m-0 text-note">
            {formatter.event(event)}
          </p>
        ))}
      </div>
    </Section>
  );
}
