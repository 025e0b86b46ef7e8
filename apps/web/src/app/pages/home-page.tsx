import { useSession } from '../../lib/session/use-session.ts';
import { lazyScreen } from '../lazy-screen.ts';
import { Restoring } from '../route-guards.tsx';
import { ScreenToCome } from '../screen-to-come.tsx';

const LandingScreen = lazyScreen(async () => {
  const module = await import('../../features/home/landing-screen.tsx');
  return module.LandingScreen;
});

/** One address, two pages: the landing for visitors, the kitchen table for the cook. */
export function HomePage() {
  const session = useSession();
  if (session.status === 'restoring') return <Restoring />;
  if (session.status === 'signed-out') return <LandingScreen />;
  return <ScreenToCome title={`Welcome, ${session.user.name}`} />;
}
