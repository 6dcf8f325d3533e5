// Properties try the same examples on every run, so that a green build stays green; FC_SEED looks elsewhere.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });
