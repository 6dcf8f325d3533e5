import { type ActionOf, type CastOffer, type CastRolled, castOffers, sidesOf } from '@tessera/fifth-edition';
import { Button, Pill } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { usePerform } from '../usePerform.ts';
import type { LastCast } from './lastCast.ts';
import { attackAgain, canFallAgain, diceAgain, type PickedDie } from './rethrow.ts';

/** Options to reroll dice of a cast, until a target saves against it. */
export function CastRethrow({ last: { cast, saved, rethrownBy } }: { readonly last: LastCast }) {
  const { sheet, record, rulebook, isReadOnly } = useCharacter();
  const spell = rulebook.spells.get(cast.spell)?.record;
  if (spell === undefined || saved.length > 0 || isReadOnly) return null;
  const offers = castOffers(spell, { castLevel: cast.level }, sheet, record).filter(
    ({ id, option, isSpent }) => option.rethrows !== undefined && !isSpent && !rethrownBy.includes(id),
  );
  return offers.map((offer) => <Offer key={offer.id} offer={offer} spell={cast.spell} rolls={cast.rolls} />);
}

interface OfferProps {
  readonly offer: CastOffer;
  readonly spell: string;
  readonly rolls: readonly CastRolled[];
}

function Offer({ offer, spell, rolls }: OfferProps) {
  const perform = usePerform();
  const send = (throws: ActionOf<'rethrow'>['throws']) =>
    void perform(
      undefined,
      { type: 'rethrow', spell, by: offer.id, throws },
      ...(offer.draws === undefined ? [] : [{ type: 'spend', ...offer.draws } as const]),
    );
  return offer.option.rethrows === 'attack' ? (
    <Attacks offer={offer} rolls={rolls} onThrow={send} />
  ) : (
    <Dice offer={offer} rolls={rolls} onThrow={send} />
  );
}

interface ThrowProps {
  readonly offer: CastOffer;
  readonly rolls: readonly CastRolled[];
  onThrow(throws: ActionOf<'rethrow'>['throws']): void;
}

/** Buttons that reroll an attack. */
function Attacks({ offer: { name }, rolls, onThrow }: ThrowProps) {
  const { t } = useCharacter();
  const missed = [...rolls.entries()].filter(([, { attack }]) => attack !== undefined && !attack.isCritical);
  if (missed.length === 0) return null;
  return (
    <fieldset className={GROUP}>
      <legend className={LEGEND}>{t('play.outcome.again', { name })}</legend>
      {missed.map(([index, roll]) => (
        <Button key={index} small onClick={() => onThrow([attackAgain(index, roll)])}>
          {t('play.outcome.attackAgain', { n: missed.length > 1 ? index + 1 : 0 })}
        </Button>
      ))}
    </fieldset>
  );
}

/** Picker for the damage dice to reroll, up to the allowed number. */
function Dice({ offer: { name, rethrows }, rolls, onThrow }: ThrowProps) {
  const { t } = useCharacter();
  const [picked, setPicked] = useState<readonly PickedDie[]>([]);
  const isPicked = (index: number, die: number) => picked.some((each) => each.index === index && each.die === die);
  const flip = (index: number, die: number) =>
    setPicked(
      isPicked(index, die)
        ? picked.filter((each) => each.index !== index || each.die !== die)
        : [...picked, { index, die }].slice(-rethrows),
    );
  const dice = [...rolls.entries()].filter(([, roll]) => canFallAgain(roll));
  if (dice.length === 0) return null;
  const missing = picked.length === 0 ? t('play.outcome.pickFirst') : undefined;
  return (
    <fieldset className={GROUP}>
      <legend className={LEGEND}>{t('play.outcome.pick', { name, n: rethrows })}</legend>
      {dice.flatMap(([index, roll]) =>
        sidesOf(roll.dice ?? '').map((_, die) => (
          <Pill
            // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a roll keep their order
            key={`${index} ${die}`}
            pressed={isPicked(index, die)}
            aria-label={t('play.outcome.die', { n: die + 1, value: roll.rolls[die] ?? 0 })}
            onClick={() => flip(index, die)}
          >
            {roll.rolls[die]}
          </Pill>
        )),
      )}
      <Button small locked={missing} onClick={() => onThrow(diceAgain(rolls, picked))}>
        {t('play.outcome.throwAgain', { n: Math.max(1, picked.length) })}
      </Button>
    </fieldset>
  );
}

const GROUP = 'm-0 flex min-w-0 flex-wrap items-center gap-1 border-0 border-t border-hairline p-0 pt-2';
const LEGEND = 'float-left mr-2 w-full p-0 text-note text-muted';
