import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from './database-failures.ts';
import { Turns } from './turns.ts';

describe('turns', () => {
  test('go to one at a time, in order of asking', async () => {
    const turns = new Turns(1_000);
    const order: string[] = [];
    await turns.take();
    const waiting = ['a', 'b'].map(async (name) => {
      await turns.take();
      order.push(name);
      turns.give();
    });
    expect(order).toEqual([]);
    turns.give();
    await Promise.all(waiting);
    expect(order).toEqual(['a', 'b']);
    await turns.take();
  });

  test('turn away who waits too long, without losing the place of others', async () => {
    const turns = new Turns(30);
    await turns.take();
    await expect(turns.take()).rejects.toThrow(DatabaseUnavailable);
    turns.give();
    await turns.take();
  });
});
