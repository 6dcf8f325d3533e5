import { type CampaignAction, campaign, campaignWords } from '@tessera/gloomhaven-campaign';
import { Match } from '@tessera/kernel';
import { replayOf, replayTable, type TableProps } from '@tessera/table';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { campaignEn } from '../texts/en/index.ts';
import { campaignTable } from './index.ts';

const words = campaignEn.campaign;
const settings: TableProps['settings'] = {
  density: 'comfortable',
  motion: 0,
  sound: false,
  language: 'en',
  coach: false,
  odds: true,
};

function begun(...actions: readonly CampaignAction[]) {
  const match = Match.create(campaign, { options: { name: 'The Lanterns' }, seats: 1, seed: 'on screen' });
  for (const action of actions) {
    const result = match.apply(0, action);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  }
  return match;
}

type Begun = ReturnType<typeof begun>;

/** Returns the text of a page. */
function pageOf(match: Begun, path: string): string {
  const table = replayTable(replayOf(campaign, match.save()));
  table.look(0);
  const { isReplay: _isReplay, ...state } = table.getState();
  const view = match.view(0);
  const formatter = createGameFormatter(campaignWords, createTranslator('en', campaignEn, house.en), {
    view,
    seat: 0,
    names: ['Mara'],
  });
  const asked = { ...table, legal: () => match.legal(0), prompt: () => undefined };
  const now = { ...state, view, decisions: match.decisions };
  const place = { path, go: () => {}, href: (to: string) => to };
  return renderToStaticMarkup(
    <campaignTable.Table table={asked} state={now} settings={settings} formatter={formatter} place={place} />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

const BRUTE = { type: 'create', class: 'brute', level: 1, name: 'Grub' } as const;

function withQuest(): Begun {
  const match = begun(BRUTE);
  const quest = match.state.characters[0]!.questOffer[0]!;
  expect(match.apply(0, { type: 'choose-quest', character: 0, quest }).ok).toBe(true);
  return match;
}

describe('table of a campaign', () => {
  test('the map names known places and numbers sealed ones', () => {
    const page = pageOf(withQuest(), '');
    expect(page).toContain('Black Barrow');
    expect(page).not.toContain('Barrow Lair');
    expect(page).toContain(words.beforeLeaving);
    expect(page).toMatch(/Grub.*level 1, Mara/);
  });

  test('a party cannot leave before a quest is chosen, and the table gives the reason', () => {
    expect(pageOf(begun(BRUTE), '')).toContain('Grub has a quest to choose.');
    expect(pageOf(begun(BRUTE), 'quest/0')).toContain(words.questHint);
  });

  test('sealed classes show only their symbols', () => {
    const page = pageOf(begun(), 'create');
    expect(page).toContain('Three Spears');
    expect(page).not.toContain('Quartermaster');
  });

  test('an event is shown before anything else, and its outcomes after the choice', () => {
    const match = withQuest();
    expect(match.apply(0, { type: 'city-event' }).ok).toBe(true);
    const page = pageOf(match, 'shop/0');
    expect(page).toContain(words.eventHint);
    expect(page).toContain(words.notKnown);
    expect(page).not.toContain(words.cameOfIt);
    expect(match.apply(0, { type: 'choose', choice: 'b' }).ok).toBe(true);
    const outcome = pageOf(match, 'event');
    expect(outcome).toContain(words.cameOfIt);
    expect(outcome).toContain('What A would have brought stays sealed.');
    const { event, outcomes } = match.state.journal.find((entry) => entry.what === 'event')!;
    const story = createTranslator('en', campaignEn, house.en).t(`tale.${event}.${outcomes[0]}`);
    expect(outcome).toContain(story);
    expect(pageOf(match, 'history')).toContain(story);
  });

  test.each([
    ['chart', 'Black Barrow'],
    ['history', words.chapterFirst],
    ['character/0', words.deck],
    ['cards/0', words.leftBehind],
    ['level/0', 'The next one needs 45 experience; there are 0.'],
    ['shop/0', 'Minor Healing Potion'],
    ['sanctuary/0', 'Give 10 gold'],
    ['bench/0', words.benchHint],
    ['retire/0', 'Its personal quest is not fulfilled.'],
    ['event', words.noEvent],
  ])('the table has a screen at %s', (path, text) => {
    const page = pageOf(withQuest(), path);
    expect(page).toContain(text);
    // A key without a text would be shown as it is.
    expect(page).not.toMatch(/\b[a-z][a-zA-Z]*\.[a-z][a-zA-Z-]*\b/);
  });

  test('set-up shows the hand, and a started scenario can be called off', () => {
    const match = withQuest();
    for (const action of [{ type: 'ready' }, { type: 'travel', scenario: 'scenario-1', casual: false }] as const) {
      expect(match.apply(0, action).ok).toBe(true);
    }
    while (match.state.asks.length > 0) match.apply(0, match.legal(0)[0]!);
    expect(pageOf(match, '')).toContain(words.begin);
    expect(match.apply(0, { type: 'ready' }).ok).toBe(true);
    expect(pageOf(match, '')).toContain('Call the scenario off');
  });
});
