/** On the button, once the recipe that was being changed is gone. */
export const SAVE_AS_NEW = 'Save as a New Recipe';

export const GONE =
  'This recipe was deleted elsewhere. What you wrote is still here: you can save it as a new recipe.';
