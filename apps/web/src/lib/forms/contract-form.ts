import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiFailure } from '../api/api-failure.ts';

type ContractSchema<Values extends FieldValues, Sent> = Parameters<
  typeof zodResolver<Values, unknown, Sent>
>[0];

/**
 * A form held to a schema of the contract: faults appear at their fields on submit and vanish as they are mended.
 * Only lazily loaded screens may import this file: it brings the schema library along.
 */
export function useContractForm<Values extends FieldValues, Sent extends FieldValues>(
  schema: ContractSchema<Values, Sent>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Sent> {
  return useForm<Values, unknown, Sent>({
    resolver: zodResolver<Values, unknown, Sent>(schema),
    defaultValues,
  });
}

/** Puts the server's faults at the fields they name; false when none of them is on this form. */
export function showFieldFaults<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const known = Object.keys(form.getValues());
  const faults = Object.entries(error.fields).filter(([path]) =>
    known.includes(path.split('.')[0] ?? ''),
  );
  for (const [index, [path, message]] of faults.entries()) {
    form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return faults.length > 0;
}
