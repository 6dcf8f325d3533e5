import { StepButton, TextButton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { usePerform } from '../usePerform.ts';
import { ConcentrationSave } from './ConcentrationSave.tsx';
import { effectWords } from './effectWords.ts';
import { FramedMark } from './FramedMark.tsx';
import type { ConditionLine, EffectLine } from './onYou.ts';
import { pictureOf } from './pictures.ts';
import { spokenName } from './refs.ts';
import { remainingWords } from './remainingTime.ts';

/** An active effect: icon, caster, effects, remaining time, and a button to end it. */
export function EffectRow({ line }: { readonly line: EffectLine }) {
  const { t, rulebook, sheet, isReadOnly, text } = useCharacter();
  const perform = usePerform();
  const { effect, tone, remaining, isHeld, caster, on, suppressed, source } = line;
  const working = { sheet, instanceId: effect.instanceId };
  const does =
    source === undefined || on !== undefined
      ? []
      : effectWords(source, { t, rulebook, working, choices: effect.choices });
  const whose = [
    ...(on === undefined ? [] : [t('play.effects.on', { name: on })]),
    ...(caster === undefined ? [] : [t('play.effects.by', { name: caster })]),
  ].join(', ');
  const { instanceId, ref } = effect;
  const name = spokenName(ref, line.name, t);
  const end = () => perform(t('play.did.ended', { name }), { type: 'end', instanceId });
  return (
    <Row
      name={name}
      mark={<FramedMark shape={isHeld ? 'held' : tone} icon={pictureOf(ref, rulebook)} />}
      meaning={t(isHeld ? 'play.spells.held' : `play.effects.${tone}`)}
      by={whose}
      time={remainingWords(remaining, t)}
      share={remaining.kind === 'time' ? remaining.share : undefined}
      silenced={suppressed === undefined ? undefined : t('play.effects.suppressed', { why: text(suppressed) })}
      onEnd={isReadOnly ? undefined : () => void end()}
    >
      {source === undefined ? t('play.effects.lost') : sentence(does)}
      {isHeld && <ConcentrationSave />}
    </Row>
  );
}

/** A condition: effects, levels, and whether an immunity suppresses it. */
export function ConditionRow({ line }: { readonly line: ConditionLine }) {
  const { t, rulebook, isReadOnly, text } = useCharacter();
  const perform = usePerform();
  const { id, tone, level, levels, isOwn, from, suppressedBy, source } = line;
  const name = spokenName(`condition:${id}`, line.name, t);
  const summary = source?.record.summary;
  const does = source === undefined ? [] : effectWords(source, { t, rulebook });
  const set = (to: number) =>
    void perform(t(to === 0 ? 'play.did.ended' : 'play.did.level', { name, level: to }), {
      type: 'condition',
      id,
      level: to,
    });
  return (
    <Row
      name={levels === undefined ? name : t('play.effects.levelOf', { name, level, levels })}
      mark={<FramedMark shape={tone} icon={pictureOf(`condition:${id}`, rulebook)} />}
      meaning={t(`play.effects.${tone}`)}
      by={from.length === 0 ? undefined : t('play.effects.from', { name: from.map(text).join(', ') })}
      silenced={
        suppressedBy.length === 0 ? undefined : t('play.effects.immune', { why: suppressedBy.map(text).join(', ') })
      }
      onEnd={isReadOnly || !isOwn ? undefined : () => set(0)}
    >
      {summary ?? sentence(does)}
      {levels !== undefined && isOwn && !isReadOnly && (
        <span className="flex gap-2 mt-1">
          <StepButton aria-label={t('play.effects.less', { name })} onClick={() => set(level - 1)}>
            −
          </StepButton>
          <StepButton
            className="ml-1"
            aria-label={t('play.effects.more', { name })}
            disabled={level >= levels}
            onClick={() => set(level + 1)}
          >
            +
          </StepButton>
        </span>
      )}
    </Row>
  );
}

interface RowProps {
  readonly name: string;
  readonly mark: ReactNode;
  /** Accessible meaning of the icon. */
  readonly meaning: string;
  readonly by?: string | undefined;
  readonly time?: string | undefined;
  /** Fraction of the time that is left. */
  readonly share?: number | undefined;
  /** Reason why it has no effect. */
  readonly silenced?: string | undefined;
  readonly onEnd?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Row({ name, mark, meaning, by, time, share, silenced, onEnd, children }: RowProps) {
  const { t } = useCharacter();
  return (
    <li
      className={`border-t border-t-hairline/60 grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-2 py-2 first:border-t-0 ${silenced === undefined ? '' : 'fe-silenced'}`}
    >
      <span className="fe-effect-mark">
        {mark}
        <span className="sr-only">{meaning}: </span>
      </span>
      <div className="grid gap-0.5 wrap-anywhere">
        <p>
          <b>{name}</b> {by !== undefined && <span className="text-note text-muted">{by}</span>}
        </p>
        <div className="text-note text-muted">{children}</div>
        {silenced !== undefined && <p className="fe-play-reason text-note text-muted">{silenced}</p>}
      </div>
      <div className="grid justify-items-end content-start gap-1 max-w-24 text-right">
        {time !== undefined && <span className="text-note text-muted">{time}</span>}
        {share !== undefined && (
          <span
            className="w-14 h-1 overflow-hidden rounded-[2px] shadow-[inset_0_0_0_1px_var(--control)] [&>i]:block [&>i]:h-full [&>i]:bg-ink"
            aria-hidden="true"
          >
            <i style={{ width: `${Math.round(share * 100)}%` }} />
          </span>
        )}
        {onEnd && (
          <TextButton aria-label={t('play.effects.endOf', { name })} onClick={onEnd}>
            {t('play.effects.end')}
          </TextButton>
        )}
      </div>
    </li>
  );
}

function sentence(words: readonly string[]): string {
  const text = words.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
