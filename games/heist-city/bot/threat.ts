import { npcStats, stanceOf } from '../src/content/index.ts';
import { pHit, residual } from '../src/dice/dice.ts';
import { getNPCActionCount, predictAlertLevel } from '../src/guards/alertLevel.ts';
import { type Cell, distance, type Site, siteOf } from '../src/map/site.ts';
import type { NpcKind, Stance, View } from '../src/state/state.ts';
import { isImmuneToMobs } from '../src/units/stats.ts';
import { saveNeeds } from '../src/weapons/save.ts';
import { sees } from '../src/weapons/weapons.ts';

/** Expected harm by guards to a revealed character. R 15 */
export class ThreatEstimate {
  readonly #state: View;
  readonly #site: Site;
  /** Cells of the other possible targets, by unit; -1 if not a target. */
  readonly #targets: number[];
  /** Actions per NPC with this many more or fewer revealed characters, computed on demand. */
  readonly #actions: number[] = [];

  constructor(state: View) {
    this.#state = state;
    this.#site = siteOf(state.map);
    this.#targets = state.characters.map(({ cell, stance }, unit) =>
      stanceOf(stance).isTarget && !isImmuneToMobs(state, unit) ? cell : -1,
    );
  }

  /**
   * Returns the expected wounds of a character in this cell and state in the next NPC phase. More characters may be
   * revealed before it, so the level with one more counts as much as the present one.
   */
  to(unit: number, cell: Cell, stance: Stance): number {
    if (!stanceOf(stance).isTarget || cell < 0) return 0;
    const extra = stanceOf(this.#state.characters[unit]!.stance).isRevealed ? 0 : 1;
    const actions = (this.#actionsWith(extra) + this.#actionsWith(extra + 1)) / 2;
    if (actions === 0) return 0;
    const needed = saveNeeds(this.#state, unit, stance, false);
    let wounds = 0;
    for (const { kind, cell: from, charmed } of this.#state.npcs) {
      if (from < 0 || charmed) continue;
      const apart = distance(this.#site, from, cell);
      const attacks = this.#attacks(kind, from, cell, apart, actions);
      if (attacks > 0) wounds += (attacks * this.#blow(kind, apart, needed)) / this.#rivals(unit, from, apart);
    }
    return wounds;
  }

  #actionsWith(extra: number): number {
    this.#actions[extra] ??= getNPCActionCount(
      predictAlertLevel(this.#state, this.#state.alertModifier, extra).level,
      this.#state,
    );
    return this.#actions[extra];
  }

  /** Returns how many actions an NPC has left for attacks after its approach. */
  #attacks(kind: NpcKind, from: Cell, to: Cell, apart: number, actions: number): number {
    const { M, MS, range } = npcStats(kind, this.#state.variants);
    if (range !== null && apart <= range && sees(this.#state, from, to)) return actions;
    if (MS === null || M === 0) return 0;
    return Math.max(0, actions - Math.max(0, apart - 1) / M);
  }

  #blow(kind: NpcKind, apart: number, needed: number): number {
    const { MS, BS, damage } = npcStats(kind, this.#state.variants);
    const skill = (apart <= 1 ? (MS ?? BS) : (BS ?? MS)) ?? 0;
    return pHit(skill, this.#state) * residual(damage, needed, this.#state);
  }

  /** Returns among how many targets an NPC would choose: it takes the nearest. R 15.6 */
  #rivals(unit: number, from: Cell, apart: number): number {
    let count = 1;
    for (let other = 0; other < this.#targets.length; other++) {
      const cell = this.#targets[other]!;
      if (other === unit || cell < 0) continue;
      const gap = distance(this.#site, from, cell) - apart;
      if (gap < 0) count += 2;
      else if (gap === 0) count++;
    }
    return count;
  }
}
