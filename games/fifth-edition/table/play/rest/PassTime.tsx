import type { SingleAction } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { Pill } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { HOUR, MINUTE, ROUND, timeWords } from '../effects/remainingTime.ts';
import { usePerform } from '../usePerform.ts';
import { restPreview } from './restPreview.ts';

const STEPS = [MINUTE, 10 * MINUTE, HOUR, 8 * HOUR] as const;

/** Buttons that advance time: a turn in combat, otherwise a round; minutes and hours. Reports the effects that end. */
export function PassTime() {
  const character = useCharacter();
  const { record, sheet, rulebook, state, t } = character;
  const perform = usePerform();
  const pass = (said: string, step: SingleAction) => {
    const lines = restPreview({ record, sheet }, character.attempt(step), rulebook);
    const ends = lines.filter(({ kind }) => kind === 'ends').map(({ name }) => name);
    const more = ends.length === 0 ? [] : [t('play.rest.ends', { names: ends.join(', ') })];
    void perform([said, ...more].join(' '), step);
  };
  const round = state.combat === null ? undefined : state.combat.round + 1;
  return (
    <fieldset className="fe-pass-row flex flex-wrap items-center gap-2" aria-label={t('play.pass.title')}>
      <span className="text-note text-muted">{t('play.pass.title')}</span>
      {round === undefined ? (
        <TimeButton seconds={ROUND} onPass={pass} />
      ) : (
        <Pill onClick={() => pass(t('play.did.turn', { round }), { type: 'turn' })}>{t('play.pass.turn')}</Pill>
      )}
      {STEPS.map((seconds) => (
        <TimeButton key={seconds} seconds={seconds} onPass={pass} />
      ))}
    </fieldset>
  );
}

interface TimeButtonProps {
  readonly seconds: number;
  onPass(said: string, step: SingleAction): void;
}

function TimeButton({ seconds, onPass }: TimeButtonProps) {
  const { t } = useCharacter();
  const time = stepWords(seconds, t);
  return <Pill onClick={() => onPass(t('play.did.passed', { time }), { type: 'elapse', seconds })}>{time}</Pill>;
}

/** Formats a step; a minute is not shown as ten rounds here. */
function stepWords(seconds: number, t: TranslateFn): string {
  return seconds === MINUTE ? t('play.time.minutes', { n: 1 }) : timeWords(seconds, t);
}
