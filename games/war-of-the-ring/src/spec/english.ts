import { house, speechOf, tellerOf } from '@tessera/text';
import { en } from '../../texts/en.ts';
import { words } from '../words.ts';

/** Texts for results that the specification asks for as English sentences and names. */
export const english = tellerOf(words, speechOf('en', en, house.en));
