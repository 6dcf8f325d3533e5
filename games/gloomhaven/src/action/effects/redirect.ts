import { redirectAttack, redirectDamage } from '../../perform/redirect.ts';
import { effect } from './kind.ts';

/** An attack or its damage goes to somebody else. */
export const redirect = effect<'redirect'>({
  happens: (acting, modifier) =>
    modifier.what === 'attack' ? redirectAttack(acting, modifier) : redirectDamage(acting, modifier),
});
