import { CHANGE_REDIRECT_MS, MESSAGES } from '@commonplate/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import pancakes from '../../assets/art/pancakes.svg';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { paths } from '../../lib/paths.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './account-form.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { Door } from './door.tsx';
import { Outcome } from './outcome.tsx';
import { useRedirectAfter } from './use-redirect-after.ts';

export function ChangePasswordScreen() {
  useDocumentTitle('Change Password');
  const search = new URLSearchParams(useLocation().search);
  const [changed, setChanged] = useState(false);
  const mustChange = useSignedInUser()?.passwordResetRequired === true;
  const required = mustChange || search.get('required') === 'true';
  useRedirectAfter(changed, { to: paths.recipes.to, afterMs: CHANGE_REDIRECT_MS });

  if (changed) {
    return (
      <Door art={pancakes}>
        <Outcome title="Password Changed Successfully!">
          We will take you to your recipes in a moment.
        </Outcome>
        <TextLink className={styles['aside']} alone to={paths.recipes.to}>
          My Recipes
        </TextLink>
      </Door>
    );
  }
  return (
    <Door art={pancakes}>
      <h1>Change Password</h1>
      {required && <Banner tone="warning">{MESSAGES.resetRequired}</Banner>}
      <ChangePasswordForm
        currentLabel={required ? 'Temporary Password' : 'Current Password'}
        confirmRequired="Please confirm your password"
        onChanged={() => setChanged(true)}
      />
      {!required && (
        <TextLink className={styles['aside']} alone to={paths.profile.to}>
          Cancel
        </TextLink>
      )}
    </Door>
  );
}
