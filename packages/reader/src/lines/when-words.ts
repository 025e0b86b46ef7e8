/** English words that orders begin with, but that open what says when, where or by what as well. */
export const WHEN_WORDS = 'when|while|once|after|before|in|to|using|can|next';
