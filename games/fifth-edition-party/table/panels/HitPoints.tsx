import type { CardView } from '@tessera/fifth-edition-party';
import { Pips } from '@tessera/ui';
import { useParty } from '../partyContext.ts';

const SAVES = 3;

/** Hit points as a number and a bar. At 0 the death saves take the place of the bar. */
export function HitPoints({ name, card }: { readonly name: string; readonly card: CardView }) {
  const { t } = useParty();
  const { current, max, temp } = card.hitPoints;
  const { successes, failures } = card.death;
  const length = Math.max(1, max, current + temp);
  const share = (part: number) => `${(part / length) * 100}%`;
  return (
    <div className="grid min-w-40 flex-1 gap-1">
      <p className="m-0 flex items-baseline gap-2">
        <b className="font-numeral text-lead">{current}</b>
        <span className="text-muted">{t('hero.ofMax', { max })}</span>
        {temp > 0 && <span className="text-note">{t('hero.temp', { temp })}</span>}
      </p>
      {current > 0 ? (
        <div
          role="img"
          aria-label={t('hero.hitPoints', { name, current, max })}
          className="flex h-2 overflow-hidden rounded-full border border-control"
        >
          <i className="bg-ally" style={{ width: share(current) }} />
          <i className="hatch-act-line" style={{ width: share(temp) }} />
        </div>
      ) : (
        <p className="m-0 flex flex-wrap gap-3 text-note">
          <span className="inline-flex items-center gap-1">
            <Pips total={SAVES} left={successes} label={t('hero.saved', { n: successes })} />
            {t('hero.saved', { n: successes })}
          </span>
          <span className="inline-flex items-center gap-1">
            <Pips total={SAVES} left={failures} shape="diamond" label={t('hero.failedSaves', { n: failures })} />
            {t('hero.failedSaves', { n: failures })}
          </span>
        </p>
      )}
    </div>
  );
}
