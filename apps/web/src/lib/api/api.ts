import { createApiClient } from './api-client.ts';
import { session } from '../session/session.ts';

/** The one client of this page. */
export const api = createApiClient(session);
