import { hashValue } from './hash.ts';

type Packs = Readonly<Record<string, unknown>>;

/** What a game reads besides its state, in packs that are pinned one by one. */
export interface ContentPacks<Options> {
  /** The content by pack, or what brings it together the first time a match pins it. Only its hashes are kept with a match. */
  readonly content?: Packs | (() => Packs);
  /** The packs that a match with these options reads; all of them unless told otherwise. */
  uses?(options: Options): readonly string[];
}

/** The content of a game as matches pin it: `core:4f2a… map/bank:99b1…`, or one hash where a game has none. */
export class ContentPins<Options> {
  readonly #packs: ContentPacks<Options>;
  readonly #hashes = new Map<string, string>();
  #content: Packs | undefined;

  constructor(packs: ContentPacks<Options>) {
    this.#packs = packs;
  }

  /** What a match with these options pins. */
  for(options: Options): string {
    const content = this.#contentOf();
    if (content === undefined) return NO_CONTENT;
    const used = this.#packs.uses?.(options) ?? Object.keys(content);
    return [...used]
      .sort()
      .map((pack) => `${pack}:${this.#hashOf(pack)}`)
      .join(' ');
  }

  /** The packs of a pin that are not here as they were; none where the match can be played. */
  missing(pin: string): readonly string[] {
    if (this.#packs.content === undefined) return pin === NO_CONTENT ? [] : ['content'];
    return pin.split(' ').flatMap((one) => {
      const [pack = '', hash] = one.split(':');
      return hash !== undefined && this.#hashOf(pack) === hash ? [] : [hash === undefined ? 'content' : pack];
    });
  }

  /** Hashes every pack, one per step: the first match that pins them would otherwise do it in one go. */
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

/** What matches of a game without content have always pinned. */
const NO_CONTENT = hashValue(null);
