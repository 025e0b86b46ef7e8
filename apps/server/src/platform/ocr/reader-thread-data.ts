/** What the reading thread is told at its start. */
export interface ReaderThreadData {
  readonly modelsDir: string | undefined;
  readonly threads: number;
}
