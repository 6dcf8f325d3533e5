import { type Action, type Cell, roleOf, siteOf } from '@tessera/heist-city';
import { choiceLabel } from '../decision/choiceText.ts';
import { ruleOf } from '../decision/lockedActions.ts';
import { hexText, unitsIn } from './hexText.ts';
import type { Speaker } from './speaker.ts';

/** Subject of a rule: the selected action, or a hex. */
export interface RuleQuestion {
  readonly action: Action | undefined;
  readonly cell: Cell | undefined;
}

/** Returns the rule of the selected action or the hovered hex; otherwise of the acting unit. */
export function ruleText(speaker: Speaker, { action, cell }: RuleQuestion): string {
  const { view, t } = speaker;
  if (action) return joined(choiceLabel(speaker, action), ruleOf(speaker, action));
  if (cell !== undefined) return hexRule(speaker, cell);
  const active = view.activation?.character;
  return active === undefined ? t('rule.nothing') : unitRule(speaker, active);
}

/** Returns the description of a unit and its state. */
function unitRule({ view, t, unit: nameOf, stance }: Speaker, unit: number): string {
  const character = view.characters[unit];
  if (!character) {
    const { kind } = view.npcs[unit - view.characters.length] ?? { kind: 'guard' };
    return joined(nameOf(unit), t(`name.npcRule.${kind}`));
  }
  const state = joined(stance(character.stance), t(`name.stanceRule.${character.stance}`));
  return `${joined(nameOf(unit), t(`name.roleRule.${roleOf(unit)}`))} ${state}`;
}

/** Returns the rule of the unit in a hex, of a thing there, or of the ground. */
function hexRule(speaker: Speaker, cell: Cell): string {
  const { view, t } = speaker;
  const [unit] = unitsIn(view, cell);
  if (unit !== undefined) return unitRule(speaker, unit);
  const { computers, portals } = siteOf(view.map);
  const lies = [...view.drops, ...view.gear].some((one) => one.cell === cell);
  const rule = computers.includes(cell)
    ? `${t('name.actionRule.hack-computer')} ${t('name.scoreRule.hack-computer')}`
    : lies
      ? t('name.actionRule.pick-up')
      : portals.includes(cell)
        ? t('name.alertRule.lockdown')
        : t('name.actionRule.move');
  return joined(hexText(speaker, cell), rule);
}

function joined(title: string, rule: string): string {
  return rule ? `${title}: ${rule}` : title;
}
