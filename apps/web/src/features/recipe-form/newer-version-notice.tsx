import { ActingNotice } from '../../ui/acting-notice.tsx';
import { Button } from '../../ui/button.tsx';

export function NewerVersionNotice({ onBringBack }: { onBringBack: () => void }) {
  return (
    <ActingNotice action={<Button onClick={onBringBack}>Bring My Text Back</Button>}>
      <p>This is the newer version. Your own text was put aside.</p>
    </ActingNotice>
  );
}
