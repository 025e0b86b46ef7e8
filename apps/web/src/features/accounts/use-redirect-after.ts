import { useEffect } from 'react';
import { useNavigate } from 'react-router';

interface Redirect {
  to: string;
  afterMs: number;
}

/** Leaves by itself once `active`; going elsewhere first cancels it. */
export function useRedirectAfter(active: boolean, { to, afterMs }: Redirect): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [active, to, afterMs, navigate]);
}
