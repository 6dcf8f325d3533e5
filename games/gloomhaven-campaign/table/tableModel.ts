import { capital } from '@tessera/gloomhaven/table/shared';
import { type CampaignAction, type CampaignView, campaign, campaignName } from '@tessera/gloomhaven-campaign';
import type { FormattedReason, GameFormatter } from '@tessera/text';
import type { ReactNode } from 'react';
import type { Page } from './model/page.ts';
import { whyNot } from './model/world.ts';

/** Shared properties of all campaign screens. */
export interface CampaignTableModel {
  readonly view: CampaignView;
  readonly formatter: GameFormatter;
  readonly seat: number | undefined;
  /** Seats without a player, open to newcomers. */
  readonly free: ReadonlySet<number>;
  /** False for spectators and in replays. */
  readonly canAct: boolean;
  readonly isNarrow: boolean;
  readonly page: Page;
  /** The selected action before it is confirmed. */
  readonly armed: CampaignAction | undefined;
  arm(action: CampaignAction | undefined): void;
  act(action: CampaignAction): void;
  /** Link to the replay of the last scenario, if it was played as a separate match. */
  readonly replay: ReactNode;
  go(page: Page): void;
  /** Returns a text of the campaign's table. */
  t(key: string, params?: Readonly<Record<string, string | number | boolean>>): string;
  /** Returns the name of a content record. */
  name(id: string): string;
}

/** Returns the reason why an action is illegal as text, or undefined. */
export function refusalOf(
  { view, seat, canAct, formatter, t }: CampaignTableModel,
  action: CampaignAction,
): string | undefined {
  if (seat === undefined || !canAct) return t('watching');
  const refusal = whyNot(view, seat, action);
  return refusal && capital(formatter.refusal(refusal));
}

/** Handles a press: the first one selects an action, the second performs it. */
export function press(table: CampaignTableModel, action: CampaignAction): void {
  if (isSame(table.armed, action) && refusalOf(table, action) === undefined) table.act(action);
  else table.arm(action);
}

export function isSame(a: CampaignAction | undefined, b: CampaignAction | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Returns the explanation of a number as text. */
export function explainNumber({ view, formatter }: CampaignTableModel, subject: string): readonly FormattedReason[] {
  return (campaign.explain?.(view, subject) ?? []).map(formatter.reason);
}

/** Returns the known consequences of an action as text. */
export function foreseen(
  { view, seat, formatter }: CampaignTableModel,
  action: CampaignAction,
): readonly FormattedReason[] {
  if (seat === undefined) return [];
  return (campaign.preview?.(view, seat, action) ?? []).map(formatter.reason);
}

/** Returns the outcomes of an event as a story. */
export function outcomeStories(
  { formatter }: Pick<CampaignTableModel, 'formatter'>,
  event: string,
  outcomes: readonly string[],
): string {
  return outcomes.map((outcome) => formatter.t(`tale.${event}.${outcome}`)).join(' ');
}

/** Returns the translator for cards, perks and events. */
export function translatorAt({ formatter }: Pick<CampaignTableModel, 'formatter'>) {
  return { language: formatter.language, t: formatter.t, name: (id: string) => campaignName(id, formatter) };
}
