import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { CreateFrame } from '../../features/add-recipe/create-frame.tsx';
import { type CreateMode, isCreateMode } from '../../features/add-recipe/create-modes.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { NotFoundScreen } from '../not-found-screen.tsx';

const CreateRecipe = lazyScreen(async () => {
  const module = await import('../../features/recipe-form/create-recipe.tsx');
  return module.CreateRecipe;
});
const UrlImport = lazyScreen(async () => {
  const module = await import('../../features/recipe-import/url-import.tsx');
  return module.UrlImport;
});
const PhotoImport = lazyScreen(async () => {
  const module = await import('../../features/recipe-import/photo-import.tsx');
  return module.PhotoImport;
});
const DishImport = lazyScreen(async () => {
  const module = await import('../../features/recipe-import/dish-import.tsx');
  return module.DishImport;
});

interface OwnProps {
  userId: string;
}

type FrameProps = Omit<ComponentProps<typeof CreateFrame>, 'mode'>;

const CardFrame = (props: FrameProps) => <CreateFrame {...props} mode="recipe-card" />;
const DishFrame = (props: FrameProps) => <CreateFrame {...props} mode="photo-dish" />;
const UrlFrame = (props: FrameProps) => <CreateFrame {...props} mode="url" />;

/** What stands on the create screen in each mode; an import renames the frame from step to step. */
const CONTENT = {
  'recipe-card': (own) => <PhotoImport {...own} frame={CardFrame} kind="recipe-card" />,
  url: (own) => <UrlImport {...own} frame={UrlFrame} />,
  'photo-dish': (own) => <DishImport {...own} frame={DishFrame} />,
  manual: () => (
    <CreateFrame mode="manual">
      <CreateRecipe />
    </CreateFrame>
  ),
} satisfies Record<CreateMode, React.ComponentType<OwnProps>>;

const FETCHED = {
  'recipe-card': PhotoImport,
  url: UrlImport,
  'photo-dish': DishImport,
  manual: CreateRecipe,
} satisfies Record<CreateMode, unknown>;

export function CreateRecipePage() {
  const { mode = '' } = useParams();
  const user = useSignedInUser();
  if (!isCreateMode(mode)) return <NotFoundScreen />;
  if (user === null) return null;
  const Content = CONTENT[mode];
  // Whoever signs in in another tab does not see what the last one was importing.
  return <Content key={`${mode} ${user.id}`} userId={user.id} />;
}

CreateRecipePage.prefetch = async ({ mode = '' }: { mode?: string }) => {
  if (isCreateMode(mode)) await FETCHED[mode].prefetch({});
};
