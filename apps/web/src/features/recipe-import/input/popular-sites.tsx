import styles from './popular-sites.module.css';

const SITES = [
  'Allrecipes',
  'BBC Good Food',
  'Serious Eats',
  'Bon Appétit',
  'Food Network',
  'NYT Cooking',
] as const;

export function PopularSites() {
  return (
    <aside aria-labelledby="popular-sites">
      <h2 id="popular-sites" className={styles['title']}>
        Popular recipe sites
      </h2>
      <ul className={styles['sites']}>
        {SITES.map((site) => (
          <li key={site}>{site}</li>
        ))}
      </ul>
      <p className={styles['note']}>Most recipe pages work. These are only examples.</p>
    </aside>
  );
}
