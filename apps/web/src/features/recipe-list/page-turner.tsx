import type { Pagination } from '@commonplate/contract';
import { Button } from '../../ui/button.tsx';
import styles from './page-turner.module.css';

interface PageTurnerProps {
  pagination: Pagination;
  onTurn: (page: number) => void;
}

/** Load More shows the next page in place of this one; a way back stands beside it. */
export function PageTurner({ pagination: { page, hasNext }, onTurn }: PageTurnerProps) {
  if (!hasNext && page === 1) return null;
  return (
    <nav className={styles['turner']} aria-label="Pages">
      {page > 1 && <Button onClick={() => onTurn(page - 1)}>Previous Page</Button>}
      {hasNext && (
        <Button big onClick={() => onTurn(page + 1)}>
          Load More
        </Button>
      )}
    </nav>
  );
}
