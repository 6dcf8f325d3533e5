// Loaded before a server (`--import`): shifts its clock by TESSERA_TEST_SKEW_MS.
const skew = Number(process.env.TESSERA_TEST_SKEW_MS ?? 0);
const right = Date.now;
Date.now = () => right() + skew;
