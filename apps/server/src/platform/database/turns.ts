import { DatabaseUnavailable } from './database-failures.ts';

/** Lets one holder at a time have the connection, in order; who waits too long is turned away instead of piling up. */
export class Turns {
  readonly #patienceMs: number;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(new DatabaseUnavailable('The database is busy'));
      }, this.#patienceMs);
      this.#waiting.push(enter);
    });
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
