import { Panel, Switch } from '@tessera/ui';
import { useTexts } from '../i18n/texts.ts';
import { askToRemind } from '../match/header/useReminder.ts';
import { play } from '../match/sound/sounds.ts';
import { changeSettings, useSettings } from './settings.ts';

/** Settings of sounds, reminders, hints, odds and physical dice. */
export function PlayPanel() {
  const { t } = useTexts();
  const { sound, coach, odds, ownDice, remind } = useSettings();
  return (
    <Panel title={t('settings.play')}>
      <Switch
        label={t('settings.sound')}
        hint={t('settings.soundHint')}
        on={sound}
        onChange={(on) => changeSettings({ sound: on })}
      />
      {sound && <Volume />}
      <Switch
        label={t('settings.remind')}
        hint={t('settings.remindHint')}
        on={remind}
        onChange={(on) => void setRemind(on)}
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
      <Switch
        label={t('settings.ownDice')}
        hint={t('settings.ownDiceHint')}
        on={ownDice}
        onChange={(on) => changeSettings({ ownDice: on })}
      />
    </Panel>
  );
}

/** Turns reminders on or off. The browser asks the user for permission; without it they stay off. */
async function setRemind(on: boolean): Promise<void> {
  changeSettings({ remind: on && (await askToRemind()) });
}

/** Volume slider that plays a sample when it is released. */
function Volume() {
  const { t } = useTexts();
  const { volume } = useSettings();
  return (
    <label className="flex items-center gap-3">
      <span>{t('settings.volume')}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={volume}
        aria-valuetext={`${Math.round(100 * volume)} %`}
        onChange={(event) => changeSettings({ volume: event.target.valueAsNumber })}
        onPointerUp={() => play(['turn'], useSettings.getState().volume)}
        onKeyUp={() => play(['turn'], useSettings.getState().volume)}
        className="h-11 min-w-0 flex-1 accent-ink"
      />
    </label>
  );
}
