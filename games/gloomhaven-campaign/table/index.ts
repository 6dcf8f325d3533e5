import type { CampaignAction, CampaignView } from '@tessera/gloomhaven-campaign';
import type { GameTable } from '@tessera/table';
import { Heading } from './frame/Heading.tsx';
import { subjects } from './model/subjects.ts';
import { CampaignTable } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';

export const campaignTable = {
  Table: CampaignTable,
  Heading,
  Thumbnail,
  subjects,
  title: (view) => view.party.name,
  important: ({ type }) => IMPORTANT.has(type),
} satisfies GameTable<CampaignView, CampaignAction>;

const IMPORTANT = new Set([
  'created',
  'retired',
  'levelled',
  'event-chosen',
  'travelled',
  'won',
  'lost',
  'brought-home',
  'class-unlocked',
  'scenario-unlocked',
  'scenario-blocked',
  'envelope',
]);
