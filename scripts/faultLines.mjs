/** The report of one world of `npm run test:faults`, as lines of text. */
export function faultLines(report) {
  const { world, seed, seconds, steps, faults, leftOut, bystanders, violations } = report;
  const struck = Object.entries(faults)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
  const lines = [
    `${world}, seed ${seed}: ${steps} steps in ${seconds} s: ${struck}`,
    ...Object.entries(leftOut).map(([name, why]) => `  left out: ${name} (${why})`),
    `  ${report.acknowledged} acknowledged (${report.resent} sent several times), ${report.lost} lost, ${report.doubled} doubled, ${report.stuck} stuck, ${report.leaked} leaked`,
    `  bystanders: ${bystanders.actions} actions, p50 ${bystanders.p50} ms, p99 ${bystanders.p99} ms, worst ${bystanders.worst} ms; longest wait of any match ${report.longestWaitMs} ms`,
    ...violations.map((violation) => `  violation: ${violation}`),
  ];
  return `${lines.join('\n')}\n`;
}
