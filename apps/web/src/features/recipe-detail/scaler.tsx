import {
  MAX_FACTOR,
  MAX_SERVINGS,
  MIN_SERVINGS,
  SCALE_PRESETS,
  clampServings,
  isUnscaled,
} from '@commonplate/kitchen';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './scaler.module.css';
import type { Scaling } from './use-scaling.ts';

/** What is typed stands until the field is left, so that it can be emptied and written anew. */
function ServingsInput({ servings, scaleTo }: Pick<Scaling, 'servings' | 'scaleTo'>) {
  const [emptied, setEmptied] = useState(false);
  const type = (text: string) => {
    setEmptied(text === '');
    scaleTo(text);
  };
  const settle = (input: HTMLInputElement) => {
    setEmptied(false);
    // To React "1e1" and 10 are one value, and it would let the former stand.
    input.value = String(servings);
  };
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label="Servings"
      min={MIN_SERVINGS}
      max={MAX_SERVINGS}
      value={emptied ? '' : servings}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => settle(event.currentTarget)}
      onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget)}
    />
  );
}

const PRESET_REFUSED = `A recipe is scaled to ${MIN_SERVINGS} to ${MAX_SERVINGS} servings`;

function QuickScale({
  factor,
  canScaleBy,
  scaleBy,
}: Pick<Scaling, 'factor' | 'canScaleBy' | 'scaleBy'>) {
  return (
    <div className={styles['presets']}>
      {SCALE_PRESETS.map((preset) => (
        <button
          key={preset.label}
          type="button"
          aria-pressed={preset.factor.n === factor.n && preset.factor.d === factor.d}
          disabled={!canScaleBy(preset.factor)}
          title={canScaleBy(preset.factor) ? undefined : PRESET_REFUSED}
          onClick={() => scaleBy(preset.factor)}
        >
          {preset.label}
        </button>
      ))}
    </div>
  );
}

export function Scaler({ scaling }: { scaling: Scaling }) {
  const { factor, servings, format, canScaleBy, scaleBy, scaleTo, showFractions } = scaling;
  const atLimit = factor.n >= MAX_FACTOR * factor.d;
  return (
    <div className={styles['scaler']}>
      <fieldset>
        <legend className={styles['note']}>Servings</legend>
        <div className={styles['stepper']}>
          <IconButton
            label="Fewer servings"
            icon={Minus}
            disabled={servings <= MIN_SERVINGS}
            onClick={() => scaleTo(clampServings(servings - 1))}
          />
          <ServingsInput servings={servings} scaleTo={scaleTo} />
          <IconButton
            label="More servings"
            icon={Plus}
            disabled={servings >= MAX_SERVINGS || atLimit}
            onClick={() => scaleTo(clampServings(servings + 1))}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles['note']}>Scale</legend>
        <QuickScale factor={factor} canScaleBy={canScaleBy} scaleBy={scaleBy} />
      </fieldset>
      <div className={styles['wide']}>
        <Switch on={format.fractions} onChange={showFractions}>
          Fractions (1/3) instead of decimals (0.33)
        </Switch>
        {atLimit && (
          <output className={styles['note']}>
            {`A recipe can be scaled to at most ${MAX_FACTOR} times itself.`}
          </output>
        )}
        {format.fractions && isUnscaled(factor) && (
          <p className={styles['note']}>Unscaled amounts stay as they were written.</p>
        )}
      </div>
    </div>
  );
}
