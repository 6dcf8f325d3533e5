import type { Json } from '@tessera/kernel';
import type { GameManifest, OptionPreset } from '@tessera/manifest';
import type { Translator } from '@tessera/text';
import { ChoiceTile } from '@tessera/ui';
import { useTexts } from '../i18n/texts.ts';

interface PresetChoiceProps {
  readonly manifest: GameManifest;
  readonly translator: Translator;
  readonly options: Readonly<Record<string, Json>>;
  readonly onChoose: (options: OptionPreset['options']) => void;
}

/** Buttons that set a preset of options. The fields below show its values. */
export function PresetChoice({
  manifest: { presets = [] },
  translator: { t: tGame },
  options,
  onChoose,
}: PresetChoiceProps) {
  const { t } = useTexts();
  if (presets.length === 0) return null;
  const isChosen = (preset: OptionPreset) =>
    Object.entries(preset.options).every(([name, value]) => options[name] === value);
  return (
    <fieldset
      aria-label={t('create.presets')}
      className="m-0 grid gap-2 border-0 p-0 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]"
    >
      {presets.map((preset) => (
        <ChoiceTile
          key={preset.id}
          chosen={isChosen(preset)}
          onChoose={() => onChoose(preset.options)}
          className="items-start justify-start p-3 text-left"
        >
          <b className="font-semibold">{tGame(`preset.${preset.id}.title`)}</b>
          <span className="text-muted text-note">{tGame(`preset.${preset.id}.description`)}</span>
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
