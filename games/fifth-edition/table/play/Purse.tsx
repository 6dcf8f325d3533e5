import { COINS, type Coin } from '@tessera/fifth-edition';
import { useId, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { canSpend, coinWords, mixedWorth } from './purse.ts';
import { useDeed } from './useDeed.ts';

const MOST_AT_ONCE = 1_000_000;

/** What is in the purse, and a line to put coins in or take them out. */
export function Purse() {
  const { record, say, isReadOnly } = useDesk();
  const deed = useDeed();
  const id = useId();
  const [amount, setAmount] = useState(1);
  const [coin, setCoin] = useState<Coin>('gp');
  const { coins } = record;
  const worth = mixedWorth(coins);
  const words = { n: amount, coin: say(`words.coin.${coin}`) };
  const pay = (sign: 1 | -1) =>
    void deed(say(sign === 1 ? 'play.purse.added' : 'play.purse.paid', words), {
      type: 'coins',
      add: { [coin]: sign * amount },
    });
  return (
    <fieldset className="fe-purse" aria-labelledby={id}>
      <p>
        <span id={id} className="fe-small">
          {say('play.purse.title')}
        </span>{' '}
        <b>{coinWords(say, coins) || say('play.purse.empty')}</b>{' '}
        {worth !== undefined && <span className="fe-small">{say('play.purse.worth', { gold: worth })}</span>}
      </p>
      {!isReadOnly && (
        <span className="fe-purse-line">
          <input
            type="number"
            className="fe-play-input fe-purse-amount"
            aria-label={say('play.purse.amount')}
            min={1}
            max={MOST_AT_ONCE}
            value={amount}
            onChange={({ target }) => {
              const count = target.valueAsNumber;
              if (Number.isInteger(count)) setAmount(Math.min(MOST_AT_ONCE, Math.max(1, count)));
            }}
          />
          <select
            className="fe-play-input fe-purse-coin"
            aria-label={say('play.purse.coin')}
            value={coin}
            onChange={({ target }) => setCoin(COINS.find((each) => each === target.value) ?? coin)}
          >
            {COINS.toReversed().map((each) => (
              <option key={each} value={each}>
                {say(`words.coin.${each}`)}
              </option>
            ))}
          </select>
          <button type="button" className="fe-button" onClick={() => pay(1)}>
            {say('play.purse.add')}
            <span className="fe-hidden"> {say('play.purse.some', words)}</span>
          </button>
          <button
            type="button"
            className="fe-button"
            disabled={!canSpend(coins, coin, amount)}
            title={canSpend(coins, coin, amount) ? undefined : say('play.purse.tooFew', words)}
            onClick={() => pay(-1)}
          >
            {say('play.purse.pay')}
            <span className="fe-hidden"> {say('play.purse.some', words)}</span>
          </button>
        </span>
      )}
    </fieldset>
  );
}
