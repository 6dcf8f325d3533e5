/** Icon of the game in lists. */
export { robberMask as icon } from '@tessera/ui/icons';
