import { areElitesDue, computeAlertLevel, npcPhaseLevel, predictAlertLevel } from '../guards/alertLevel.ts';
import { hasVariant } from '../state/variants.ts';
import { counsel } from './counsel.ts';

/** Advice about the alert level and its consequences. R 15.1 to 15.3 */
export const alert = counsel({
  category: 'alert',
  sayings: {
    'on-the-brink': {
      severity: 'note',
    },
    'elites-coming': { severity: 'danger' },
    'raises-alert': {
      severity: 'warning',
    },
    'raises-alert-later': {
      severity: 'warning',
    },
    'brings-elites': {
      severity: 'danger',
    },
    'lowers-alert': {
      severity: 'note',
    },
  },

  situation({ view, guards }, add) {
    if (view.phase !== 'player-activation') return;
    if (areElitesDue(view, npcPhaseLevel(view))) add('elites-coming', { count: guards().elites });
    const now = computeAlertLevel(view);
    const next = predictAlertLevel(view, view.alertModifier, 1);
    if (next.level > now.level) add('on-the-brink', { level: next.level, actions: next.npcActionsPerActivation });
  },

  action({ view, after, guardsAfter }, add) {
    const before = computeAlertLevel(view);
    const then = computeAlertLevel(after);
    const params = { level: then.level, actions: then.npcActionsPerActivation };
    if (then.level < before.level) add('lowers-alert', params);
    if (then.level <= before.level) return;
    add(hasVariant(view, 'alert-lagged') ? 'raises-alert-later' : 'raises-alert', params);
    const isNew = areElitesDue(after, npcPhaseLevel(after)) && !areElitesDue(view, npcPhaseLevel(view));
    if (isNew) add('brings-elites', { count: guardsAfter().elites });
  },
});
