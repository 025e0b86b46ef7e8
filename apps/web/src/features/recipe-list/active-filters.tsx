import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import type { ListAddress } from './list-address.ts';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  address: ListAddress;
  onClearSearch: () => void;
  onRemoveTag: (tag: string) => void;
  onClearAll: () => void;
}

export function ActiveFilters(props: ActiveFiltersProps) {
  const { search, tags } = props.address;
  if (search === '' && tags.length === 0) return null;
  return (
    <div className={styles['chips']}>
      {search !== '' && (
        <RemovableChip removeLabel={`Remove search ${search}`} onRemove={props.onClearSearch}>
          {`“${search}”`}
        </RemovableChip>
      )}
      {tags.map((tag) => (
        <RemovableChip
          key={tag}
          removeLabel={`Remove tag ${tag}`}
          onRemove={() => props.onRemoveTag(tag)}
        >
          {tag}
        </RemovableChip>
      ))}
      <Button variant="quiet" onClick={props.onClearAll}>
        Clear all
      </Button>
    </div>
  );
}
