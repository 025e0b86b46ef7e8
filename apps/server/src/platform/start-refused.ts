/** A reason not to start that the operator can act on: printed as it is, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
