import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface NoPhotosFoundProps {
  message: string;
  onSkip: () => void;
  /** Where asking once more may help. */
  onTryAgain?: (() => void) | undefined;
}

export function NoPhotosFound({ message, onSkip, onTryAgain }: NoPhotosFoundProps) {
  return (
    <EmptyState
      title="No Photos Found"
      action={
        <>
          <Button variant="primary" big onClick={onSkip}>
            Skip
          </Button>{' '}
          {onTryAgain !== undefined && (
            <Button big onClick={onTryAgain}>
              Try Again
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
    </EmptyState>
  );
}
