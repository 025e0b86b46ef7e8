import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { Logout } from './use-logout.ts';

/** A draft outlives the session on purpose; on a shared computer that is for its cook to decide. */
export function LogoutDialog({ logout }: { logout: Logout }) {
  return (
    <Dialog title="Keep your unfinished recipe?" onClose={logout.stay}>
      <p>
        This browser holds a recipe that you have not saved. Keep it if you come back here; delete
        it if others use this computer.
      </p>
      <DialogActions>
        <Button onClick={logout.stay}>Stay Signed In</Button>
        <Button variant="danger" onClick={logout.deleteDrafts}>
          Delete and Log Out
        </Button>
        <Button variant="primary" onClick={logout.keepDrafts}>
          Keep and Log Out
        </Button>
      </DialogActions>
    </Dialog>
  );
}
