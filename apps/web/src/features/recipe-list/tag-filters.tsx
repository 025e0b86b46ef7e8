import { FilterChip } from '../../ui/chip.tsx';
import { hasTag } from './list-address.ts';
import type { TagCount } from './tag-counts.ts';
import styles from './tag-filters.module.css';

interface TagFiltersProps {
  id: string;
  tags: readonly TagCount[];
  chosen: readonly string[];
  onToggle: (tag: string) => void;
}

export function TagFilters({ id, tags, chosen, onToggle }: TagFiltersProps) {
  return (
    <section id={id} className={styles['filters']} aria-labelledby={`${id}-title`}>
      <div className={styles['top']}>
        <h2 id={`${id}-title`} className={styles['title']}>
          Filter by tag
        </h2>
        {tags.length > 0 && (
          <p className={styles['note']}>A recipe must carry every tag you choose.</p>
        )}
      </div>
      {tags.length === 0 ? (
        <p className={styles['none']}>
          No tags available. Tags will appear here as you add them to your recipes.
        </p>
      ) : (
        <div className={styles['tags']}>
          {tags.map(({ tag, count }) => (
            <FilterChip
              key={tag.toLowerCase()}
              chosen={hasTag(chosen, tag)}
              onToggle={() => onToggle(tag)}
              {...(count > 0 && { count })}
            >
              {tag}
            </FilterChip>
          ))}
        </div>
      )}
    </section>
  );
}
