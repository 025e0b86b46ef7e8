/** The message is fit to show to whoever waited. */
export class ThreadTooSlow extends Error {
  override readonly name = 'ThreadTooSlow';
}

/** The server is stopping. */
export class ThreadClosed extends Error {
  override readonly name = 'ThreadClosed';
}
