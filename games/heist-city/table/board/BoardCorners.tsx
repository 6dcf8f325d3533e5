import { LAST_TURN, pointsOf } from '@tessera/heist-city';
import { Chip, Icon, type IconArt } from '@tessera/ui';
import { eye, fit, grid, hexagon, warning } from '@tessera/ui/icons';
import { useState } from 'react';
import { LAYERS, type Layer, type Scene } from '../useTableModel.ts';

const LAYER_ICONS: Readonly<Record<Layer, IconArt>> = {
  reach: hexagon,
  sight: eye,
  threat: warning,
  coordinates: grid,
};

interface LayerButtonsProps {
  readonly scene: Scene;
  readonly isPhone: boolean;
  /** Shows the whole map; on a phone the only camera button, beside the switches. */
  readonly onFit: () => void;
}

/** Switches of the layers; on a phone behind one button. */
export function LayerButtons({ scene, isPhone, onFit }: LayerButtonsProps) {
  const { t, layers, toggle } = scene;
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className="hc-layers absolute top-3 left-3 flex flex-col gap-1">
      <legend className="sr-only">{t('layer.title')}</legend>
      {isPhone && (
        <Chip aria-expanded={isOpen} aria-label={t('layer.title')} onClick={() => setOpen(!isOpen)}>
          <Icon of={hexagon} size={20} />
        </Chip>
      )}
      {isPhone && (
        <Chip aria-label={t('layer.fit')} onClick={onFit}>
          <Icon of={fit} size={20} />
        </Chip>
      )}
      {(isOpen || !isPhone) &&
        LAYERS.map((layer) => (
          <Chip key={layer} aria-pressed={layers[layer]} onClick={() => toggle(layer)}>
            <Icon of={LAYER_ICONS[layer]} size={16} />
            <span>{t(`layer.${layer}`)}</span>
          </Chip>
        ))}
    </fieldset>
  );
}

/** Legend of the map's colours. */
export function Legend({ scene: { t, view, prompt, layers } }: { readonly scene: Scene }) {
  const unit = prompt?.unit ?? -1;
  const isHidden = view.characters[unit]?.stance === 'hidden';
  return (
    <ul className="hc-legend absolute top-3 right-3 grid gap-1 text-muted text-note pointer-events-none [&_li]:flex [&_li]:gap-2 [&_li]:items-center max-[1401px]:hidden">
      {prompt && layers.reach && (
        <li>
          <i className="w-4.5 h-4 border-[1.5px] border-act-line rounded-[3px] bg-act-soft hc-key-act" />
          {t(!WALKS.includes(prompt.kind) ? 'legend.legal' : isHidden ? 'legend.hidden' : 'legend.move')}
        </li>
      )}
      {prompt && layers.reach && isHidden && (
        <li>
          <i className="w-4.5 h-4 border-[1.5px] border-act-line rounded-[3px] bg-[repeating-linear-gradient(135deg,var(--enemy)_0_2px,transparent_2px_5px)]" />
          {t('legend.seen')}
        </li>
      )}
      {layers.threat && (
        <li>
          <i className="w-4.5 h-4 rounded-[3px] bg-[repeating-linear-gradient(135deg,var(--enemy)_0_2px,transparent_2px_5px)] border-enemy" />
          {t('legend.threat')}
        </li>
      )}
    </ul>
  );
}

/** Decisions in which a unit walks. */
const WALKS: readonly string[] = ['act', 'plan', 'under-cover', 'free-moves'];

/** Goal of the match. */
export function Goal({ scene: { t, view } }: { readonly scene: Scene }) {
  const { variants } = view;
  const points = { drop: pointsOf('info-drop-extract', variants), home: pointsOf('escape', variants) };
  return (
    <p className={GOAL}>
      <b>{t('goal.title', { turn: LAST_TURN })}</b>
      {t('goal.text', points)}
    </p>
  );
}

const GOAL =
  'hc-goal absolute bottom-3 left-3 max-w-38 text-muted text-note pointer-events-none py-1 px-2 rounded-[6px] ' +
  'bg-table/78 ' +
  '[&_b]:block [&_b]:text-ink ' +
  'max-[1181px]:hidden';
