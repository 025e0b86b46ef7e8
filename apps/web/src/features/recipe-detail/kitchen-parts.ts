import type { ComponentType } from 'react';

interface StepTimerProps {
  id: string;
  label: string;
  seconds: number;
  /** The duration as the direction words it. */
  children: string;
  onShowTimers: () => void;
}

interface CookingModeProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** What the kitchen lends to the recipe; the page puts both together. */
export interface KitchenParts {
  TimerPanel: ComponentType;
  CookingMode: ComponentType<CookingModeProps>;
  StepTimer: ComponentType<StepTimerProps>;
}
