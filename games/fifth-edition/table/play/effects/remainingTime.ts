import { type ActiveEffect, type Duration, generalDuration } from '@tessera/fifth-edition';
import { startingTime } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';

/** How long an effect lasts: a time, until a moment, or while a fact holds. */
export type RemainingTime =
  | {
      readonly kind: 'time';
      readonly seconds: number /** Fraction of the full time, from 1 to 0. */;
      readonly share: number;
    }
  | { readonly kind: 'turn'; readonly moment: 'start' | 'end'; readonly of: 'self' | 'source' }
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'while' }
  | { readonly kind: 'endless' };

export const ROUND = 6;
export const MINUTE = 60;
export const HOUR = 3600;
const DAY = 24 * HOUR;

/** Returns the remaining duration of an effect at a game time. */
export function remainingOf(
  { duration, appliedAt }: Pick<ActiveEffect, 'duration' | 'appliedAt'>,
  now: number,
): RemainingTime {
  const general = generalDuration(duration);
  const plain = general.type === 'concentration' ? general.max : general;
  switch (plain.type) {
    case 'untilStartOfTurn':
      return { kind: 'turn', moment: 'start', of: plain.of };
    case 'untilEndOfTurn':
      return { kind: 'turn', moment: 'end', of: plain.of };
    case 'until':
      return { kind: 'event', event: plain.event };
    case 'while':
      return { kind: 'while' };
    default: {
      const total = startingTime(plain, { secondsPerRound: ROUND });
      if (total === null) return { kind: 'endless' };
      const seconds = Math.max(0, appliedAt + total - now);
      return { kind: 'time', seconds, share: total === 0 ? 0 : Math.min(1, seconds / total) };
    }
  }
}

/** Formats a remaining duration: "7 rounds", "1 hour 20 minutes", "until your next turn begins". */
export function remainingWords(remaining: RemainingTime, t: TranslateFn): string {
  switch (remaining.kind) {
    case 'time':
      return timeWords(remaining.seconds, t);
    case 'turn':
      return t(`play.until.${remaining.moment}.${remaining.of}`);
    case 'event':
      return eventWords(remaining.event, t);
    case 'while':
      return t('play.until.while');
    case 'endless':
      return t('play.until.endless');
  }
}

/** Formats a time: up to a minute in rounds, above that in its two largest units. */
export function timeWords(seconds: number, t: TranslateFn): string {
  if (seconds <= MINUTE) return t('play.time.rounds', { n: Math.ceil(seconds / ROUND) });
  if (seconds < HOUR) return t('play.time.minutes', { n: Math.ceil(seconds / MINUTE) });
  const [unit, size, small, smallSize] =
    seconds < DAY ? (['hours', HOUR, 'minutes', MINUTE] as const) : (['days', DAY, 'hours', HOUR] as const);
  // Round up to the smaller unit first, so that 59 minutes and some seconds become an hour.
  const parts = Math.ceil(seconds / smallSize);
  const whole = Math.floor((parts * smallSize) / size);
  const rest = parts - (whole * size) / smallSize;
  const said = t(`play.time.${unit}`, { n: whole });
  return rest === 0 ? said : `${said} ${t(`play.time.${small}`, { n: rest })}`;
}

/** Formats a full duration, for effects that have not started. */
export function durationWords(duration: Duration, t: TranslateFn): string {
  const words = remainingWords(remainingOf({ duration, appliedAt: 0 }, 0), t);
  return duration.type === 'concentration' ? t('play.until.concentration', { time: words }) : words;
}

function eventWords(event: string, t: TranslateFn): string {
  const key = `play.until.event.${event}`;
  const said = t(key);
  return said === key ? event : said;
}
