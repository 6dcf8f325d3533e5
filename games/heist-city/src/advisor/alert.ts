import { areElitesDue, computeAlertLevel, npcPhaseLevel, predictAlertLevel } from '../alertLevel.ts';
import { hasVariant } from '../variants.ts';
import { counsel } from './counsel.ts';

/** How loud it is, and what that brings. R 15.1 to 15.3 */
export const alert = counsel({
  category: 'alert',
  sayings: {
    'on-the-brink': {
      severity: 'note',
      text: 'One more character in the open raises the alert to level {level}: {actions:action|actions} for every guard.',
    },
    'elites-coming': { severity: 'danger', text: 'Lockdown: {count:elite|elites} will arrive in the NPC phase.' },
    'raises-alert': {
      severity: 'warning',
      text: 'This raises the alert to level {level}: {actions:action|actions} for every guard.',
    },
    'raises-alert-later': {
      severity: 'warning',
      text: 'This raises the alert to level {level}, on which the guards act from the next turn on: {actions:action|actions} each.',
    },
    'brings-elites': {
      severity: 'danger',
      text: 'This means Lockdown: {count:elite|elites} would arrive in the NPC phase.',
    },
    'lowers-alert': {
      severity: 'note',
      text: 'This lowers the alert to level {level}: {actions:action|actions} for every guard.',
    },
  },

  situation({ view, guards }, say) {
    if (view.phase !== 'player-activation') return;
    if (areElitesDue(view, npcPhaseLevel(view))) say('elites-coming', { count: guards().elites });
    const now = computeAlertLevel(view);
    const next = predictAlertLevel(view, view.alertModifier, 1);
    if (next.level > now.level) say('on-the-brink', { level: next.level, actions: next.npcActionsPerActivation });
  },

  action({ view, after, guardsAfter }, say) {
    const before = computeAlertLevel(view);
    const then = computeAlertLevel(after);
    const params = { level: then.level, actions: then.npcActionsPerActivation };
    if (then.level < before.level) say('lowers-alert', params);
    if (then.level <= before.level) return;
    say(hasVariant(view, 'alert-lagged') ? 'raises-alert-later' : 'raises-alert', params);
    const isNew = areElitesDue(after, npcPhaseLevel(after)) && !areElitesDue(view, npcPhaseLevel(view));
    if (isNew) say('brings-elites', { count: guardsAfter().elites });
  },
});
