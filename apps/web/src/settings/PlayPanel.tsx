import { Switch } from '@tessera/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from './Panel.tsx';
import { changeSettings, useSettings } from './settings.ts';

/** What a table tells. */
export function PlayPanel() {
  const { t } = useTranslation();
  const { sound, coach, odds } = useSettings();
  return (
    <Panel title={t('settings.play')}>
      <Switch
        label={t('settings.sound')}
        hint={t('settings.soundHint')}
        on={sound}
        onChange={(on) => changeSettings({ sound: on })}
      />
      <Switch
        label={t('settings.coach')}
        hint={t('settings.coachHint')}
        on={coach}
        onChange={(on) => changeSettings({ coach: on })}
      />
      <Switch
        label={t('settings.odds')}
        hint={t('settings.oddsHint')}
        on={odds}
        onChange={(on) => changeSettings({ odds: on })}
      />
    </Panel>
  );
}
