import { browserStorage } from '../browser-storage.ts';
import { createSessionStore } from './session-store.ts';

/** The session of this browser. */
export const session = createSessionStore(browserStorage);
