import { Link, type LinkProps } from './link.tsx';
import { classNames } from './class-names.ts';
import styles from './text-link.module.css';

interface TextLinkProps extends LinkProps {
  /** On a line of its own it gets a full touch target; inside a sentence it must not. */
  alone?: boolean;
}

export function TextLink({ alone = false, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(styles['link'], alone && styles['alone'], rest.className)}
    />
  );
}
