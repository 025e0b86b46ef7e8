import { defineConfig, devices } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may starve a browser for seconds; the run says which tests needed their second try.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Recording every test costs a third of the run.
    trace: 'on-first-retry',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
