import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { CreateFrame } from '../../features/add-recipe/create-frame.tsx';
import { type CreateMode, isCreateMode } from '../../features/add-recipe/create-modes.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { lazyScreen, type Prefetching } from '../lazy-screen.tsx';
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

interface Mode {
  /** What has to be fetched for it. */
  screen: Prefetching;
  /** What stands on the create screen; an import renames the frame from step to step. */
  Content: React.ComponentType<OwnProps>;
}

const MODES: Readonly<Record<CreateMode, Mode>> = {
  'recipe-card': {
    screen: PhotoImport,
    Content: (own) => <PhotoImport {...own} frame={CardFrame} kind="recipe-card" />,
  },
  url: { screen: UrlImport, Content: (own) => <UrlImport {...own} frame={UrlFrame} /> },
  'photo-dish': {
    screen: DishImport,
    Content: (own) => <DishImport {...own} frame={DishFrame} />,
  },
  manual: {
    screen: CreateRecipe,
    Content: () => (
      <CreateFrame mode="manual">
        <CreateRecipe />
      </CreateFrame>
    ),
  },
};

export function CreateRecipePage() {
  const { mode = '' } = useParams();
  const user = useSignedInUser();
  if (!isCreateMode(mode)) return <NotFoundScreen />;
  if (user === null) return null;
  const { Content } = MODES[mode];
  // Whoever signs in in another tab does not see what the last one was importing.
  return <Content key={`${mode} ${user.id}`} userId={user.id} />;
}

CreateRecipePage.prefetch = async ({ mode = '' }: { mode?: string }) => {
  if (isCreateMode(mode)) await MODES[mode].screen.prefetch({});
};
