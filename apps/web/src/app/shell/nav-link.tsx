import { useLocation } from 'react-router';
import { Link, type LinkProps } from '../../ui/link.tsx';

/** Says whether it leads to the page one is on. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />;
}
