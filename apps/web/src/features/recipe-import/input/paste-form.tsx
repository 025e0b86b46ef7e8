import { Link2 } from 'lucide-react';
import { z } from 'zod';
import { ImportTextRequest, visibleText } from '@commonplate/contract';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { useLeaveGuard } from '../../../lib/navigation-guard/use-leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ImportsLeftNote } from './imports-left-note.tsx';
import styles from './import-form.module.css';

/** The address is optional here: it is only kept as the source. */
const PastedText = z.object({
  text: ImportTextRequest.shape.text,
  sourceUrl: z
    .literal('')
    .transform(() => undefined)
    .or(ImportTextRequest.shape.sourceUrl.unwrap().unwrap()),
});

interface Pasted {
  text: string;
  url: string;
}

interface PasteFormProps extends Pasted {
  /** Told at each change. */
  onTyped: (typed: Pasted) => void;
  onImport: (asked: ImportTextRequest) => void;
  /** What is typed cannot be imported. */
  onFault: () => void;
  onAddressInstead: (typed: Pasted) => void;
  onGiveUp: () => void;
}

export function PasteForm(props: PasteFormProps) {
  const { text, url, onTyped, onImport, onFault, onAddressInstead, onGiveUp } = props;
  const form = useContractForm(PastedText, { text, sourceUrl: url });
  const { errors } = form.formState;
  const guard = useLeaveGuard(visibleText(form.watch('text')) !== '');
  const submit = form.handleSubmit(
    (asked) =>
      onImport({
        text: asked.text,
        ...(asked.sourceUrl !== undefined && { sourceUrl: asked.sourceUrl }),
      }),
    onFault,
  );
  const typed = (): Pasted => {
    const { text: pasted, sourceUrl } = form.getValues();
    return { text: pasted, url: sourceUrl };
  };
  const keep = { onChange: () => onTyped(typed()) };
  const leave = () => {
    onGiveUp();
    guard.leave();
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label="The page's text or HTML"
        hint="Open the recipe in your browser, select all of it, copy, and paste it here. What does not belong to the recipe is left out."
        rows={10}
        dir="auto"
        className={styles['pasted'] ?? ''}
        error={errors.text?.message}
        {...form.register('text', keep)}
      />
      <TextField
        label="Recipe address, if you want to keep it"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.sourceUrl?.message}
        {...form.register('sourceUrl', keep)}
      />
      <div className={styles['acts']}>
        <Button type="submit" variant="primary" big>
          Import Recipe
        </Button>
        <ImportsLeftNote />
      </div>
      <div className={styles['other']}>
        <Button variant="quiet" icon={Link2} onClick={() => onAddressInstead(typed())}>
          Import from the address instead
        </Button>
      </div>
      {guard.asking && (
        <LeaveDialog onLeave={leave} onStay={guard.stay}>
          What you pasted is not imported yet and will be lost.
        </LeaveDialog>
      )}
    </form>
  );
}
