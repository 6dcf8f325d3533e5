import { decideWinner } from '@tessera/heist-city';
import { Button } from '@tessera/ui';
import { useMemo } from 'react';
import type { Scene } from '../useTableModel.ts';
import { ScorePanel } from './ScorePanel.tsx';
import { UnitToken } from './UnitToken.tsx';

/** Result of the match: the winner, the reason, and the whole score sheet. */
export function MatchEnd({ scene, onLook }: { readonly scene: Scene; onLook(): void }) {
  const { t, speaker, seat, view, state } = scene;
  const { winner, why } = useMemo(() => decideWinner(view), [view]);
  const ending = state.info.ending;
  const won = ending?.results.indexOf('win') ?? -1;
  const champion = won >= 0 ? won : ending ? null : winner;
  const best = view.characters.reduce((top, one, unit) => (one.vp > (view.characters[top]?.vp ?? 0) ? unit : top), 0);
  const reason = ending && ending.by !== 'rules' ? otherEnd(speaker, ending.by) : speaker.ending(why);
  const title =
    champion === null || champion < 0
      ? t('end.draw')
      : champion === seat
        ? t('end.won')
        : t('end.wonBy', { name: speaker.seatName(champion) });
  return (
    <section className="hc-ending" aria-label={title}>
      <h2>{title}</h2>
      <p>{reason}</p>
      <ScorePanel scene={scene} isWhole />
      {(view.characters[best]?.vp ?? 0) > 0 && (
        <p className="flex gap-3 items-center">
          <UnitToken scene={scene} unit={best} size={40} isPlain />
          {t('end.best', { unit: speaker.unit(best), points: view.characters[best]?.vp ?? 0 })}
        </p>
      )}
      <Button stacked className="sticky bottom-0 flex-none" onClick={onLook}>
        {t('end.look')}
      </Button>
    </section>
  );
}

function otherEnd({ t, ending }: Scene['speaker'], by: 'conceded' | 'timeout' | 'abandoned'): string {
  return by === 'conceded' ? ending('conceded') : t(`end.${by}`);
}
