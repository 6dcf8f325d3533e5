import { type CampaignAction, type CampaignView, campaign, campaignName } from '@tessera/gloomhaven/campaign';
import type { Teller, ToldReason } from '@tessera/text';
import type { ReactNode } from 'react';
import { capital } from '../model/names.ts';
import type { Page } from './model/page.ts';
import { whyNot } from './model/world.ts';

/** What every screen of the campaign works with. */
export interface Desk {
  readonly view: CampaignView;
  readonly teller: Teller;
  readonly seat: number | undefined;
  /** Seats that nobody has: whoever comes may sit down there. */
  readonly free: ReadonlySet<number>;
  /** Whoever watches or looks back decides nothing. */
  readonly canAct: boolean;
  readonly isNarrow: boolean;
  readonly page: Page;
  /** What has been chosen and not done yet. */
  readonly armed: CampaignAction | undefined;
  arm(action: CampaignAction | undefined): void;
  act(action: CampaignAction): void;
  /** To the replay of the last scenario, where it was played at a table of its own. */
  readonly replay: ReactNode;
  go(page: Page): void;
  /** A text of the campaign's table. */
  say(key: string, params?: Readonly<Record<string, string | number | boolean>>): string;
  /** What something of the content is called. */
  name(id: string): string;
}

/** Why something cannot be done, in words; nothing where it can. */
export function refusalOf({ view, seat, canAct, teller, say }: Desk, action: CampaignAction): string | undefined {
  if (seat === undefined || !canAct) return say('watching');
  const refusal = whyNot(view, seat, action);
  return refusal && capital(teller.refusal(refusal));
}

/** The first press takes something up, the second does it. */
export function press(desk: Desk, action: CampaignAction): void {
  if (isSame(desk.armed, action) && refusalOf(desk, action) === undefined) desk.act(action);
  else desk.arm(action);
}

export function isSame(a: CampaignAction | undefined, b: CampaignAction | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The reasons behind a number, in words. */
export function explained({ view, teller }: Desk, subject: string): readonly ToldReason[] {
  return (campaign.explain?.(view, subject) ?? []).map(teller.reason);
}

/** What is known to follow from something, in words. */
export function foreseen({ view, seat, teller }: Desk, action: CampaignAction): readonly ToldReason[] {
  if (seat === undefined) return [];
  return (campaign.preview?.(view, seat, action) ?? []).map(teller.reason);
}

/** What came of an event, as a story. */
export function outcomeStories({ teller }: Pick<Desk, 'teller'>, event: string, outcomes: readonly string[]): string {
  return outcomes.map((outcome) => teller.say(`tale.${event}.${outcome}`)).join(' ');
}

/** What cards, perks and events are put into words with. */
export function speechAt({ teller }: Pick<Desk, 'teller'>) {
  return { language: teller.language, say: teller.say, name: (id: string) => campaignName(id, teller) };
}
