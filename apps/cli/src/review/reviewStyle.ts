/** The styles of a review page, besides those of every report. */
export const REVIEW_STYLE = `
svg.course { height: auto; min-width: 640px; }
section p { margin: 8px 0 0; }
.course .band { fill: var(--muted); fill-opacity: .2; }
.course .above { fill: var(--seat-0); fill-opacity: .45; }
.course .below { fill: url(#hatch); }
.course line.hatch { stroke: var(--bad); stroke-width: 3; }
.course .line { fill: none; stroke: var(--text); stroke-width: 2.5; stroke-linejoin: round; }
.course line.middle, .bar line.middle { stroke: var(--par); }
.course line.stage { stroke: var(--hairline); stroke-dasharray: 3 4; }
.course line.stem { stroke-width: 1; }
.course .point { fill: var(--text); }
.course .mark circle { fill: var(--raised); stroke: var(--text); stroke-width: 1.5; }
.course .mark text { fill: var(--text); font-weight: 600; }
.bar rect.decisions { fill: var(--text); }
.bar rect.luck { fill: var(--even); stroke: var(--text); stroke-dasharray: 3 2; }
section h3:not(:first-of-type) { margin-top: 16px; }
p.lost { color: var(--muted); font-size: 13px; }
table.sum { width: 100%; }
table.sum tr:last-child > * { font-weight: 600; border-top: 2px solid var(--text); }
details { margin-top: 12px; }
ol.moments { margin: 0; padding: 0; list-style: none; counter-reset: moment; display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); }
ol.moments li { counter-increment: moment; background: var(--raised); border: 1px solid var(--hairline); border-radius: 8px; padding: 12px 14px; }
ol.moments .when { margin: 0; display: flex; gap: 12px; justify-content: space-between; color: var(--muted); font-size: 13px; }
ol.moments .when span::before { content: counter(moment) ". "; font-weight: 600; color: var(--text); }
ol.moments .when b { color: var(--text); font-size: 18px; white-space: nowrap; }
ol.moments h3 { margin: 6px 0 0; }
`;
