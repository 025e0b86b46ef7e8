import { useParams } from 'react-router';
import { CookingMode } from '../../features/kitchen/cooking-mode.tsx';
import { StepTimer } from '../../features/kitchen/step-timer.tsx';
import { TimerPanel } from '../../features/kitchen/timer-panel.tsx';
import type { KitchenParts } from '../../features/recipe-detail/kitchen-parts.ts';
import { RecipeDetailScreen } from '../../features/recipe-detail/recipe-detail-screen.tsx';

const KITCHEN: KitchenParts = { TimerPanel, CookingMode, StepTimer };

/** The recipe and the kitchen's timers meet only here. */
export function RecipePage() {
  const { id = '' } = useParams();
  // Keyed: another recipe starts anew, unscaled and with its panels closed.
  return <RecipeDetailScreen key={id} id={id} kitchen={KITCHEN} />;
}
