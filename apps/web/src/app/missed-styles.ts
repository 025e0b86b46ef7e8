/** Stylesheets of screens that were asked for and did not come. */
const missed = new Set<HTMLLinkElement>();

function onError({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missed.add(target);
}

/** Notes from now on which stylesheets do not come. */
export function noteMissedStyles(): void {
  // A file's error does not bubble, so it is caught on its way down.
  window.addEventListener('error', onError, { capture: true });
}

const fetchAgain = (link: HTMLLinkElement) =>
  new Promise((onload, onerror) => {
    const { rel, href, crossOrigin } = link;
    missed.delete(link);
    link.replaceWith(
      Object.assign(document.createElement('link'), { rel, href, crossOrigin, onload, onerror }),
    );
  });

/** The bundler's loader asks for a stylesheet once and never again, so that a screen tried anew would be shown without it. */
export const fetchMissedStyles = () => Promise.all(Array.from(missed, fetchAgain));
