import { gearName, siteOf, thingName } from '@tessera/heist-city';
import type { Speaker } from '../model/speaker.ts';
import type { Facet } from './facets.ts';

/** Returns the name of a facet. */
export function facetText(speaker: Speaker, facet: Facet): string {
  switch (facet.kind) {
    case 'unit':
      return speaker.unit(facet.unit);
    case 'hex': {
      const computer = siteOf(speaker.view.map).computers.indexOf(facet.cell);
      return computer >= 0 ? speaker.t('thing.computer', { number: computer + 1 }) : speaker.cell(facet.cell);
    }
    case 'option':
      return optionText(speaker, facet.option);
  }
}

function optionText(speaker: Speaker, option: Extract<Facet, { kind: 'option' }>['option']): string {
  const { t } = speaker;
  switch (option.id) {
    case 'thing':
      return thingName(option.thing, speaker);
    case 'gear':
      return gearName(option.gear, speaker);
    case 'leave':
      return option.thing ? t('pick.leave', { thing: thingName(option.thing, speaker) }) : t('pick.leaveNothing');
  }
}
