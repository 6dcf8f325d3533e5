import { type Refusal, refuse } from '@tessera/kernel';
import { isForbiddenName } from '@tessera/rules';
import { COINS } from '../record/coins.ts';
import { MAX, MAX_COINS } from '../record/record.ts';
import { MAX_LEVEL } from '../vocabulary/vocabulary.ts';
import type { CharacterAction } from './actions.ts';
import type { CharacterState } from './state.ts';

/** Returns the refusal of a single action by the record itself. Content refusals are on the sheet. */
export function refusalFor(state: CharacterState, action: CharacterAction): Refusal | undefined {
  const { record } = state;
  switch (action.type) {
    case 'levelUp':
      return record.levels.length >= MAX_LEVEL ? refuse('highest-level', { level: MAX_LEVEL }) : undefined;
    case 'levelDown':
      return record.levels.length < 2 ? refuse('lowest-level') : undefined;
    case 'changeLevel':
      if (action.level > record.levels.length) return refuse('no-such-level', { level: action.level });
      return action.hp === 'roll' && action.die === undefined ? refuse('no-die') : undefined;
    case 'choose':
      if (isForbiddenName(action.key)) return refuse('no-name', { name: action.key });
      return full(Object.keys(record.choices), MAX.choices, 'choices');
    case 'details':
      return (
        badName(Object.keys(action.details)) ??
        full(Object.keys({ ...record.details, ...action.details }), MAX.details + 1, 'details')
      );
    case 'toggle':
      return badName([action.id]) ?? full(Object.keys(record.toggles), MAX.toggles, 'toggles');
    case 'houseRule':
      return badName([action.id]) ?? full(Object.keys(record.rules ?? {}), MAX.rules, 'rules');
    case 'gain':
      return full(record.inventory, MAX.items, 'items');
    case 'drop':
    case 'carry':
      return record.inventory.some(({ instanceId }) => instanceId === action.instanceId)
        ? undefined
        : refuse('no-such-item', { instanceId: action.instanceId });
    case 'coins': {
      const coin = COINS.find((each) => record.coins[each] + (action.add[each] ?? 0) < 0);
      if (coin !== undefined) return refuse('too-few-coins', { coin, held: record.coins[coin] });
      const heavy = COINS.find((each) => record.coins[each] + (action.add[each] ?? 0) > MAX_COINS);
      return heavy && refuse('too-many', { stock: heavy });
    }
    case 'begin':
      return full(record.active, MAX.effects, 'effects');
    case 'end':
      return record.active.some(({ instanceId }) => instanceId === action.instanceId)
        ? undefined
        : refuse('no-such-effect', { instanceId: action.instanceId });
    case 'condition':
      return full(record.conditions, MAX.conditions, 'conditions');
    case 'spend':
      return badName([action.what]) ?? full(Object.keys(record.used), MAX.uses, 'uses');
    case 'regain': {
      const spent = (Object.hasOwn(record.used, action.what) && record.used[action.what]) || 0;
      return spent < action.amount ? refuse('nothing-spent', { what: action.what, spent }) : undefined;
    }
    case 'rest':
      if (action.hitPoints === 0 && action.kind !== 'dawn') return refuse('no-rest');
      return badName(Object.keys(action.used));
    case 'turn':
    case 'use':
      return state.combat === null ? refuse('no-combat') : undefined;
    case 'deathSave':
      return state.death.successes > 2 || state.death.failures > 2 ? refuse('not-dying') : undefined;
    default:
      return undefined;
  }
}

function full(list: { readonly length: number }, most: number, stock: string): Refusal | undefined {
  return list.length >= most ? refuse('too-many', { stock }) : undefined;
}

/** Refuses names that collide with JavaScript object properties. */
function badName(names: readonly string[]): Refusal | undefined {
  const name = names.find(isForbiddenName);
  return name === undefined ? undefined : refuse('no-name', { name });
}
