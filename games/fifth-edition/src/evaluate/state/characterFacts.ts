import type { Facts } from '../../facts/facts.ts';
import type { EquipmentState } from './equipment.ts';
import type { EffectInstance } from './instance.ts';

/** Facts about a character during its evaluation, with its complete equipment. */
export interface CharacterFacts extends Facts {
  equipment: EquipmentState;
  self: EffectInstance | undefined;
}
