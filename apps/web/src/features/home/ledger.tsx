import type { RecipeStats } from '@commonplate/contract';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './ledger.module.css';

interface EntryProps {
  label: string;
  children: ReactNode;
}

function Entry({ label, children }: EntryProps) {
  return (
    <div className={styles['entry']}>
      <dt>{label}</dt>
      <dd>{children ?? <Skeleton width="3rem" height="1em" />}</dd>
    </div>
  );
}

/** One's own figures as a line of a ledger. Until they are here their places are kept. */
export function Ledger({ stats }: { stats: RecipeStats | undefined }) {
  return (
    <dl className={styles['ledger']}>
      <Entry label="Recipes">{stats?.totalRecipes}</Entry>
      <Entry label="Favorites">{stats?.favorites}</Entry>
      <Entry label="Public">{stats?.publicRecipes}</Entry>
      <Entry label="Added this week">{stats?.addedThisWeek}</Entry>
      <Entry label="Average time">
        {stats && (
          <>
            {stats.averageTotalTime} <small>min</small>
          </>
        )}
      </Entry>
    </dl>
  );
}
