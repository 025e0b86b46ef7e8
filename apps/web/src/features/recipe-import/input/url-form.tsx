import { ImportUrlRequest } from '@commonplate/contract';
import { ClipboardPaste } from 'lucide-react';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ImportsLeftNote } from './imports-left-note.tsx';
import styles from './import-form.module.css';

interface UrlFormProps {
  url: string;
  /** Told at each change. */
  onTyped: (url: string) => void;
  onImport: (url: string) => void;
  /** What is typed cannot be imported. */
  onFault: () => void;
  /** Takes along what was typed so far. */
  onPasteInstead: (url: string) => void;
}

export function UrlForm({ url, onTyped, onImport, onFault, onPasteInstead }: UrlFormProps) {
  const form = useContractForm(ImportUrlRequest, { url });
  const submit = form.handleSubmit((asked) => onImport(asked.url), onFault);
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Recipe address"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        className={styles['address'] ?? ''}
        error={form.formState.errors.url?.message}
        {...form.register('url', { onChange: () => onTyped(form.getValues('url')) })}
      />
      <div className={styles['acts']}>
        <Button type="submit" variant="primary" big>
          Import Recipe
        </Button>
        <ImportsLeftNote />
      </div>
      <div className={styles['other']}>
        <Button
          variant="quiet"
          icon={ClipboardPaste}
          onClick={() => onPasteInstead(form.getValues('url'))}
        >
          Paste the page&apos;s text or HTML instead
        </Button>
      </div>
    </form>
  );
}
