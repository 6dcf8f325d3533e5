import { type Action, type Cell, siteOf, type Thing, type View } from '@tessera/heist-city';

/** One thing that is picked to make an action whole: somebody, a hex, or one of a few options. */
export type Facet =
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'hex'; readonly cell: Cell }
  | { readonly kind: 'option'; readonly option: Option };

/** Something to pick that is neither a unit nor a hex; `at` is where it lies, for those who point at the map. */
type Option =
  | { readonly id: 'thing'; readonly thing: Thing; readonly at?: Cell }
  | { readonly id: 'gear'; readonly gear: number; readonly at: Cell }
  | { readonly id: 'leave'; readonly thing: Thing | undefined };

/** What has to be picked for an action, in this order. Actions of one choice have the same kinds of facets. */
export function facetsOf(action: Action, view: View): readonly Facet[] {
  switch (action.type) {
    case 'move':
    case 'hustle':
    case 'sprint':
    case 'ninja-vanish':
      return [hex(action.to)];
    case 'throw':
    case 'camera-squib':
    case 'breaching-charge':
    case 'deploy':
      return [hex(action.cell)];
    case 'attack':
    case 'throw-weapon':
    case 'push':
    case 'ghost-hand':
    case 'remove-disguise':
    case 'in-plain-sight':
    case 'aim':
      return [unit(action.target)];
    case 'charm':
    case 'mob-intel':
      return [unit(action.npc)];
    case 'activate':
    case 'champion':
      return [unit(action.character)];
    case 'extract-with':
      return [unit(action.ally)];
    case 'cqc':
      return [unit(action.target), hex(action.to)];
    case 'move-it-along':
    case 'plan-move':
      return [unit(action.unit), hex(action.to)];
    case 'hack-computer':
      return [hex(siteOf(view.map).computers[action.computer]!)];
    case 'hack-upload':
      return [thing({ drop: action.drop })];
    case 'drop':
      return [thing(action.what)];
    case 'pick-up':
      return [
        'drop' in action.what
          ? thing(action.what, view.drops[action.what.drop]?.cell)
          : {
              kind: 'option',
              option: { id: 'gear', gear: action.what.gear, at: view.gear[action.what.gear]?.cell ?? -1 },
            },
        { kind: 'option', option: { id: 'leave', thing: action.leave } },
      ];
    case 'plan': {
      const [first] = action.actions;
      return first ? facetsOf(first, view) : [];
    }
    default:
      return [];
  }
}

/** A name for a facet that is the same for equal ones. */
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

function unit(number: number): Facet {
  return { kind: 'unit', unit: number };
}

function hex(cell: Cell): Facet {
  return { kind: 'hex', cell };
}

function thing(one: Thing, at?: Cell): Facet {
  return { kind: 'option', option: { id: 'thing', thing: one, ...(at !== undefined && at >= 0 && { at }) } };
}
