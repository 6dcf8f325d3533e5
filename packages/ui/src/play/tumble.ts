/** Milliseconds until a die rests at normal speed; the next one stops a little later. */
const TUMBLE = 600;

/** Animates dice at the speed of the theme, and not at all when motion is off. */
export function tumble(tray: HTMLElement): void {
  const pace = Number(getComputedStyle(tray).getPropertyValue('--pace'));
  if (!(pace > 0)) return;
  [...tray.children].forEach((die, place) => {
    const turn = place % 2 === 0 ? -260 : 300;
    die.animate(
      [
        { transform: `translateY(-14px) rotate(${turn}deg) scale(0.8)`, opacity: 0.2 },
        { transform: 'translateY(0) rotate(12deg)', opacity: 1, offset: 0.7 },
        { transform: 'none' },
      ],
      {
        duration: TUMBLE * pace,
        delay: place * 80 * pace,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        fill: 'backwards',
      },
    );
  });
}
