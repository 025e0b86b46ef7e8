import { UNIT_SUGGESTIONS } from '@commonplate/contract';

/** The units every unit field of the form suggests; any other text is as good. */
export const UNIT_LIST_ID = 'recipe-unit-suggestions';

export function UnitSuggestions() {
  return (
    <datalist id={UNIT_LIST_ID}>
      {UNIT_SUGGESTIONS.map((unit) => (
        <option key={unit}>{unit}</option>
      ))}
    </datalist>
  );
}
