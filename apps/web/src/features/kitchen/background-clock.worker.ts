let timeout: ReturnType<typeof setTimeout> | undefined;

// A worker's messages have one receiver and take no target.
/* oxlint-disable unicorn/require-post-message-target-origin */
self.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timeout);
  if (data !== null) timeout = setTimeout(() => self.postMessage(null), data);
});
