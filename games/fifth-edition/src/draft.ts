/** Mutable version of a type, for building objects step by step. Conditional spreads are several times slower. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
