import { RecipeDraft } from '@commonplate/contract';
import { addTags } from '@commonplate/kitchen';

const Tags = RecipeDraft.shape.tags.unwrap().unwrap();

/** What speaks against these words as tags, in the words of the contract; undefined where nothing does. */
export const tagFault = (typed: string): string | undefined =>
  Tags.safeParse(addTags([], typed)).error?.issues[0]?.message;
