import { cellAt, siteOf } from '@tessera/heist-city';
import { expect, it } from 'vitest';
import { acting, seen } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { ruleText } from './rules.ts';
import { speakerOf } from './speaker.ts';

const SITE = siteOf('ballroom');
const FACE = 0;
const state = acting(FACE, {
  map: 'ballroom',
  face: { at: [0, -15], stance: 'hidden' },
  npcs: [{ kind: 'guard', at: [0, 0] }],
});

it.each(['en', 'de'] as const)(
  'ruleText explains the selected action, the hovered hex, or the acting unit (%s)',
  (language) => {
    const { t } = testFormatter({}, language);
    const who = speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }, language), seen(state));
    const rule = (asked: Partial<Parameters<typeof ruleText>[1]>) =>
      ruleText(who, { action: undefined, cell: undefined, ...asked });
    expect(rule({ action: { type: 'go-loud' } })).toContain(t('name.actionRule.go-loud'));
    expect(rule({ cell: cellAt(SITE, 0, 0) })).toContain(t('name.npcRule.guard'));
    expect(rule({ cell: cellAt(SITE, 0, -15) })).toContain(t('name.stanceRule.hidden'));
    expect(rule({ cell: SITE.computers[0]! })).toContain(t('name.actionRule.hack-computer'));
    expect(rule({ cell: cellAt(SITE, 0, -10) })).toContain(t('name.actionRule.move'));
    expect(rule({})).toContain(t('name.roleRule.face'));
    const idle = { ...seen(state), activation: null };
    expect(
      ruleText(speakerOf(testFormatter({ seat: 0 }, language), idle), { action: undefined, cell: undefined }),
    ).toBe(t('rule.nothing'));
  },
);
