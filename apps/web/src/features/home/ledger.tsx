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
      <dd>{children}</dd>
    </div>
  );
}

interface LedgerProps {
  stats: RecipeStats | undefined;
  /** Nothing will come: the places are not kept as if it would. */
  failed: boolean;
}

/** One's own figures as a line of a ledger. Until they are here their places are kept. */
export function Ledger({ stats, failed }: LedgerProps) {
  const blank = failed ? '–' : <Skeleton width="3rem" height="1em" />;
  return (
    <dl className={styles['ledger']}>
      <Entry label="Recipes">{stats?.totalRecipes ?? blank}</Entry>
      <Entry label="Favorites">{stats?.favorites ?? blank}</Entry>
      <Entry label="Public">{stats?.publicRecipes ?? blank}</Entry>
      <Entry label="Added this week">{stats?.addedThisWeek ?? blank}</Entry>
      <Entry label="Average time">
        {stats === undefined ? (
          blank
        ) : (
          <>
            {stats.averageTotalTime} <small>min</small>
          </>
        )}
      </Entry>
    </dl>
  );
}
