/** Keeps what the server logs, so that tests can look for what must not be there. */
export interface CapturedLog {
  write(line: string): void;
  text(): string;
}

export function createCapturedLog(): CapturedLog {
  const lines: string[] = [];
  return {
    write: (line) => void lines.push(line),
    text: () => lines.join(''),
  };
}
