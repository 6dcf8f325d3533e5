import type { Sound } from '@tessera/table';
import { Icon } from '@tessera/ui';
import { soundOn } from '@tessera/ui/icons';
import { useTexts } from '../../i18n/texts.ts';

/** Caption of the sounds just played, at the edge of the table and not in the log, for players who did not hear them. */
export function SoundCaption({ sounds }: { readonly sounds: readonly Sound[] }) {
  const { t } = useTexts();
  if (sounds.length === 0) return null;
  return (
    <p
      data-testid="sound-caption"
      aria-hidden="true"
      className="pointer-events-none absolute top-2 left-2 z-10 m-0 flex items-center gap-1 rounded-control bg-raised px-2 py-1 text-note shadow-panel"
    >
      <Icon of={soundOn} size={14} />
      {sounds.map((sound) => t(`sound.${sound}`)).join(', ')}
    </p>
  );
}
