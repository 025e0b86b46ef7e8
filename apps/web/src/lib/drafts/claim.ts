/** How long an open tab has to answer; those in the background are slow. */
const ANSWER_MS = 250;

interface Claim {
  name: string;
  /** What is claimed is given back when this is aborted, and by the browser when the tab is gone, however it went. */
  until: AbortSignal;
  /** Waits this long for one who is just giving it back, as a page does that is being reloaded. */
  patienceMs: number;
}

function claimByLock(locks: LockManager, { name, until, patienceMs }: Claim): Promise<boolean> {
  return new Promise((resolve) => {
    const options =
      patienceMs === 0 ? { ifAvailable: true } : { signal: AbortSignal.timeout(patienceMs) };
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock === null || until.aborted) return undefined;
      return new Promise<void>((giveBack) => {
        until.addEventListener('abort', () => giveBack());
      });
    };
    locks.request(name, options, hold).catch(() => resolve(false));
  });
}

function claimByAsking({ name, until }: Claim): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    let isMine = false;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    const say = (words: 'whose' | 'mine') => channel.postMessage(words);
    const giveBack = () => {
      channel.close();
      resolve(false);
    };
    channel.addEventListener('message', ({ data }) => {
      if (isMine && data === 'whose') say('mine');
      else if (!isMine && data === 'mine') giveBack();
    });
    say('whose');
    until.addEventListener('abort', giveBack);
    setTimeout(() => {
      isMine = true;
      resolve(true);
    }, ANSWER_MS);
  });
}

/** Asks again while the one who has it may be giving it back. */
async function claimByAskingUntil(deadline: number, wanted: Claim): Promise<boolean> {
  if (await claimByAsking(wanted)) return true;
  if (wanted.until.aborted || Date.now() >= deadline) return false;
  await new Promise((goOn) => setTimeout(goOn, ANSWER_MS));
  return claimByAskingUntil(deadline, wanted);
}

/** True when no other tab has claimed this. `locks` is missing on plain http, where the tabs ask each other. */
export async function claim(wanted: Claim): Promise<boolean> {
  if (wanted.until.aborted) return false;
  const locks: LockManager | null | undefined = navigator.locks;
  return locks
    ? claimByLock(locks, wanted)
    : claimByAskingUntil(Date.now() + wanted.patienceMs, wanted);
}
