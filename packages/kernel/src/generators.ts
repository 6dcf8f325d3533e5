import { chacha20 } from '@noble/ciphers/chacha.js';
import { type Source, StreamChance } from './chance.ts';
import { diceKey, hashText } from './hash.ts';

/** Creates a fast, non-cryptographic generator for search and simulation; not for dice in real matches. */
export function fastChance(seed: number | string, position = 0): StreamChance {
  return new StreamChance(fastSource(seed), position);
}

/**
 * Creates the generator for real matches: a ChaCha20 key stream keyed by the secret seed and the players' nonces. Past
 * rolls reveal nothing about later ones.
 */
export function fairChance(seed: string, nonces: readonly string[], position = 0): StreamChance {
  return new StreamChance(fairSource(seed, nonces), position);
}

/** A counter passed through an integer mixer, which gives random access to every position. */
function fastSource(seed: number | string): Source {
  const text = typeof seed === 'number' ? hashText(`fast ${seed}`) : hashText(seed);
  const low = Number.parseInt(text.slice(0, 8), 16) | 0;
  const high = Number.parseInt(text.slice(8, 16), 16) | 0;
  return {
    word(position) {
      return mix(mix((position + low) | 0) ^ high) >>> 0;
    },
  };
}

function mix(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

const WORDS_PER_BLOCK = 16;

function fairSource(seed: string, nonces: readonly string[]): Source {
  // Created on first use: many games never roll.
  let words: ((block: number) => DataView) | undefined;
  let loaded = -1;
  let block: DataView | undefined;
  return {
    word(position) {
      const wanted = Math.floor(position / WORDS_PER_BLOCK);
      if (block === undefined || wanted !== loaded) {
        words ??= keyStream(diceKey(seed, nonces));
        block = words(wanted);
        loaded = wanted;
      }
      return block.getUint32((position % WORDS_PER_BLOCK) * 4, true);
    },
  };
}

function keyStream(key: Uint8Array): (block: number) => DataView {
  const nonce = new Uint8Array(12);
  const zeros = new Uint8Array(WORDS_PER_BLOCK * 4);
  const bytes = new Uint8Array(WORDS_PER_BLOCK * 4);
  const words = new DataView(bytes.buffer);
  return (block) => {
    chacha20(key, nonce, zeros, bytes, block);
    return words;
  };
}
