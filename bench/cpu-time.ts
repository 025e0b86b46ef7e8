import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const MS_PER_TICK = 10;

interface ProcessState {
  readonly parent: number;
  readonly cpuMs: number;
}

/** The name of a program stands in brackets and may hold anything, so fields are counted from behind it. */
export function parseStat(stat: string): ProcessState {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(fields[1]),
    cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK,
  };
}

function read(pid: number): ProcessState | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It has ended since it was listed.
    return undefined;
  }
}

/** Processor time of a process and of those it started, in milliseconds. */
export function cpuMsOfFamily(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const family = all
    .map((name) => ({ pid: Number(name), state: read(Number(name)) }))
    .filter((one) => one.pid === pid || one.state?.parent === pid);
  return family.reduce((sum, { state }) => sum + (state?.cpuMs ?? 0), 0);
}

export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
