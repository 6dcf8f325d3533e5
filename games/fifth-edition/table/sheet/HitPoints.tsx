import { useRef, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { NumberButton } from '../parts/NumberButton.tsx';
import { DeathSaves } from './DeathSaves.tsx';
import { HitPointEntry } from './HitPointEntry.tsx';
import { dyingOf, HIT_POINT_DEEDS, type HitPointDeed, hitPointBar } from './hitPoints.ts';

/** Hit points as numbers and as a bar, with the way to lose and gain them. */
export function HitPoints() {
  const { sheet, state, say, isReadOnly } = useDesk();
  const [deed, setDeed] = useState<HitPointDeed>();
  // The focus goes back to the button that opened the field.
  const left = useRef<HitPointDeed>(undefined);
  const leave = () => {
    left.current = deed;
    setDeed(undefined);
  };
  const dying = dyingOf(sheet, state);
  return (
    <div className="fe-hp">
      <div className="fe-hp-top">
        <HitPointNumbers />
        {deed !== undefined && !isReadOnly ? (
          <HitPointEntry deed={deed} onDone={leave} />
        ) : (
          <span className="fe-hp-deeds">
            {HIT_POINT_DEEDS.map((each) => (
              <button
                key={each}
                ref={(button) => {
                  if (left.current !== each || button === null) return;
                  button.focus();
                  left.current = undefined;
                }}
                type="button"
                className={`fe-button ${each === 'temp' ? 'fe-quiet' : ''}`}
                disabled={isReadOnly}
                onClick={() => setDeed(each)}
              >
                {say(`sheet.hp.${each}`)}
              </button>
            ))}
          </span>
        )}
      </div>
      <HitPointBar />
      {dying === undefined ? <HitPointFoot /> : <DeathSaves dying={dying} />}
    </div>
  );
}

export function HitPointNumbers() {
  const { sheet, say } = useDesk();
  const { current, max, temp } = sheet.hitPoints;
  return (
    <>
      <span className="fe-hp-numbers">
        <NumberButton path="hitPoints.current" label={say('sheet.hp.now')} value={current} className="fe-num-36" />
        <span aria-hidden="true" className="fe-num-24">
          /
        </span>
        <NumberButton
          path="hitPoints.max"
          label={say('sheet.hp.most')}
          value={max.value}
          className="fe-num-24 fe-quiet"
        />
      </span>
      <span className="fe-small fe-hp-words">
        <span>{say('sheet.hp.points')}</span>
        {temp > 0 && (
          <span>
            {say('sheet.hp.and')} <b>{temp}</b> {say('sheet.hp.temporary')}
          </span>
        )}
      </span>
    </>
  );
}

export function HitPointBar() {
  const { sheet, say } = useDesk();
  const { current, max, temp } = sheet.hitPoints;
  const bar = hitPointBar(sheet.hitPoints);
  return (
    <div
      className="fe-bar"
      role="img"
      aria-label={say('sheet.hp.bar', { current, max: max.value, temp, half: bar.bloodiedAt })}
    >
      <i className="fe-bar-now" style={{ width: `${bar.current}%` }} />
      <i className="fe-bar-temp" style={{ width: `${bar.temp}%` }} />
      <i className="fe-bar-half" style={{ left: `${bar.half}%` }} />
    </div>
  );
}

/** Temporary hit points that something gives, as long as they are more than there are. */
function OfferedTemp() {
  const { sheet, act, say, isReadOnly } = useDesk();
  const { offeredTemp, temp } = sheet.hitPoints;
  const amount = offeredTemp?.value ?? 0;
  if (isReadOnly || amount <= temp) return null;
  return (
    <button type="button" className="fe-link" onClick={() => void act({ type: 'temp', amount })}>
      {say('sheet.hp.takeTemp', { amount })}
    </button>
  );
}

function HitPointFoot() {
  const { sheet, say } = useDesk();
  const dice = sheet.hitDice.map(({ die, total, used }) => say('sheet.hp.dice', { left: total - used, total, die }));
  const { bloodiedAt } = hitPointBar(sheet.hitPoints);
  return (
    <p className="fe-small fe-hp-foot">
      {dice.length > 0 && <span>{say('sheet.hp.hitDice', { dice: dice.join(', ') })}</span>}
      <OfferedTemp />
      {sheet.hitPoints.max.value > 0 && <span>{say('sheet.hp.bloodied', { at: bloodiedAt })}</span>}
    </p>
  );
}
