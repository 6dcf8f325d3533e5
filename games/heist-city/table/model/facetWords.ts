import { siteOf, type Thing } from '@tessera/heist-city';
import { dropName } from './crews.ts';
import type { Facet } from './facets.ts';
import type { Speaker } from './speaker.ts';

/** What people call something that can be picked. */
export function facetText(speaker: Speaker, facet: Facet): string {
  switch (facet.kind) {
    case 'unit':
      return speaker.unit(facet.unit);
    case 'hex': {
      const computer = siteOf(speaker.view.map).computers.indexOf(facet.cell);
      return computer >= 0 ? speaker.say('thing.computer', { number: computer + 1 }) : speaker.cell(facet.cell);
    }
    case 'option':
      return optionText(speaker, facet.option);
  }
}

function optionText(speaker: Speaker, option: Extract<Facet, { kind: 'option' }>['option']): string {
  const { say } = speaker;
  switch (option.id) {
    case 'thing':
      return thingText(speaker, option.thing);
    case 'gear': {
      const item = speaker.view.gear[option.gear]?.item;
      return item ? speaker.item(item) : say('thing.gear');
    }
    case 'leave':
      return option.thing
        ? say('option.leave', { thing: thingText(speaker, option.thing) })
        : say('option.leaveNothing');
  }
}

/** Something that is carried. */
function thingText(speaker: Speaker, thing: Thing): string {
  return 'drop' in thing ? dropName(speaker, thing.drop) : speaker.item(thing.item);
}
