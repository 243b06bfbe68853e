/** The drawings of the first screen's icons, taken from lucide (ISC): the library's way of building them weighs 1.5 kB there. */
const drawings = {
  arrowUpRight: { circle: false, lines: ['M7 7h10v10', 'M7 17 17 7'] },
  circleCheck: { circle: true, lines: ['m16 9-5.5 5.5L8 12'] },
  circleX: { circle: true, lines: ['m15 9-6 6', 'm9 9 6 6'] },
} as const;
export type LineIconName = keyof typeof drawings;

/** Props of `LineIcon`. */
export interface LineIconProps {
  readonly name: LineIconName;
  readonly className?: string | undefined;
}

/** An icon of the first screen. Decoration: what it says stands beside it. */
export function LineIcon({ name, className }: LineIconProps) {
  const { circle, lines } = drawings[name];
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {circle && <circle cx="12" cy="12" r="10" />}
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
