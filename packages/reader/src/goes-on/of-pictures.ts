/** A class by which a tag says that it holds what is said of a picture: "wp-caption-text". */
const OF_PICTURE = /\sclass\s{0,3}=\s{0,3}["']?[^"'<>]{0,200}(?:caption|credit)/i;

/** Whether one of some tags says that it holds what is said of a picture. */
export const saysOfPicture = (tags: string): boolean => OF_PICTURE.test(tags);
