import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureMessage } from '../api/api-failure.ts';
import { showFieldFaults } from './contract-form.ts';

interface SubmissionPlan<Sent> {
  send: (values: Sent) => Promise<void>;
  /** Said when the failure has no words of its own. */
  fallback: string;
}

interface Submission {
  submit: (event: React.FormEvent) => void;
  busy: boolean;
  /** What went wrong beyond the single fields; the form keeps what was typed. */
  failure: string | null;
  clearFailure: () => void;
}

/** Sends a valid form once at a time and sorts what comes back: faults to their fields, the rest to `failure`. */
export function useSubmission<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  { send, fallback }: SubmissionPlan<Sent>,
): Submission {
  const [failure, setFailure] = useState<string | null>(null);
  // What the form says of itself is true only after the next rendering: too late for the second of two clicks at once.
  const underWay = useRef(false);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (!showFieldFaults(form, error)) setFailure(failureMessage(error, fallback));
    }
  });
  return {
    submit: (event) => {
      event.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      void submit(event).finally(() => {
        underWay.current = false;
      });
    },
    busy: form.formState.isSubmitting,
    failure,
    clearFailure: () => setFailure(null),
  };
}
