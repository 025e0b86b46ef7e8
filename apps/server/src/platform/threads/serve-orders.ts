import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadOrder } from './thread-messages.ts';

type Serve<Order, Result> = (order: Order, stopIfAborted: () => void) => Result | Promise<Result>;

/** The inside of a thread: answers every order it is sent, failures included. */
export function serveOrders<Order, Result>(serve: Serve<Order, Result>): void {
  async function answer({ order, aborted }: ThreadOrder<Order>): Promise<ThreadAnswer<Result>> {
    try {
      const stopIfAborted = () => {
        if (Atomics.load(aborted, 0) !== 0) throw new Error('aborted');
      };
      return { result: await serve(order, stopIfAborted) };
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      return { failure: { name, message } };
    }
  }

  parentPort?.on('message', (sent: ThreadOrder<Order>) => {
    void answer(sent).then((result) => parentPort?.postMessage(result, []));
  });
}
