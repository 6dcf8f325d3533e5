import { redirectAttack, redirectDamage } from '../../perform/redirect.ts';
import { effect } from './kind.ts';

/** Redirects an attack or its damage to another figure. */
export const redirect = effect<'redirect'>({
  happens: (acting, modifier) =>
    modifier.what === 'attack' ? redirectAttack(acting, modifier) : redirectDamage(acting, modifier),
});
