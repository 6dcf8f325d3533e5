import type { Cell, Thing } from '@tessera/heist-city';

/** One pick that completes an action: a unit, a hex, or one of a few options. */
export type Facet =
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'hex'; readonly cell: Cell }
  | { readonly kind: 'option'; readonly option: Option };

/** Pick that is neither a unit nor a hex; `at` is its place on the map. */
type Option =
  | { readonly id: 'thing'; readonly thing: Thing; readonly at?: Cell }
  | { readonly id: 'gear'; readonly gear: number; readonly at: Cell }
  | { readonly id: 'leave'; readonly thing: Thing | undefined };

/** Returns a key that is equal for equal facets. */
export function facetKey(facet: Facet): string {
  switch (facet.kind) {
    case 'unit':
      return `u${facet.unit}`;
    case 'hex':
      return `h${facet.cell}`;
    case 'option':
      return optionKey(facet.option);
  }
}

function optionKey(option: Option): string {
  switch (option.id) {
    case 'gear':
      return `g${option.gear}`;
    case 'thing':
      return `t${thingKey(option.thing)}`;
    case 'leave':
      return `l${option.thing ? thingKey(option.thing) : ''}`;
  }
}

function thingKey(one: Thing): string {
  return 'drop' in one ? `drop-${one.drop}` : one.item;
}

export function unitFacet(unit: number): Facet {
  return { kind: 'unit', unit };
}

export function hexFacet(cell: Cell): Facet {
  return { kind: 'hex', cell };
}

export function thingFacet(thing: Thing, at?: Cell): Facet {
  return { kind: 'option', option: { id: 'thing', thing, ...(at !== undefined && at >= 0 && { at }) } };
}
