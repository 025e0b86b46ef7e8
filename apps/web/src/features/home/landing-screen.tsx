import loaf from '../../assets/art/country-loaf.svg';
import tart from '../../assets/art/lemon-tart.svg';
import salad from '../../assets/art/radish-salad.svg';
import shakshuka from '../../assets/art/shakshuka.svg';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { paths } from '../../lib/paths.ts';
import { useRegistrationClosed } from '../../lib/registration.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { FeatureCards } from './feature-cards.tsx';
import styles from './landing-screen.module.css';

const SPREAD = [
  { src: shakshuka, alt: 'Skillet of shakshuka' },
  { src: tart, alt: 'Lemon tart' },
  { src: loaf, alt: 'Country loaf' },
  { src: salad, alt: 'Radish salad' },
];

export function LandingScreen() {
  useDocumentTitle(null);
  const closed = useRegistrationClosed();
  return (
    <Page>
      <section className={styles['hero']}>
        <div>
          <h1 className={styles['headline']} tabIndex={-1}>
            The recipes you cook, in a book of your own.
          </h1>
          <p className={styles['lead']}>
            Photograph a card from the tin, paste a link, or write it down. Commonplate keeps it,
            finds it again, and reads well from across the kitchen.
          </p>
          <div className={styles['actions']}>
            {!closed && (
              <ButtonLink to={paths.register.to} variant="primary" big>
                Get Started Free
              </ButtonLink>
            )}
            <ButtonLink to={paths.login.to} variant={closed ? 'primary' : 'outlined'} big>
              Sign In
            </ButtonLink>
          </div>
        </div>
        <div className={styles['spread']}>
          {SPREAD.map(({ src, alt }) => (
            <img key={alt} src={src} alt={alt} width="800" height="600" />
          ))}
        </div>
      </section>
      <FeatureCards />
    </Page>
  );
}
