import { session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { Restoring } from '../route-guards.tsx';

const LandingScreen = lazyScreen(async () => {
  const module = await import('../../features/home/landing-screen.tsx');
  return module.LandingScreen;
});
const HomeScreen = lazyScreen(async () => {
  const module = await import('../../features/home/home-screen.tsx');
  return module.HomeScreen;
});

/** One address, two pages: the landing for visitors, the kitchen table for the cook. */
export function HomePage() {
  const current = useSession();
  if (current.status === 'restoring') return <Restoring />;
  if (current.status === 'signed-out') return <LandingScreen />;
  return <HomeScreen name={current.user.name} />;
}

HomePage.prefetch = () =>
  (session.current().status === 'signed-out' ? LandingScreen : HomeScreen).prefetch({});
