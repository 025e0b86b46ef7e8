export type DemoOwner = 'first' | 'second';

interface DemoUser {
  name: string;
  email: string;
}

/** The `.example` domain can never receive mail, so a demo never writes to a stranger. */
export const DEMO_USERS = {
  first: { name: 'Maren Holloway', email: 'maren@commonplate.example' },
  second: { name: 'Ayşe Lindqvist', email: 'ayse@commonplate.example' },
} as const satisfies Record<DemoOwner, DemoUser>;

/** Both demo users sign in with it. Public knowledge by design: never fill a database that others can reach with the demo. */
export const DEMO_PASSWORD = 'Demo-Kitchen-2026';
