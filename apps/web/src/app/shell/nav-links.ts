import type { User } from '@commonplate/contract';
import { paths } from '../../lib/paths.ts';

export interface NavEntry {
  label: string;
  to: string;
}

const MY_RECIPES: NavEntry = { label: 'My Recipes', to: paths.recipes.to };
const COMMUNITY: NavEntry = { label: 'Community Recipes', to: paths.publicRecipes.to };
const ADMIN: NavEntry = { label: 'Admin', to: paths.adminUsers.to };

/** How the user is greeted; an account without a name by its address. */
export const greetingName = (user: User): string => user.name.trim() || user.email;

/** The left side of the bar: what a signed-in user can go through. */
export function mainLinks(user: User): NavEntry[] {
  return user.role === 'admin' ? [MY_RECIPES, COMMUNITY, ADMIN] : [MY_RECIPES, COMMUNITY];
}
