import { Pressable } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';
import { ConcentrationMark, EffectMark } from '../parts/marks.tsx';
import { type OnYouLine, onYou } from '../play/effects/onYou.ts';
import { remainingWords } from '../play/effects/remainingTime.ts';

/** Active effects as chips; a tap opens the list where they can be ended. */
export function EffectChips({ onOpen }: { onOpen(): void }) {
  const { record, sheet, rulebook, t } = useCharacter();
  const lines = onYou(record, sheet, rulebook);
  return (
    <section className="flex flex-wrap gap-2" aria-label={t('sheet.onYou')}>
      {lines.map((line) => (
        <Pressable key={keyOf(line)} className={CHIP} onClick={onOpen}>
          {line.kind === 'effect' && line.isHeld ? <ConcentrationMark held /> : <EffectMark tone={line.tone} />}
          <span>
            <b>{line.name}</b>
            <span className="block text-note text-muted">
              {line.kind === 'effect'
                ? remainingWords(line.remaining, t)
                : line.levels === undefined
                  ? ''
                  : t('sheet.level', { level: line.level })}
            </span>
          </span>
        </Pressable>
      ))}
      <Pressable className={`${CHIP} text-muted`} onClick={onOpen}>
        {lines.length === 0 ? t('sheet.nothingOnYou') : t('sheet.addEffect')}
      </Pressable>
    </section>
  );
}

function keyOf(line: OnYouLine): string {
  return line.kind === 'effect' ? line.effect.instanceId : `condition ${line.id}`;
}

const CHIP =
  'flex flex-none items-center gap-2 min-w-26 min-h-11 py-0.5 px-2.5 border border-hairline rounded-panel ' +
  'bg-surface text-inherit text-left ' +
  '[&_b]:block [&_b]:leading-4.5';
