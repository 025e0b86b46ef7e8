import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import styles from './recipe-form.module.css';

interface ConflictDialogProps {
  /** The server's own words. */
  message: string;
  onLoadNewer: () => void;
  onOverwrite: () => void;
  onClose: () => void;
}

/** Two versions of one recipe: neither is lost without being asked for. */
export function ConflictDialog(props: ConflictDialogProps) {
  return (
    <Dialog title="This recipe has changed" onClose={props.onClose} wide>
      <div className={styles['quiet']}>
        <p>{props.message}</p>
        <p>
          Your own text is still here. You can look at the newer version first and bring your text
          back afterwards, or save yours over it.
        </p>
      </div>
      <DialogActions>
        <Button onClick={props.onClose}>Keep Writing</Button>
        <Button onClick={props.onLoadNewer}>Load Newer Version</Button>
        <Button variant="primary" onClick={props.onOverwrite}>
          Save Mine Over It
        </Button>
      </DialogActions>
    </Dialog>
  );
}
