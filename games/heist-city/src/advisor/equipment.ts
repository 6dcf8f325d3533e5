import { isActionLegal } from '../actions/actions.ts';
import { items as allItems, keeps, type Notice } from '../content/index.ts';
import { ROLES, type Role, type View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { checkLoadout, creditsOf, isForSale, loadoutCost } from '../units/loadout.ts';
import { equipmentWorks } from '../units/stats.ts';
import { roleOf } from '../units/units.ts';
import { itemInHand, knownItem } from '../weapons/weapons.ts';
import { counsel } from './counsel.ts';

type Loadout = readonly (readonly string[])[];

/** State in which a role is most effective. */
const AT_HOME: Readonly<Partial<Record<Role, Notice>>> = { face: 'disguised', ninja: 'hidden', spook: 'hidden' };

/** Advice about carried equipment and its use. R 3, 12.1, 14 */
export const equipment = counsel({
  category: 'equipment',
  sayings: {
    unloaded: { severity: 'warning', isRule: true },
    'dead-equipment': {
      severity: 'warning',
      isRule: true,
    },
    'hands-full': {
      severity: 'note',
      isRule: true,
    },
    'empty-afterwards': { severity: 'note', isRule: true },
    'last-use': { severity: 'note', isRule: true },
    'left-for-anybody': { severity: 'note' },
    'loud-weapon': { severity: 'warning' },
    'credits-unspent': {
      severity: 'warning',
    },
    'no-hand-free': { severity: 'note' },
  },

  situation({ view, units }, add) {
    for (const unit of units) {
      const { items } = view.characters[unit]!;
      for (const { item, loaded } of items) if (!loaded) add('unloaded', { unit, item });
      if (items.length > 0 && !equipmentWorks(view, unit)) add('dead-equipment', { unit });
      for (const drop of view.drops.keys()) {
        const { refusal } = isActionLegal(view, unit, { type: 'pick-up', what: { drop } });
        if (refusal?.code === 'no-room') add('hands-full', { unit, drop });
      }
    }
  },

  action({ view, action, actor: unit }, add) {
    switch (action.type) {
      case 'loadout': {
        for (const { role, item, stance } of loudWeapons(action.items)) add('loud-weapon', { role, item, stance });
        const credits = creditsOf(view) - loadoutCost(action.items);
        if (couldBuy(view, action.items)) add('credits-unspent', { credits });
        if (!hasVariant(view, 'carry-free') && !hasFreeHand(view, action.items)) add('no-hand-free');
        break;
      }
      case 'deploy': {
        const { stance } = action;
        const carried = view.characters[unit]!.items.map(({ item }) => item);
        const role = roleOf(unit);
        if (stance !== 'overt') for (const item of loudOf(carried, stance)) add('loud-weapon', { role, item, stance });
        break;
      }
      case 'attack':
      case 'push':
      case 'ghost-hand':
      case 'cqc': {
        const weapon = knownItem(action.weapon);
        const isEmptied = (weapon?.type === 'ranged' || weapon?.type === 'melee') && weapon.special.reload;
        if (isEmptied) add('empty-afterwards', { item: action.weapon });
        break;
      }
      case 'throw':
        if (itemInHand(view, unit, action.item)?.uses === 1) add('last-use', { item: action.item });
        break;
      case 'drop':
        if ('item' in action.what) add('left-for-anybody', { unit, item: action.what.item });
        break;
    }
  },
});

function loudWeapons(loadout: Loadout): { role: Role; item: string; stance: Notice }[] {
  return ROLES.flatMap((role, i) => {
    const stance = AT_HOME[role];
    return stance === undefined ? [] : loudOf(loadout[i]!, stance).map((item) => ({ role, item, stance }));
  });
}

/** Returns the items whose use ends a state. R 14.1 */
function loudOf(ids: readonly string[], stance: Notice): string[] {
  return ids.filter((id) => {
    const item = knownItem(id);
    return item !== undefined && !keeps(item, stance);
  });
}

/** Returns whether the remaining credits would buy an item that a character could carry. R 3.1 */
function couldBuy(view: View, loadout: Loadout): boolean {
  const wares = allItems.filter((item) => item.cost > 0 && isForSale(item, view));
  return additions(loadout, wares).some((more) => checkLoadout(view, more) === undefined);
}

/** Returns whether a character could carry one more thing without buying storage. R 3.2 */
function hasFreeHand(view: View, loadout: Loadout): boolean {
  const wares = allItems.filter((item) => item.bonus.slots === undefined && isForSale(item, view));
  return additions(loadout, wares).some((more) => checkLoadout(view, more)?.code !== 'too-many-items');
}

/** Returns every loadout with one more item. */
function additions(loadout: Loadout, wares: readonly { readonly id: string }[]): Loadout[] {
  return loadout.flatMap((list, i) =>
    wares.filter(({ id }) => !list.includes(id)).map(({ id }) => loadout.with(i, [...list, id])),
  );
}
