import type { ImportResult, PhotoSuggestion } from '@commonplate/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, failureMessage } from '../../../lib/api/api-failure.ts';
import { withDefaults } from './import-answer.ts';

export type ImportStep =
  | { name: 'input' }
  | { name: 'importing'; progress: string | null }
  | { name: 'known'; result: ImportResult; recipeId: string }
  | { name: 'photo-selection'; result: ImportResult }
  | { name: 'preview'; result: ImportResult; stockPhoto: PhotoSuggestion | null };

export interface ImportFailure {
  message: string;
  code: string | null;
}

interface ImportWork {
  read: (signal: AbortSignal, tell: (progress: string) => void) => Promise<ImportResult>;
  /** What is still to be done with the answer before it is shown. */
  finish?: (answer: ImportResult) => Promise<ImportResult>;
  /** Said when the failure has no words of its own. */
  fallback: string;
}

interface FlowPlan {
  /** A stock photo is offered before the preview. */
  choosesPhoto?: boolean;
}

export interface ImportFlow {
  step: ImportStep;
  failure: ImportFailure | null;
  clearFailure: () => void;
  start: (work: ImportWork) => void;
  /** Stops what is under way and forgets what was read. */
  cancel: () => void;
  importAnyway: () => void;
  choosePhoto: (photo: PhotoSuggestion | null) => void;
}

const failureOf = (error: unknown, fallback: string): ImportFailure => ({
  message: failureMessage(error, fallback),
  code: error instanceof ApiFailure ? error.details.code : null,
});

export function useImportFlow({ choosesPhoto = false }: FlowPlan = {}): ImportFlow {
  const [step, setStep] = useState<ImportStep>({ name: 'input' });
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const underWay = useRef<AbortController>(undefined);

  useEffect(() => () => underWay.current?.abort(), []);

  const showResult = (result: ImportResult) =>
    setStep(
      choosesPhoto
        ? { name: 'photo-selection', result }
        : { name: 'preview', result, stockPhoto: null },
    );

  async function run(work: ImportWork, { signal }: AbortController): Promise<void> {
    const { read, finish, fallback } = work;
    try {
      const tell = (progress: string) => {
        if (!signal.aborted) setStep({ name: 'importing', progress });
      };
      const answer = withDefaults(await read(signal, tell));
      const result = finish === undefined ? answer : await finish(answer);
      if (signal.aborted) return;
      const recipeId = result.existingRecipeId ?? null;
      if (recipeId === null) showResult(result);
      else setStep({ name: 'known', result, recipeId });
    } catch (error) {
      if (signal.aborted) return;
      setFailure(failureOf(error, fallback));
      setStep({ name: 'input' });
    }
  }

  return {
    step,
    failure,
    clearFailure: useCallback(() => setFailure(null), []),
    start(work) {
      // Each one counts towards the limit, so of two clicks at once the second starts none.
      if (underWay.current !== undefined) return;
      const mine = new AbortController();
      underWay.current = mine;
      setFailure(null);
      setStep({ name: 'importing', progress: null });
      void run(work, mine).finally(() => {
        if (underWay.current === mine) underWay.current = undefined;
      });
    },
    cancel() {
      underWay.current?.abort();
      underWay.current = undefined;
      setStep({ name: 'input' });
    },
    importAnyway() {
      if (step.name === 'known') showResult(step.result);
    },
    choosePhoto(stockPhoto) {
      if (step.name === 'photo-selection') {
        setStep({ name: 'preview', result: step.result, stockPhoto });
      }
    },
  };
}
