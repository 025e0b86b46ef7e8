import { createLucideIcon } from 'lucide-react';

/** Drawn in the manner of the other icons: the icon set itself carries no trademarks. */
export const FacebookIcon = createLucideIcon('facebook', [
  ['path', { d: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z', key: 'f' }],
]);

export const TwitterIcon = createLucideIcon('twitter', [
  [
    'path',
    {
      d: 'M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z',
      key: 'bird',
    },
  ],
]);

export const WhatsAppIcon = createLucideIcon('whatsapp', [
  ['path', { d: 'M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9L3 21', key: 'bubble' }],
  [
    'path',
    {
      d: 'M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
      key: 'phone',
    },
  ],
]);
