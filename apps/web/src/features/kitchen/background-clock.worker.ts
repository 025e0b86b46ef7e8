let timeout: ReturnType<typeof setTimeout> | undefined;

/* oxlint-disable unicorn/require-post-message-target-origin -- a worker's messages have one receiver and take no target */
self.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timeout);
  if (data !== null) timeout = setTimeout(() => self.postMessage(null), data);
});
