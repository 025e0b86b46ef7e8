import { useParams } from 'react-router';
import { CreateFrame } from '../../features/add-recipe/create-frame.tsx';
import { type CreateMode, isCreateMode } from '../../features/add-recipe/create-modes.ts';
import { ModeToCome } from '../../features/add-recipe/mode-to-come.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { NotFoundScreen } from '../not-found-screen.tsx';

const CreateRecipe = lazyScreen(async () => {
  const module = await import('../../features/recipe-form/create-recipe.tsx');
  return module.CreateRecipe;
});

/** What stands in the frame of each mode. */
const CONTENT = {
  'recipe-card': ModeToCome,
  url: ModeToCome,
  'photo-dish': ModeToCome,
  manual: CreateRecipe,
} satisfies Record<CreateMode, React.ComponentType>;

export function CreateRecipePage() {
  const { mode = '' } = useParams();
  if (!isCreateMode(mode)) return <NotFoundScreen />;
  const Content = CONTENT[mode];
  return (
    <CreateFrame key={mode} mode={mode}>
      <Content />
    </CreateFrame>
  );
}
