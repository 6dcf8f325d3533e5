import type { GameFormatter } from '@tessera/text';
import { Button, Chip, classes, IconButton } from '@tessera/ui';
import { target, treasureMap } from '@tessera/ui/icons';
import { LAYERS, type Layer } from '../map/layer.ts';

interface LayerChipsProps {
  readonly layers: ReadonlySet<Layer>;
  readonly formatter: GameFormatter;
  readonly isSmall: boolean;
  onToggle(layer: Layer): void;
  onFit(): void;
  /** Moves the map to the choices; undefined without choices. */
  readonly onChoices: (() => void) | undefined;
}

/** Switches of the map. */
export function LayerChips({ layers, formatter, isSmall, onToggle, onFit, onChoices }: LayerChipsProps) {
  const { t } = formatter;
  if (isSmall) {
    return (
      <div className="absolute top-2 right-2 flex flex-col gap-2">
        <IconButton icon={treasureMap} label={t('table.all')} onClick={onFit} />
        {onChoices && <IconButton icon={target} label={t('table.toChoices')} onClick={onChoices} />}
      </div>
    );
  }
  return (
    <div className="absolute bottom-2 left-2 grid max-w-72 justify-items-start gap-1.5">
      {onChoices && (
        <Button small icon={target} keyHint="Z" onClick={onChoices}>
          {t('table.toChoices')}
        </Button>
      )}
      <LayerSwitches layers={layers} formatter={formatter} onToggle={onToggle} className="gap-1.5" />
    </div>
  );
}

/** Switch of each layer. */
export function LayerSwitches({
  layers,
  formatter,
  onToggle,
  className,
}: Pick<LayerChipsProps, 'layers' | 'formatter' | 'onToggle'> & { readonly className: string }) {
  const { t } = formatter;
  return (
    <fieldset aria-label={t('table.layers')} className={classes('m-0 flex flex-wrap border-0 p-0', className)}>
      {LAYERS.map((layer) => (
        <Chip
          key={layer}
          aria-pressed={layers.has(layer)}
          onClick={() => onToggle(layer)}
          title={t(`table.layerHint.${layer}`)}
        >
          {t(`table.layer.${layer}`)}
        </Chip>
      ))}
    </fieldset>
  );
}
