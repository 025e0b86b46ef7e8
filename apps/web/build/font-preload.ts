import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Asks for the fonts every page needs at once with the page, instead of after its stylesheet was read. */
export function fontPreload(names: readonly string[]): Plugin {
  return {
    name: 'commonplate:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return names.map((name): HtmlTagDescriptor => {
          const file = files.find((path) => path.includes(name) && path.endsWith('.woff2'));
          if (file === undefined) throw new Error(`No font file named ${name} in the build`);
          return {
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          };
        });
      },
    },
  };
}
