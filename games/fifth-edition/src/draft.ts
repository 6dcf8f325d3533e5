/** Something while it is put together; conditional spreads say the same and take several times as long. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
