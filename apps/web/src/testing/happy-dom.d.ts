import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    /** Present under test only. */
    happyDOM?: DetachedWindowAPI;
  }
}
