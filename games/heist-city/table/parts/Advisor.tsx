import { ADVICE_CATEGORIES, type AdviceCategory, MOODS, type Mood } from '@tessera/heist-city';
import { useStoredPreference } from '@tessera/table';
import { TextButton } from '@tessera/ui';
import { memo, useDeferredValue, useMemo } from 'react';
import * as z from 'zod';
import { firstOf } from '../decision/answers.ts';
import { hints } from '../model/advisor.ts';
import type { Scene } from '../useTableModel.ts';

const Wishes = z.object({ mood: z.enum(MOODS), mute: z.array(z.enum(ADVICE_CATEGORIES)) });
const DEFAULT: z.infer<typeof Wishes> = { mood: 'coach', mute: [] };
const MAX = 3;

/** Advice on the armed action or the position, for this player only; each category can be muted. */
export const Advisor = memo(function Advisor({ scene }: { readonly scene: Scene }) {
  // Advice looks ahead for all units, which takes a moment: it may follow its subject with a delay.
  const { speaker, seat, armedAction, t, prompt, draft } = useDeferredValue(scene);
  const [wishes, keep] = useStoredPreference('heist-city.advisor', Wishes, DEFAULT);
  const said = useMemo(() => {
    // A suggested placement is on the map already, so the rules would refuse to place it again.
    if (seat === undefined || !prompt || prompt.kind === 'loadout' || draft) return [];
    return hints(speaker, seat, armedAction && firstOf(armedAction), wishes);
  }, [speaker, seat, prompt, armedAction, draft, wishes]);
  if (!prompt) return null;
  const mute = (category: AdviceCategory) => keep({ ...wishes, mute: [...wishes.mute, category] });
  return (
    <section className={ADVISOR} aria-label={t('advisor.title')}>
      <header>
        <h2>{t('advisor.title')}</h2>
        <select
          aria-label={t('advisor.mood.title')}
          value={wishes.mood}
          onChange={(event) => keep({ ...wishes, mood: moodNamed(event.target.value) })}
        >
          {MOODS.map((mood) => (
            <option key={mood} value={mood}>
              {t(`advisor.mood.${mood}`)}
            </option>
          ))}
        </select>
      </header>
      <ul>
        {said.slice(0, MAX).map(({ code, category, severity, text }) => (
          <li key={code + text} data-severity={severity}>
            <span className="sr-only">{t(`advisor.severity.${severity}`)}: </span>
            {text}{' '}
            <TextButton
              className="min-h-6 text-muted"
              aria-label={t('advisor.muteThis', { category: t(`advisor.category.${category}`) })}
              onClick={() => mute(category)}
            >
              {t('advisor.mute')}
            </TextButton>
          </li>
        ))}
      </ul>
      {wishes.mute.length > 0 && (
        <p className="hc-note">
          {t('advisor.muted', { list: wishes.mute.map((one) => t(`advisor.category.${one}`)).join(', ') })}{' '}
          <TextButton className="min-h-6 text-muted" onClick={() => keep({ ...wishes, mute: [] })}>
            {t('advisor.unmute')}
          </TextButton>
        </p>
      )}
    </section>
  );
});

function moodNamed(value: string): Mood {
  return MOODS.find((mood) => mood === value) ?? DEFAULT.mood;
}

const ADVISOR =
  'hc-advisor mt-auto pt-2 px-2 pb-1 border-t border-t-hairline text-note ' +
  '[&_select]:min-h-6 [&_select]:border-0 [&_select]:bg-surface [&_select]:text-muted [&_select]:text-note ' +
  '[&_header]:flex [&_header]:justify-between [&_header]:items-center [&_h2]:text-note [&_h2]:font-semibold ' +
  '[&_li]:pl-2.5 [&_li]:border-l-2 [&_li]:border-l-control [&_li]:text-muted';
