import { isText, type DomElement } from '../tree/dom-node.ts';

const PICTURE_NUMBER =
  /(?:^|[\s_-])(?:num[-_]?step|step[-_]?num(?:ber)?|fig(?:ure)?[-_]?(?:num|ref))/i;

/** The number of a picture, in the midst of the step that it shows. */
export const isPictureNumber = ({ name, children }: DomElement, names: string): boolean => {
  const [only] = children;
  return (
    name === 'span' &&
    PICTURE_NUMBER.test(names) &&
    only !== undefined &&
    isText(only) &&
    /^\s*\d{1,2}\s*$/.test(only.data)
  );
};
