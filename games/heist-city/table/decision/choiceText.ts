import { type Action, actionMessage, actionOf, distanceOf, FIRST_NPC, isSlotAction } from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import { foresee } from '../model/foresight.ts';
import { percent, type Speaker } from '../model/speaker.ts';
import { answerTo, facetsOf, firstOf, recordOf } from './answers.ts';
import type { ActionChoice } from './choices.ts';
import { nextFacets } from './choices.ts';
import { facetText } from './facetText.ts';

/** Returns the label of a button: its short text, or the name of the action. */
export function choiceLabel(speaker: Speaker, action: Action): string {
  const first = firstOf(action);
  if (first.type === 'plan') return speaker.t('dock.planEmpty');
  const { code, params = {} } = actionMessage(first, speaker.view);
  const keys = [`choice.${code}`, `choice.${first.type}`, `name.action.${first.type}`];
  return speaker.format(keys.find(speaker.has) ?? code, params);
}

/** Returns the unit of a button, if it stands for one. */
export function choiceUnit(action: Action): number {
  return answerTo(action).stands?.(action) ?? -1;
}

/** Returns the icon of a button. */
export function choiceIcon(action: Action): string {
  const first = firstOf(action);
  const { icon } = answerTo(first);
  return typeof icon === 'string' ? icon : icon(first);
}

/** Line below a button. */
export interface Detail {
  readonly text: string;
  /** Whether it shows odds, which can be switched off. */
  readonly isOdds: boolean;
}

/** Returns the line below a button: the odds of the best target, the distance of a walk, or the new state. */
export function choiceDetail(speaker: Speaker, seat: Seat, choice: ActionChoice): Detail {
  const odds = oddsOf(speaker, seat, choice);
  return odds === undefined ? { text: factOf(speaker, seat, choice), isOdds: false } : { text: odds, isOdds: true };
}

function oddsOf({ view, t }: Speaker, seat: Seat, { sample, actions, group }: ActionChoice): string | undefined {
  const { isCheck, walk } = answerTo(sample);
  if ((walk !== undefined && view.activation) || !(group === 'attack' || isCheck)) return undefined;
  const odds = actions.slice(0, ENOUGH).map((action) => {
    const ahead = foresee(view, seat, action);
    return (ahead.hit ?? ahead.check)?.chance ?? -1;
  });
  const best = Math.max(...odds);
  return best >= 0 ? t(odds.length > 1 ? 'detail.best' : 'detail.percent', { n: percent(best) }) : undefined;
}

function factOf(speaker: Speaker, seat: Seat, choice: ActionChoice): string {
  const { view, t } = speaker;
  const { sample, actions } = choice;
  const { walk } = answerTo(sample);
  if (sample.type === 'deploy') return t(`placing.short.${sample.stance}`);
  if (walk !== undefined && view.activation) {
    return t('detail.hexes', { n: distanceOf(view, walkerOf(sample, view.activation.character), walk) });
  }
  const becomes = actions.length === 1 ? foresee(view, seat, sample).becomes : undefined;
  if (becomes) return speaker.stance(becomes);
  const unit = choiceUnit(sample);
  if (unit >= 0) return unit < FIRST_NPC ? speaker.stance(view.characters[unit]!.stance) : '';
  const [facet] = facetsOf(sample, view);
  if (!facet) return isOnce(sample) ? t('detail.once') : '';
  if (actions.length === 1) return facetText(speaker, facet);
  return t(facet.kind === 'hex' ? 'detail.hexes' : 'detail.targets', { n: nextFacets(choice, [], view).length });
}

/** Returns the label of the commit button. */
export function commitLabel(speaker: Speaker, action: Action): string {
  const { t, view } = speaker;
  const [facet] = facetsOf(action, view);
  const choice = choiceLabel(speaker, action);
  const target = facet && (facet.kind === 'unit' ? speaker.role(facet.unit) : facetText(speaker, facet));
  const key = answerTo(action).commit?.(action);
  if (key !== undefined)
    return t(`commit.${key}`, { target, stance: 'stance' in action ? speaker.stance(action.stance) : undefined });
  return !facet || facet.kind === 'hex' ? choice : t('commit.at', { choice, target });
}

/** Returns the walking unit of an action: the asked one, unless the action names another. */
export function walkerOf(action: Action, asked: number): number {
  return 'unit' in action ? action.unit : asked;
}

/** Maximum of targets considered for the odds on a button. */
const ENOUGH = 24;

/** Returns whether an action can be used once per match. */
export function isOnce(action: Action): boolean {
  return isSlotAction(action) && actionOf(recordOf(action)).limit === 'game';
}
