import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import cardLine from '../../assets/art/card-line.webp';
import { importCapabilitiesQuery } from '../../lib/import-capabilities.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './feature-cards.module.css';

const SAMPLE_TAGS = [
  { tag: 'weeknight', count: 18, chosen: true },
  { tag: 'soup', count: 7, chosen: false },
  { tag: 'vegetarian', count: 31, chosen: true },
  { tag: 'for guests', count: 9, chosen: false },
];

function ReadLine() {
  return (
    <div className={styles['read']} aria-hidden="true">
      <img src={cardLine} alt="" width="396" height="81" />
      <div className={styles['row']}>
        <span>1</span>
        <span>tsp</span>
        <span>baking powder</span>
      </div>
    </div>
  );
}

function Tags() {
  return (
    <div className={styles['tags']} aria-hidden="true">
      {SAMPLE_TAGS.map(({ tag, count, chosen }) => (
        <span key={tag} className={styles['tag']} data-chosen={chosen || undefined}>
          {chosen && <Icon of={Check} small />}
          {tag} <span>{count}</span>
        </span>
      ))}
    </div>
  );
}

function Step() {
  return (
    <div className={styles['step']} aria-hidden="true">
      <span>3</span>
      <p>Blend until smooth, then loosen with stock until it pours like cream.</p>
    </div>
  );
}

const importFeature = (dishes: boolean) => ({
  title: 'AI-powered import',
  text: `From photos of ${dishes ? 'a card or a dish' : 'a recipe card'}, or from a URL. You see what was read and where it stood, and correct it before it is kept.`,
  picture: <ReadLine />,
});

const OTHER_FEATURES = [
  {
    title: 'Tags and search',
    text: 'Organise with your own tags, and a search that looks into titles and ingredients and forgives a typing slip.',
    picture: <Tags />,
  },
  {
    title: 'A clean interface',
    text: 'Large type, amounts that scale, timers where you need them. Nothing else on the counter.',
    picture: <Step />,
  },
];

/** Each feature shows the thing itself, and promises only what this installation can do. */
export function FeatureCards() {
  const { data } = useQuery(importCapabilitiesQuery);
  const features = [importFeature(data?.dish === true), ...OTHER_FEATURES];
  return (
    <section className={styles['features']} aria-label="What Commonplate does">
      {features.map(({ title, text, picture }) => (
        <div key={title} className={styles['feature']}>
          <div className={styles['picture']}>{picture}</div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
