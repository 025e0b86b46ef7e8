import type { FormEvent, ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account-form.module.css';

interface AccountFormProps {
  onSubmit: (event: FormEvent) => void;
  busy: boolean;
  /** Shown in the red box above the fields. */
  failure?: string | null;
  submitLabel: string;
  children: ReactNode;
  /** Stands between the fields and the button. */
  beforeSubmit?: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { onSubmit, busy, failure = null, submitLabel, children, beforeSubmit } = props;
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      {children}
      {beforeSubmit}
      <Button type="submit" variant="primary" big wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
