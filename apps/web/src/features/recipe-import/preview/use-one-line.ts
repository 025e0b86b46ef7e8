import type { KeyboardEvent } from 'react';
import type { TextField } from './text-field.ts';
import { usePreviewForm } from './use-preview-form.ts';

/** Enter has nothing to add here, and must not save the whole recipe. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** What is pasted may have breaks. */
const joined = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** For fields that hold one line, though they may show a long one in several. */
export function useOneLine() {
  const { register, setValue } = usePreviewForm();
  return (field: TextField) => {
    const joinLines = ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      const { value, selectionEnd } = target;
      const line = joined(value);
      if (line === value) return;
      const caret = joined(value.slice(0, selectionEnd ?? undefined)).length;
      setValue(field, line);
      target.setSelectionRange(caret, caret);
    };
    return { ...register(field, { onChange: joinLines }), onKeyDown: ignoreEnter };
  };
}
