import { paths } from '../../lib/paths.ts';
import { LinkChip } from '../../ui/chip.tsx';
import styles from './recipe-tags.module.css';

export function RecipeTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles['tags']} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          <LinkChip to={paths.recipes.tagged(tag)}>{tag}</LinkChip>
        </li>
      ))}
    </ul>
  );
}
