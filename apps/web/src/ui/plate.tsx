/** The enamel plate seen from above, in the colour of its surroundings. */
export function Plate() {
  return (
    <svg viewBox="0 0 100 100" fill="none" aria-hidden="true">
      <circle cx="50" cy="50" r="46" stroke="currentColor" strokeWidth="4" />
      <circle cx="50" cy="50" r="31" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
