/** Degree of proficiency. */
export type Degree = 'none' | 'half' | 'proficient' | 'expertise';

/** Icon: dash, half disc, disc, or two discs. The text beside it gives the meaning. */
export function TrainingMark({ degree }: { readonly degree: Degree }) {
  return (
    <svg className="fe-mark fe-training" viewBox="0 0 20 12" aria-hidden="true">
      {degree === 'none' && <path d="M7 6h6" fill="none" stroke="currentColor" strokeWidth="1.5" />}
      {degree === 'half' && (
        <>
          <circle cx="10" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M10 1.75a4.25 4.25 0 0 0 0 8.5z" fill="currentColor" />
        </>
      )}
      {degree === 'proficient' && <circle cx="10" cy="6" r="5" fill="currentColor" />}
      {degree === 'expertise' && (
        <>
          <circle cx="5" cy="6" r="5" fill="currentColor" />
          <circle cx="15" cy="6" r="5" fill="currentColor" />
        </>
      )}
    </svg>
  );
}

/** Icon: low sun for a short rest, crescent for a long rest. */
export function RestMark({ rest }: { readonly rest: 'short' | 'long' }) {
  return (
    <svg className="fe-mark" viewBox="0 0 14 14" aria-hidden="true">
      {rest === 'short' ? (
        <>
          <path d="M2.5 9a4.5 4.5 0 0 1 9 0z" fill="currentColor" />
          <path
            d="M.5 11.5h13M7 1v2M1.9 3.6l1.2 1.2M12.1 3.6l-1.2 1.2"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
          />
        </>
      ) : (
        <path d="M10.8 9.6A5.2 5.2 0 0 1 5.2 2.4a5.2 5.2 0 1 0 5.6 7.2z" fill="currentColor" />
      )}
    </svg>
  );
}

/** Diamond; filled while the character concentrates. */
export function ConcentrationMark({ held = false }: { readonly held?: boolean | undefined }) {
  return (
    <svg className="fe-mark fe-magic" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M6 1 11 6 6 11 1 6z" fill={held ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** Rounded square for helpful effects, triangle for harmful ones. */
export function EffectMark({ tone }: { readonly tone: 'helps' | 'harms' }) {
  return (
    <svg className={`fe-mark fe-${tone}`} viewBox="0 0 12 12" aria-hidden="true">
      {tone === 'helps' ? (
        <rect x="1.2" y="1.2" width="9.6" height="9.6" rx="2.5" fill="currentColor" />
      ) : (
        <path d="M6 1.2 11.3 10.6H.7z" fill="currentColor" />
      )}
    </svg>
  );
}

/** Icon for a part that does not count: bar with arrow for capped, cross for beaten, dashed ring for inactive. */
export function UncountedMark({ shape }: { readonly shape: 'capped' | 'beaten' | 'idle' }) {
  return (
    <svg className="fe-mark" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      {shape === 'capped' && <path d="M1.5 2h9M6 11V4.5M3.5 7 6 4.5 8.5 7" />}
      {shape === 'beaten' && <path d="M2 2l8 8M10 2 2 10" />}
      {shape === 'idle' && <circle cx="6" cy="6" r="4.5" strokeDasharray="2.4 2.2" />}
    </svg>
  );
}

/** Triangle pointing up for advantage, down for disadvantage. */
export function RollMark({ mode }: { readonly mode: 'advantage' | 'disadvantage' }) {
  const d = mode === 'advantage' ? 'M6 2 11 10H1z' : 'M1 2h10L6 10z';
  return (
    <svg className={`fe-mark fe-${mode}`} viewBox="0 0 12 12" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
