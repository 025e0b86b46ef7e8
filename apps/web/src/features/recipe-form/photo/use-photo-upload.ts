import { MESSAGES } from '@commonplate/contract';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../../lib/api/api-failure.ts';
import type { RecipeFormControl } from '../model/use-recipe-form.ts';
import { uploadPhoto } from './upload-photo.ts';

interface UnderWay {
  file: File;
  /** Shows the picture before the server has it. */
  preview: string;
  abort: AbortController;
}

interface Failed {
  file: File;
  message: string;
}

export interface PhotoUpload {
  /** The picture on its way, to look at meanwhile. */
  preview: string | null;
  failure: string | null;
  send: (file: File) => void;
  retry: (() => void) | null;
  /** Also stops a picture that is on its way. */
  remove: () => void;
  /** Forgets the picture that could not be sent; the one before it stays. */
  keepOld: () => void;
  /** Once no picture is on its way any more: false when the last one could not be sent. */
  settled: () => Promise<boolean>;
}

export function usePhotoUpload(form: RecipeFormControl): PhotoUpload {
  const [current, setCurrent] = useState<UnderWay | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const latest = useRef<UnderWay | null>(null);
  const settled = useRef<Promise<boolean>>(Promise.resolve(true));

  function forgetFailed(): void {
    settled.current = Promise.resolve(true);
    setFailed(null);
  }

  /** One that was chosen while another was waited for is waited for as well. */
  async function lastSettled(): Promise<boolean> {
    const awaited = settled.current;
    const isSent = await awaited;
    return awaited === settled.current ? isSent : lastSettled();
  }

  function replaceCurrent(next: UnderWay | null): void {
    latest.current?.abort.abort();
    if (latest.current !== null) URL.revokeObjectURL(latest.current.preview);
    latest.current = next;
    setCurrent(next);
  }

  function choose(url: string): void {
    form.setValue('photoUrl', url, {
      shouldDirty: true,
      shouldValidate: url !== '' || form.formState.isSubmitted,
    });
  }

  async function finish(mine: UnderWay): Promise<boolean> {
    const { file, abort } = mine;
    let isSent = true;
    try {
      const url = await uploadPhoto(file, abort.signal);
      if (latest.current !== mine) return true;
      choose(url);
    } catch (error) {
      if (latest.current !== mine) return true;
      isSent = false;
      setFailed({ file, message: failureMessage(error, MESSAGES.uploadFailed) });
    }
    replaceCurrent(null);
    return isSent;
  }

  function send(file: File): void {
    const mine = {
      file,
      preview: URL.createObjectURL(file),
      abort: new AbortController(),
    };
    setFailed(null);
    replaceCurrent(mine);
    settled.current = finish(mine);
  }

  useEffect(
    () => () => {
      latest.current?.abort.abort();
      latest.current = null;
    },
    [],
  );

  return {
    preview: current?.preview ?? null,
    failure: failed?.message ?? null,
    send,
    retry: failed === null ? null : () => send(failed.file),
    remove() {
      replaceCurrent(null);
      forgetFailed();
      choose('');
    },
    keepOld: forgetFailed,
    settled: lastSettled,
  };
}
