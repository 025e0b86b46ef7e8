import { HOME_TOP_TAG_COUNT } from '@commonplate/contract';
import { paths } from '../../lib/paths.ts';
import { LinkChip } from '../../ui/chip.tsx';
import type { TrendingTag } from './home-picks.ts';
import styles from './home-section.module.css';

export function TrendingTags({ tags }: { tags: readonly TrendingTag[] }) {
  if (tags.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>Trending Tags</h2>
      <ul className={styles['tags']}>
        {tags.map(({ tag, count }, index) => (
          <li key={tag}>
            <LinkChip
              to={paths.recipes.tagged(tag)}
              count={count}
              highlighted={index < HOME_TOP_TAG_COUNT}
            >
              {tag}
            </LinkChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
