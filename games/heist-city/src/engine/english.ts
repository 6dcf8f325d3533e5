import { house, speechOf, tellerOf } from '@tessera/text';
import { en } from '../../texts/en.ts';
import { words } from '../words.ts';

/** The specification asks for sentences, and is itself in English. */
export const english = tellerOf(words, speechOf('en', en, house.en));
