// Property tests use the same seed on every run, so that results are reproducible; FC_SEED sets another one.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });
