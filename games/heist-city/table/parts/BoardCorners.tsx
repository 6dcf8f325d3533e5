import { LAST_TURN, pointsOf } from '@tessera/heist-city';
import { Icon, type IconArt } from '@tessera/ui';
import { eye, fit, grid, hexagon, warning } from '@tessera/ui/icons';
import { useState } from 'react';
import { LAYERS, type Layer, type Scene } from './useScene.ts';

const LAYER_ICONS: Readonly<Record<Layer, IconArt>> = {
  reach: hexagon,
  sight: eye,
  threat: warning,
  coordinates: grid,
};

interface LayerButtonsProps {
  readonly scene: Scene;
  readonly isPhone: boolean;
  /** Shows the whole map: on a phone that is the one button of the camera, beside the switches. */
  readonly onFit: () => void;
}

/** Switches for the layers; on a phone behind one button. */
export function LayerButtons({ scene, isPhone, onFit }: LayerButtonsProps) {
  const { say, layers, toggle } = scene;
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className="hc-layers">
      <legend className="hc-unseen">{say('layer.title')}</legend>
      {isPhone && (
        <button
          type="button"
          className="hc-layer"
          aria-expanded={isOpen}
          aria-label={say('layer.title')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={hexagon} size={20} />
        </button>
      )}
      {isPhone && (
        <button type="button" className="hc-layer" aria-label={say('layer.fit')} onClick={onFit}>
          <Icon of={fit} size={20} />
        </button>
      )}
      {(isOpen || !isPhone) &&
        LAYERS.map((layer) => (
          <button
            key={layer}
            type="button"
            className="hc-layer"
            aria-pressed={layers[layer]}
            onClick={() => toggle(layer)}
          >
            <Icon of={LAYER_ICONS[layer]} size={16} />
            <span>{say(`layer.${layer}`)}</span>
          </button>
        ))}
    </fieldset>
  );
}

/** What the colours of the map mean now. */
export function Legend({ scene: { say, view, prompt, layers } }: { readonly scene: Scene }) {
  const unit = prompt?.unit ?? -1;
  const isHidden = view.characters[unit]?.stance === 'hidden';
  return (
    <ul className="hc-legend">
      {prompt && layers.reach && (
        <li>
          <i className="hc-key hc-key-act" />
          {say(!WALKS.includes(prompt.kind) ? 'legend.legal' : isHidden ? 'legend.hidden' : 'legend.move')}
        </li>
      )}
      {prompt && layers.reach && isHidden && (
        <li>
          <i className="hc-key hc-key-seen" />
          {say('legend.seen')}
        </li>
      )}
      {layers.threat && (
        <li>
          <i className="hc-key hc-key-threat" />
          {say('legend.threat')}
        </li>
      )}
    </ul>
  );
}

/** Decisions in which somebody walks. */
const WALKS: readonly string[] = ['act', 'plan', 'under-cover', 'free-moves'];

/** What counts at the end. */
export function Goal({ scene: { say, view } }: { readonly scene: Scene }) {
  const { variants } = view;
  const points = { drop: pointsOf('info-drop-extract', variants), home: pointsOf('escape', variants) };
  return (
    <p className="hc-goal">
      <b>{say('goal.title', { turn: LAST_TURN })}</b>
      {say('goal.text', points)}
    </p>
  );
}
