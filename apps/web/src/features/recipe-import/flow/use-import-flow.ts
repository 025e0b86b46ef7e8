import type { ImportResult, PhotoSuggestion } from '@commonplate/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, failureMessage } from '../../../lib/api/api-failure.ts';
import type { CheckedImport, StoredImport } from '../draft/stored-import.ts';
import type { ImportDraft } from '../draft/use-import-draft.ts';
import { withDefaults } from './import-answer.ts';

/** The steps at which there is something to lose. */
export type ReadStep =
  | { name: 'photo-selection'; result: ImportResult }
  | {
      name: 'preview';
      result: ImportResult;
      stockPhoto: PhotoSuggestion | null;
      /** What the person had made of it before; null for a reading that is new. */
      kept: CheckedImport | null;
    };

export type ImportStep =
  /** What was left here is being looked for. */
  | { name: 'opening' }
  | { name: 'input' }
  | { name: 'importing'; progress: string | null }
  | { name: 'known'; result: ImportResult; recipeId: string }
  | ReadStep;

export interface ImportFailure {
  message: string;
  code: string | null;
  /** The recipe that came from the same address before. */
  existingRecipeId: string | null;
}

interface ImportWork {
  read: (signal: AbortSignal, tell: (progress: string) => void) => Promise<ImportResult>;
  /** What is still to be done with the answer before it is shown. */
  finish?: (answer: ImportResult, signal: AbortSignal) => Promise<ImportResult>;
  /** Said when the failure has no words of its own. */
  fallback: string;
}

interface FlowPlan {
  /** What was left on this screen is where it begins. */
  draft: Pick<ImportDraft, 'isOpening' | 'found'>;
  /** A stock photo is offered before the preview. */
  choosesPhoto?: boolean;
}

export interface ImportFlow {
  step: ImportStep;
  /** What was brought back; null once it is given up. */
  restored: StoredImport | null;
  failure: ImportFailure | null;
  clearFailure: () => void;
  start: (work: ImportWork) => void;
  /** Stops what is under way and forgets what was read. */
  cancel: () => void;
  importAnyway: () => void;
  choosePhoto: (photo: PhotoSuggestion | null) => void;
}

function failureOf(error: unknown, fallback: string): ImportFailure {
  const details = error instanceof ApiFailure ? error.details : null;
  return {
    message: failureMessage(error, fallback),
    code: details?.code ?? null,
    existingRecipeId: details?.existingRecipeId ?? null,
  };
}

function stepOf(found: StoredImport | null): ImportStep {
  if (found === null) return { name: 'input' };
  const { result, checked } = found;
  return checked === null
    ? { name: 'photo-selection', result }
    : { name: 'preview', result, stockPhoto: checked.stockPhoto, kept: checked };
}

export function useImportFlow({ draft, choosesPhoto = false }: FlowPlan): ImportFlow {
  const [step, setStep] = useState<ImportStep>(
    draft.isOpening ? { name: 'opening' } : { name: 'input' },
  );
  const [restored, setRestored] = useState<StoredImport | null>(null);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const underWay = useRef<AbortController>(undefined);

  if (step.name === 'opening' && !draft.isOpening) {
    setStep(stepOf(draft.found));
    setRestored(draft.found);
  }

  useEffect(() => () => underWay.current?.abort(), []);

  const showResult = (result: ImportResult) =>
    setStep(
      choosesPhoto
        ? { name: 'photo-selection', result }
        : { name: 'preview', result, stockPhoto: null, kept: null },
    );

  async function run(work: ImportWork, { signal }: AbortController): Promise<void> {
    const { read, finish, fallback } = work;
    try {
      const tell = (progress: string) => {
        if (!signal.aborted) setStep({ name: 'importing', progress });
      };
      const answer = withDefaults(await read(signal, tell));
      const result = finish === undefined ? answer : await finish(answer, signal);
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
    restored,
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
      setRestored(null);
      setStep({ name: 'input' });
    },
    importAnyway() {
      if (step.name === 'known') showResult(step.result);
    },
    choosePhoto(stockPhoto) {
      if (step.name === 'photo-selection') {
        setStep({ name: 'preview', result: step.result, stockPhoto, kept: null });
      }
    },
  };
}
