import { COINS, type Coin } from '@tessera/fifth-edition';
import { Button, SMALL_BOX } from '@tessera/ui';
import { useId, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { usePerform } from '../usePerform.ts';
import { canSpend, coinWords, mixedWorth } from './purse.ts';

const MAX_AT_ONCE = 1_000_000;

/** Coins of the character, with a form to add or spend them. */
export function Purse() {
  const { record, t, isReadOnly } = useCharacter();
  const perform = usePerform();
  const id = useId();
  const [amount, setAmount] = useState(1);
  const [coin, setCoin] = useState<Coin>('gp');
  const { coins } = record;
  const worth = mixedWorth(coins);
  const words = { n: amount, coin: t(`words.coin.${coin}`) };
  const pay = (sign: 1 | -1) =>
    void perform(t(sign === 1 ? 'play.purse.added' : 'play.purse.paid', words), {
      type: 'coins',
      add: { [coin]: sign * amount },
    });
  return (
    <fieldset
      className="flex flex-wrap items-center justify-between gap-2 pt-2 border-t border-t-hairline min-w-0"
      aria-labelledby={id}
    >
      <p>
        <span id={id} className="text-note text-muted">
          {t('play.purse.title')}
        </span>{' '}
        <b>{coinWords(t, coins) || t('play.purse.empty')}</b>{' '}
        {worth !== undefined && <span className="text-note text-muted">{t('play.purse.worth', { gold: worth })}</span>}
      </p>
      {!isReadOnly && (
        <span className="flex flex-wrap gap-2">
          <input
            type="number"
            className={`${SMALL_BOX} w-16 flex-none`}
            aria-label={t('play.purse.amount')}
            min={1}
            max={MAX_AT_ONCE}
            value={amount}
            onChange={({ target }) => {
              const count = target.valueAsNumber;
              if (Number.isInteger(count)) setAmount(Math.min(MAX_AT_ONCE, Math.max(1, count)));
            }}
          />
          <select
            className={`${SMALL_BOX} flex-none`}
            aria-label={t('play.purse.coin')}
            value={coin}
            onChange={({ target }) => setCoin(COINS.find((each) => each === target.value) ?? coin)}
          >
            {COINS.toReversed().map((each) => (
              <option key={each} value={each}>
                {t(`words.coin.${each}`)}
              </option>
            ))}
          </select>
          <Button small onClick={() => pay(1)}>
            {t('play.purse.add')}
            <span className="sr-only"> {t('play.purse.some', words)}</span>
          </Button>
          <Button
            small
            idle={!canSpend(coins, coin, amount)}
            title={canSpend(coins, coin, amount) ? undefined : t('play.purse.tooFew', words)}
            onClick={() => pay(-1)}
          >
            {t('play.purse.pay')}
            <span className="sr-only"> {t('play.purse.some', words)}</span>
          </Button>
        </span>
      )}
    </fieldset>
  );
}
