import type { Visibility } from '@commonplate/contract';

export interface Viewer {
  readonly id: string;
}

interface Owned {
  readonly owner_id: string;
  readonly visibility: Visibility;
}

export const canEdit = (viewer: Viewer, recipe: Owned): boolean => recipe.owner_id === viewer.id;

export const canRead = (viewer: Viewer, recipe: Owned): boolean =>
  canEdit(viewer, recipe) || recipe.visibility === 'public';
