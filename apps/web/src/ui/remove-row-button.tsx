import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface RemoveRowButtonProps {
  /** "Remove step 2". */
  label: string;
  onRemove: () => void;
}

export function RemoveRowButton({ label, onRemove }: RemoveRowButtonProps) {
  return <IconButton label={label} icon={X} small data-row-control="remove" onClick={onRemove} />;
}
