import { useQuery } from '@tanstack/react-query';
import { Clock, Lightbulb } from 'lucide-react';
import { Link } from '../../ui/link.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { importCapabilitiesQuery } from '../../lib/import-capabilities.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import styles from './add-recipe-screen.module.css';
import { CREATE_MODES, type CreateMode, type CreateModeLook } from './create-modes.ts';

const MODES = Object.keys(CREATE_MODES) as CreateMode[];

function WayCard({ mode, canDo }: { mode: CreateMode; canDo: boolean }) {
  const { card, words, cannot, time, ai, art }: CreateModeLook = CREATE_MODES[mode];
  return (
    <li className={styles['way']}>
      <img className={styles['art']} src={art} width="400" height="500" alt="" />
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <Link to={paths.createRecipe.to(mode)}>{card}</Link>
        </h2>
        <p className={styles['what']}>{canDo ? words : (cannot ?? words)}</p>
        <p className={styles['meta']}>
          <span className={styles['time']}>
            <Icon of={Clock} small />
            {time}
          </span>
          {ai && <Badge tone="info">AI</Badge>}
        </p>
      </div>
    </li>
  );
}

export function AddRecipeScreen() {
  const { data } = useQuery(importCapabilitiesQuery);
  useDocumentTitle('Add a recipe');
  return (
    <Page>
      <PageHeading
        title="Add a recipe"
        note="How would you like to begin?"
        back={<BackLink to={paths.recipes.to}>Back to Recipes</BackLink>}
      />
      <ul className={styles['ways']}>
        {MODES.map((mode) => (
          <WayCard key={mode} mode={mode} canDo={mode !== 'photo-dish' || data?.dish !== false} />
        ))}
      </ul>
      <p className={styles['hint']}>
        <Icon of={Lightbulb} />
        <span>
          URL import is fastest for online recipes. Recipe cards suit handwritten or printed ones.
        </span>
      </p>
    </Page>
  );
}
