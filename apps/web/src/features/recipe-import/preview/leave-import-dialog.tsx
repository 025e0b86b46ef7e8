import { LeaveDialog } from '../../../ui/leave-dialog.tsx';

interface LeaveImportDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveImportDialog(props: LeaveImportDialogProps) {
  return (
    <LeaveDialog {...props}>The imported recipe is not saved yet and will be lost.</LeaveDialog>
  );
}
