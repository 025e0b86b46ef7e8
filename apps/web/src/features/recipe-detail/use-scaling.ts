import type { Recipe } from '@commonplate/contract';
import {
  type NumberFormat,
  ONE,
  type Rational,
  clampServings,
  factorToServings,
  isPresetOpen,
  servingsToFactor,
} from '@commonplate/kitchen';
import { useState } from 'react';
import { browserStorage } from '../../lib/browser-storage.ts';
import { createSetting, useSetting } from '../../lib/stored-setting.ts';

const fractionDisplay = createSetting(browserStorage, {
  name: 'fractionDisplay',
  initially: false,
});

export interface Scaling {
  factor: Rational;
  /** Whole servings at this factor; a recipe without servings counts as 4. */
  servings: number;
  format: NumberFormat & { fractions: boolean };
  /** Whether a preset leaves a number of servings that can be cooked for. */
  canScaleBy: (factor: Rational) => boolean;
  scaleBy: (factor: Rational) => void;
  scaleTo: (servings: unknown) => void;
  showFractions: (on: boolean) => void;
}

/** Always worked out from the recipe as written, so that any way back to it is exact. */
export function useScaling(recipe: Pick<Recipe, 'servings'>): Scaling {
  const [factor, setFactor] = useState<Rational>(ONE);
  const fractions = useSetting(fractionDisplay);
  return {
    factor,
    servings: factorToServings(factor, recipe.servings),
    format: { fractions },
    canScaleBy: (preset) => isPresetOpen(preset, recipe.servings),
    scaleBy: setFactor,
    scaleTo: (servings) => setFactor(servingsToFactor(clampServings(servings), recipe.servings)),
    showFractions: fractionDisplay.change,
  };
}
