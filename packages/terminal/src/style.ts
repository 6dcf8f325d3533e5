/** The styles of a report: light or dark by preference, one column on a phone, no external resources. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --table: #e7e1d3; --surface: #f6f2e8; --raised: #ffffff; --hairline: #cfc6b2; --text: #1f2329; --muted: #545b66;
  --good: #006b5b; --bad: #8f2f00; --even: #b9b09c; --par: #7d745f;
  --seat-0: #1b5fb8; --seat-1: #9a6f00; --seat-2: #1f6b54; --seat-3: #8a1263;
  --serif: "Source Serif 4", Georgia, "Times New Roman", serif;
  --ui: "Source Sans 3", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --table: #14171c; --surface: #1c2129; --raised: #262d38; --hairline: #3a4453; --text: #e9e4d8; --muted: #a7afbc;
    --good: #55e6b0; --bad: #f0763f; --even: #566173; --par: #7c8798;
    --seat-0: #6ea6f4; --seat-1: #e0a52e; --seat-2: #b9f2e4; --seat-3: #ff5c93;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--table); color: var(--text);
  font: 400 15px/1.45 var(--ui); font-variant-numeric: tabular-nums;
}
main { max-width: 1120px; margin: 0 auto; padding: 32px 24px 48px; display: grid; gap: 20px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.title, .strip, .wide { grid-column: 1 / -1; }
h1 { margin: 0; font: 600 30px/1.2 var(--serif); }
.title p { margin: 6px 0 0; color: var(--muted); overflow-wrap: anywhere; }
.strip { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 12px; margin: 0; }
.strip div { background: var(--surface); border: 1px solid var(--hairline); border-radius: 10px; padding: 12px 14px; }
.strip dt { color: var(--muted); font-size: 13px; }
.strip dd { margin: 2px 0 0; font: 600 22px/1.2 var(--ui); }
section { background: var(--surface); border: 1px solid var(--hairline); border-radius: 10px; padding: 18px 20px; min-width: 0; }
section header { display: flex; flex-wrap: wrap; gap: 2px 12px; justify-content: space-between; align-items: baseline; margin-bottom: 14px; }
h2 { margin: 0; font: 600 18px/1.3 var(--serif); }
h3 { margin: 0 0 8px; font: 600 15px/1.3 var(--ui); display: flex; justify-content: space-between; gap: 12px; }
h3 span { font-weight: 400; color: var(--muted); }
section header p { margin: 0; color: var(--muted); font-size: 13px; }
.row { display: grid; grid-template-columns: minmax(72px, 22%) minmax(0, 1fr) max-content; align-items: center; gap: 14px; }
.row .name { overflow-wrap: anywhere; }
.row .value { min-width: 68px; text-align: right; font-weight: 600; white-space: nowrap; }
svg { display: block; width: 100%; height: 34px; overflow: visible; }
.axis { margin-top: 4px; }
.axis svg { height: 16px; }
.axis span:last-child { min-width: 68px; }
text { fill: var(--muted); font: 12px var(--ui); }
line { stroke: var(--muted); stroke-width: 1.5; }
line.grid { stroke: var(--hairline); stroke-width: 1; }
line.par { stroke: var(--par); stroke-dasharray: 3 4; }
line.whisker, line.stem { stroke: var(--text); stroke-width: 2; }
line.mean { stroke: var(--text); stroke-width: 3; }
rect.box { fill: var(--seat-0); fill-opacity: .35; stroke: var(--seat-0); stroke-width: 1.5; }
rect.win { fill: var(--good); } rect.draw { fill: var(--even); } rect.loss { fill: var(--bad); }
.dot { fill: var(--seat-0); stroke: var(--surface); stroke-width: 2; }
.dot.seat-1 { fill: var(--seat-1); } .dot.seat-2 { fill: var(--seat-2); } .dot.seat-3 { fill: var(--seat-3); }
.key { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 12px 0 0; padding: 0; list-style: none; color: var(--muted); font-size: 13px; }
.key li::before { content: ""; display: inline-block; width: 11px; height: 11px; margin-right: 6px; border-radius: 2px; background: var(--c); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(230px, 1fr)); gap: 16px; }
.figures > div { background: var(--raised); border: 1px solid var(--hairline); border-radius: 8px; padding: 12px 14px; }
.ends { display: flex; justify-content: space-between; color: var(--muted); font-size: 12px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 7px 10px; text-align: right; border-bottom: 1px solid var(--hairline); white-space: nowrap; font-weight: 400; }
thead th { color: var(--muted); font-size: 13px; }
tbody th { font-weight: 600; }
th:first-child { text-align: left; padding-left: 0; } thead th:last-child, td:last-child { padding-right: 0; }
tbody tr:last-child > * { border-bottom: 0; }
pre { margin: 0; padding: 12px 14px; background: var(--raised); border: 1px solid var(--hairline); border-radius: 8px; font: 13px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; }
footer { grid-column: 1 / -1; color: var(--muted); font-size: 13px; }
@media (max-width: 760px) {
  main { grid-template-columns: minmax(0, 1fr); padding: 20px 14px 32px; gap: 14px; }
  section { padding: 14px; }
  h1 { font-size: 24px; }
  .strip { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .row { gap: 10px; }
  .strip div:last-child:nth-child(odd) { grid-column: 1 / -1; }
  .axis text:nth-child(even) { display: none; }
}
@media print { body { background: none; } section, .strip div { break-inside: avoid; } }
`.trim();
