/** The file store cannot be reached or written; trying again later may help. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly code = 'unavailable';

  constructor(what: string, cause?: unknown) {
    super(`The file store is not available: ${what}`, { cause });
  }
}
