import { kindName, letterOf, type Trigger, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { classes, Icon } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { type AppliedRule, triggerText } from '../model/scenarioSheet.ts';

export interface RuleRowProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly trigger: Trigger;
  readonly text: string;
  /** When the rule applied last. */
  readonly last: AppliedRule | undefined;
}

/** A special rule: the sentence, its counter, and for plates the figure on each. */
export function RuleRow({ view, formatter, trigger, text, last }: RuleRowProps) {
  const { t } = formatter;
  const { state, places, isHarmful } = trigger;
  const isDone = state === 'done';
  return (
    <div
      className={classes(
        'flex items-start gap-3 rounded-control border px-3 py-1.5',
        state === 'live' ? 'border-2 border-ink bg-raised' : isDone ? 'border-hairline text-muted' : 'border-hairline',
        state === 'live' && isHarmful && 'border-l-8 border-l-enemy',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block">{text}</span>
        {!isDone && places.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {places.map(({ cell, letter, seat }) => (
              <span
                key={cell}
                className={classes(
                  'rounded-full border px-2 text-note',
                  seat >= 0 ? 'border-good' : 'border-control border-dashed',
                )}
              >
                <b className="font-semibold">{letterOf(view.scenario, letter)}</b>{' '}
                {t('sheet.place', { free: seat < 0, name: seat < 0 ? '' : kindName(view, seat, formatter) })}
              </span>
            ))}
          </span>
        )}
        {isDone && last && <span className="block text-note">{t('sheet.round', { round: last.round })}</span>}
      </span>
      <b
        className={classes(
          'flex flex-none items-center gap-1 whitespace-nowrap font-semibold',
          state === 'live' ? 'text-body' : 'text-muted text-note',
        )}
      >
        {isDone && <Icon of={check} size={14} />}
        {triggerText(trigger, formatter)}
      </b>
    </div>
  );
}
