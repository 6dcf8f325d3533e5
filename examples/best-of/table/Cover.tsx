/** Three small boards in a row, two of them won. */
export function Cover() {
  const boards = [
    { x: 12, won: '#ffc233' },
    { x: 78, won: '#ffc233' },
    { x: 144, won: undefined },
  ];
  return (
    <>
      <rect width="216" height="150" fill="#1d2733" />
      <path d="M42 75H174" stroke="#3d4d60" strokeWidth="3" strokeDasharray="2 6" strokeLinecap="round" />
      {boards.map(({ x, won }) => (
        <g key={x}>
          <rect x={x} y="45" width="60" height="60" rx="5" fill="#3b2716" stroke={won ?? '#15100a'} strokeWidth="3" />
          <path
            d={[15, 30, 45].map((at) => `M${x + at} 47V103M${x + 2} ${45 + at}H${x + 58}`).join('')}
            stroke="#15100a"
          />
          {won && (
            <path d={`M${x + 20} 125l8 8 14 -16`} fill="none" stroke={won} strokeWidth="4" strokeLinecap="round" />
          )}
        </g>
      ))}
      {[
        [27, 60, '#15181d'],
        [42, 75, '#efe7d4'],
        [57, 75, '#15181d'],
        [93, 90, '#efe7d4'],
        [108, 75, '#15181d'],
        [123, 60, '#efe7d4'],
        [174, 75, '#15181d'],
      ].map(([x, y, fill]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="6.5" fill={String(fill)} />
      ))}
    </>
  );
}
