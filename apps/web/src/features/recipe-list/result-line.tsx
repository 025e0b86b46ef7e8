import type { Pagination } from '@commonplate/contract';
import type { ListAddress } from './list-address.ts';
import styles from './result-line.module.css';

interface ResultLineProps {
  shown: number;
  pagination: Pagination;
  address: ListAddress;
}

/** "Showing 20 of 22 recipes for “butter” tagged vegetarian", and which page of how many. */
export function ResultLine({ shown, pagination, address }: ResultLineProps) {
  const { search, tags } = address;
  return (
    <div className={styles['line']} aria-live="polite">
      <p>
        Showing <strong>{shown}</strong> of <strong>{pagination.total}</strong> recipes
        {search !== '' && ` for “${search}”`}
        {tags.length > 0 && ` tagged ${tags.join(', ')}`}
      </p>
      <p>{`Page ${pagination.page} of ${Math.max(1, pagination.totalPages)}`}</p>
    </div>
  );
}
