import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// A busy machine is slow, not broken: tests that wait for real requests wait longer before they give up.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 30_000 });
