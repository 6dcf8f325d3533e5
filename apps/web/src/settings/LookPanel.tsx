import { PSEUDO } from '@tessera/text';
import { Panel, SegmentedControl, Select, Switch } from '@tessera/ui';
import { ALL_LANGUAGES, LANGUAGES, type Language, languageName } from '../i18n/languages.ts';
import { useTexts } from '../i18n/texts.ts';
import { timesText } from '../i18n/timesText.ts';
import { COLOUR_SETS, changeSettings, DENSITIES, MOTIONS, SCALES, THEMES, useSettings } from './settings.ts';

/** Settings of the appearance. */
export function LookPanel() {
  const { t } = useTexts();
  const { theme, density, motion, colours, scale, language, developer } = useSettings();
  const languages: readonly Language[] = developer || language === PSEUDO ? ALL_LANGUAGES : LANGUAGES;
  return (
    <Panel title={t('settings.look')}>
      <SegmentedControl
        label={t('settings.theme.label')}
        labelled
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        onChange={(chosen) => changeSettings({ theme: chosen })}
      />
      <SegmentedControl<Language>
        label={t('settings.language')}
        labelled
        value={language}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        onChange={(chosen) => changeSettings({ language: chosen })}
      />
      <SegmentedControl
        label={t('settings.density.label')}
        labelled
        value={density}
        options={DENSITIES.map((value) => ({ value, label: t(`settings.density.${value}`) }))}
        onChange={(chosen) => changeSettings({ density: chosen })}
      />
      <Select
        label={t('settings.scale')}
        value={String(scale)}
        options={SCALES.map((value) => ({ value: String(value), label: `${Math.round(value * 100)} %` }))}
        onChange={(value) => changeSettings({ scale: SCALES.find((one) => String(one) === value) ?? 1 })}
      />
      <Select
        label={t('settings.colours.label')}
        value={colours}
        options={COLOUR_SETS.map((value) => ({ value, label: t(`settings.colours.${value}`) }))}
        onChange={(value) => changeSettings({ colours: COLOUR_SETS.find((one) => one === value) ?? 'standard' })}
      />
      <SegmentedControl
        label={t('settings.motion.label')}
        labelled
        value={String(motion)}
        options={MOTIONS.map((value) => ({
          value: String(value),
          label: value === 0 ? t('settings.motion.off') : timesText(value, language),
        }))}
        onChange={(value) => changeSettings({ motion: MOTIONS.find((one) => String(one) === value) ?? 1 })}
      />
      <Switch
        label={t('settings.developer')}
        hint={t('settings.developerHint')}
        on={developer}
        onChange={(on) => changeSettings({ developer: on })}
      />
    </Panel>
  );
}
