import type { KeyboardEvent } from 'react';
import type { TextField } from './text-field.ts';
import { usePreviewForm } from './use-preview-form.ts';

/** Enter has nothing to add here, and must not save the whole recipe. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** What is pasted may have breaks. */
const BREAKS = /\s*[\r\n]+\s*/g;

/** For fields that hold one line, though they may show a long one in several. */
export function useOneLine() {
  const { getValues, register, setValue } = usePreviewForm();
  return (field: TextField) => {
    const joinLines = () => {
      const typed = getValues(field);
      const joined = typed.replaceAll(BREAKS, ' ');
      if (joined !== typed) setValue(field, joined);
    };
    return { ...register(field, { onChange: joinLines }), onKeyDown: ignoreEnter };
  };
}
