import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm, useFormContext } from 'react-hook-form';
import { RecipeFormSchema, type ValidRecipe } from './recipe-form-schema.ts';
import type { RecipeFormValues } from './recipe-form-values.ts';

export type RecipeFormControl = UseFormReturn<RecipeFormValues, unknown, ValidRecipe>;

export function useNewRecipeForm(initial: RecipeFormValues): RecipeFormControl {
  return useForm<RecipeFormValues, unknown, ValidRecipe>({
    resolver: zodResolver(RecipeFormSchema),
    defaultValues: initial,
    // The picture and the lists have no field of their own to focus: see useFaultFocus.
    shouldFocusError: false,
  });
}

/** The form this editor is part of. */
export function useRecipeForm(): RecipeFormControl {
  return useFormContext<RecipeFormValues, unknown, ValidRecipe>();
}
