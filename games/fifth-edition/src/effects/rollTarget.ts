import * as z from 'zod';
import { wrong } from '../vocabulary/contentMessage.ts';

/** Name of a roll or a group of rolls. */
export const rollTarget = z
  .string()
  .regex(
    /^(?:saves|skills|checks|attacks|initiative|deathSaves|spellcasting|spellAttacks)(?:\.[\w-]+|\.@choice(?:\.[\w-]+)?)?$/,
    wrong('expected-roll'),
  );
