interface Shared {
  url: string;
  title: string;
}

/** Where each service takes what is shared; everything that is not ours to choose is encoded. */
export function shareLinks({ url, title }: Shared) {
  const address = encodeURIComponent(url);
  const name = encodeURIComponent(title);
  const both = encodeURIComponent(`${title}\n${url}`);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    twitter: `https://twitter.com/intent/tweet?text=${name}&url=${address}`,
    email: `mailto:?subject=${name}&body=${both}`,
    whatsapp: `https://wa.me/?text=${both}`,
  } as const;
}
