import { Button } from '@tessera/ui';
import type { Scene } from '../useTableModel.ts';

/** Hand-over between two players at one screen: hides the other's information until they confirm. */
export function HandOver({ scene, onReady }: { readonly scene: Scene; onReady(): void }) {
  const { t, speaker, seat } = scene;
  const name = speaker.seatName(seat ?? 0);
  return (
    <section className="hc-ending" aria-label={t('handOver.title', { name })}>
      <h2>{t('handOver.title', { name })}</h2>
      <p>{t('handOver.text')}</p>
      <Button stacked tone="act" className="flex-1" onClick={onReady}>
        {t('handOver.ready', { name })}
      </Button>
    </section>
  );
}
