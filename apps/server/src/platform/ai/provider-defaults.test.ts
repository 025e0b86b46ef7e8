import { expect, test } from 'vitest';
import { endpointOf } from './provider-defaults.ts';

const UNSET = { model: undefined, baseUrl: undefined };

test.each(['openai', 'anthropic', 'google', 'ollama'] as const)(
  '%s has an address and a model of its own',
  (provider) => {
    const { baseUrl, model } = endpointOf(provider, UNSET);
    expect(baseUrl).toMatch(/^https?:\/\/\S+\/v1(?:beta)?$/);
    expect(model).not.toBe('');
  },
);

test.each([
  ['ollama', 'http://gpu-box:11434', 'http://gpu-box:11434/v1'],
  ['anthropic', 'https://gateway.example/', 'https://gateway.example/v1'],
  ['google', 'https://gateway.example/google/', 'https://gateway.example/google'],
  ['openai-compatible', 'http://gpu-box:8000', 'http://gpu-box:8000'],
] as const)('%s at %s is asked at %s', (provider, given, asked) => {
  expect(endpointOf(provider, { baseUrl: given, model: 'mine' })).toEqual({
    baseUrl: asked,
    model: 'mine',
  });
});
