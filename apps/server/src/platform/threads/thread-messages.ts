/** What goes to a thread: something to do, and a way to call it off. */
export interface ThreadOrder<Order> {
  readonly order: Order;
  /** One number: nobody waits for the answer any more once it is no longer 0. */
  readonly aborted: Int32Array;
}

export type ThreadAnswer<Result> =
  | { readonly result: Result }
  | { readonly failure: { readonly name: string; readonly message: string } };
