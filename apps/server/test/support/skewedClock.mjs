// Loaded before a server (`--import`): its clock is wrong by as much as TESSERA_TEST_SKEW_MS says.
const skew = Number(process.env.TESSERA_TEST_SKEW_MS ?? 0);
const right = Date.now;
Date.now = () => right() + skew;
