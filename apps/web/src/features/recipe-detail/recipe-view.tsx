import type { Recipe } from '@commonplate/contract';
import { useRef, useState } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { paths } from '../../lib/paths.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Page } from '../../ui/page.tsx';
import { DirectionList } from './direction-list.tsx';
import { FactBoxes } from './fact-boxes.tsx';
import { IngredientList } from './ingredient-list.tsx';
import type { KitchenParts } from './kitchen-parts.ts';
import { NutritionFacts } from './nutrition-facts.tsx';
import { usePrintStyles } from './print/use-print-styles.ts';
import { RecipeHero } from './recipe-hero.tsx';
import { RecipeTags } from './recipe-tags.tsx';
import { RecipeTools } from './recipe-tools.tsx';
import styles from './recipe-view.module.css';
import { Scaler } from './scaler.tsx';
import { useScaling } from './use-scaling.ts';
import { useVisitMarks } from './use-visit-marks.ts';

const TIMERS_ID = 'recipe-timers';

export function RecipeView({ recipe, kitchen }: { recipe: Recipe; kitchen: KitchenParts }) {
  const { TimerPanel, CookingMode, StepTimer } = kitchen;
  useDocumentTitle(recipe.title);
  usePrintStyles();
  const user = useSignedInUser();
  const own = user !== null && recipe.userId === user.id;
  const scaling = useScaling(recipe);
  const marks = useVisitMarks(recipe);
  const [timersOpen, setTimersOpen] = useState(false);
  const [cooking, setCooking] = useState(false);
  const timers = useRef<HTMLElement>(null);

  const showTimers = () => {
    setTimersOpen(true);
    requestAnimationFrame(() => timers.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <Page>
      <article className={styles['recipe']} data-cooking={cooking || undefined}>
        <div className={styles['back']}>
          <BackLink to={own ? paths.recipes.to : paths.publicRecipes.to}>
            {own ? 'Back to Recipes' : 'Back to Community Recipes'}
          </BackLink>
        </div>
        <RecipeHero recipe={recipe} own={own} servings={scaling.servings} />
        <RecipeTools
          recipe={recipe}
          own={own}
          scaling={scaling}
          timersOpen={timersOpen}
          timersId={TIMERS_ID}
          onToggleTimers={() => setTimersOpen(!timersOpen)}
        />
        {timersOpen && (
          <section
            id={TIMERS_ID}
            ref={timers}
            className={styles['timers']}
            aria-labelledby="timers-title"
          >
            <h2 id="timers-title" className={styles['timersTitle']}>
              Timers
            </h2>
            <TimerPanel />
          </section>
        )}
        <FactBoxes recipe={recipe} servings={scaling.servings} />
        <div className={styles['mode']}>
          <CookingMode on={cooking} onChange={setCooking} />
        </div>
        <div className={styles['cook']}>
          <div>
            <IngredientList ingredients={recipe.ingredients} scaling={scaling} marks={marks}>
              <Scaler scaling={scaling} />
            </IngredientList>
            <RecipeTags tags={recipe.tags} />
          </div>
          <div>
            <DirectionList
              recipe={recipe}
              scaling={scaling}
              marks={marks}
              StepTimer={StepTimer}
              onShowTimers={showTimers}
            />
            <NutritionFacts nutrition={recipe.nutrition} />
          </div>
        </div>
      </article>
    </Page>
  );
}
