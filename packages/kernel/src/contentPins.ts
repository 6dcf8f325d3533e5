import { hashValue } from './hash.ts';

type Packs = Readonly<Record<string, unknown>>;

/** The content a game reads besides its state, in packs that are pinned separately. */
export interface ContentPacks<Options> {
  /** The content by pack, or a function that loads it when a match first pins it. A match stores only the hashes. */
  readonly content?: Packs | (() => Packs);
  /** The packs that a match with these options reads. Default: all of them. */
  uses?(options: Options): readonly string[];
}

/** Computes the content pin of a match: `core:4f2a… map/bank:99b1…`, or one fixed hash for a game without content. */
export class ContentPins<Options> {
  readonly #packs: ContentPacks<Options>;
  readonly #hashes = new Map<string, string>();
  #content: Packs | undefined;

  constructor(packs: ContentPacks<Options>) {
    this.#packs = packs;
  }

  /** Returns the pin for a match with these options. */
  for(options: Options): string {
    const content = this.#contentOf();
    if (content === undefined) return NO_CONTENT;
    const used = this.#packs.uses?.(options) ?? Object.keys(content);
    return [...used]
      .sort()
      .map((pack) => `${pack}:${this.#hashOf(pack)}`)
      .join(' ');
  }

  /** Returns the packs of a pin that are missing or changed. An empty list means the match can be played. */
  missing(pin: string): readonly string[] {
    if (this.#packs.content === undefined) return pin === NO_CONTENT ? [] : ['content'];
    return pin.split(' ').flatMap((one) => {
      const [pack = '', hash] = one.split(':');
      return hash !== undefined && this.#hashOf(pack) === hash ? [] : [hash === undefined ? 'content' : pack];
    });
  }

  /** Hashes one pack per step, so that the first match does not hash all of them at once. */
  *hashInSteps(): Generator<void, void, void> {
    for (const pack of Object.keys(this.#contentOf() ?? {})) {
      this.#hashOf(pack);
      yield;
    }
  }

  #contentOf(): Packs | undefined {
    const { content } = this.#packs;
    if (typeof content !== 'function') return content;
    this.#content ??= content();
    return this.#content;
  }

  #hashOf(pack: string): string | undefined {
    const content = this.#contentOf() ?? {};
    if (!Object.hasOwn(content, pack)) return undefined;
    let hash = this.#hashes.get(pack);
    if (hash === undefined) {
      hash = hashValue(content[pack]);
      this.#hashes.set(pack, hash);
    }
    return hash;
  }
}

/** The fixed pin of games without content. */
const NO_CONTENT = hashValue(null);
