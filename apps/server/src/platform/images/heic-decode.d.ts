declare module 'heic-decode' {
  interface Pixels {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray<ArrayBuffer>;
  }
  interface Undecoded {
    readonly width: number;
    readonly height: number;
    readonly decode: () => Promise<Pixels>;
  }
  const decode: {
    readonly all: (input: {
      readonly buffer: Uint8Array;
    }) => Promise<Undecoded[] & { readonly dispose: () => void }>;
  };
  export default decode;
}
