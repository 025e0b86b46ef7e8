import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ToastRegion } from '../ui/toast-region.tsx';
import { toasts } from '../ui/toasts.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{`${pathname}${search}`}</p>;
}

interface Place {
  at: string;
  /** The route's pattern; the address itself unless it has parameters. */
  pattern?: string;
}

/** One screen with what surrounds it in the app; other addresses show nothing but themselves. */
export function renderScreen(element: ReactNode, { at, pattern = at.split('?')[0] ?? at }: Place) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Routes>
          <Route path={pattern} element={element} />
          <Route path="*" element={null} />
        </Routes>
        <ToastRegion store={toasts} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const address = () => screen.getByTestId('address').textContent;

export const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

export const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The message shown at a field, by what the field itself points to. */
export function faultOf(label: string): string | null {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(id)?.textContent ?? null;
}
