import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import {
  Link,
  Route,
  Routes,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useNavigate,
} from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardHistory } from './guarded-history.ts';
import { GuardedRouter } from './guarded-router.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

let hasLeft = () => false;

function Form() {
  const [text, setText] = useState('');
  const guard = useLeaveGuard(text !== '');
  const navigate = useNavigate();
  useEffect(() => {
    hasLeft = guard.hasLeft;
  }, [guard.hasLeft]);
  const save = () => {
    guard.release();
    void navigate('/saved');
  };
  return (
    <>
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/recipes">Away</Link>
      <button type="button" onClick={save}>
        Save
      </button>
      {guard.asking && (
        <div role="alertdialog">
          <button type="button" onClick={guard.leave}>
            Leave
          </button>
          <button type="button" onClick={guard.stay}>
            Stay
          </button>
        </div>
      )}
    </>
  );
}

const history = () => createMemoryHistory({ initialEntries: ['/form'], v5Compat: true });

beforeEach(() => {
  render(
    <GuardedRouter history={guardHistory(history())}>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="/recipes" element={<p>Recipes</p>} />
        <Route path="/saved" element={<p>Saved</p>} />
      </Routes>
    </GuardedRouter>,
  );
});
afterEach(cleanup);

const write = () =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Plum galette' } });

test('an untouched form lets go', async () => {
  fireEvent.click(screen.getByText('Away'));
  expect(await screen.findByText('Recipes')).toBeTruthy();
});

test('a touched one asks; staying keeps the text and asks again next time', () => {
  write();
  fireEvent.click(screen.getByText('Away'));
  fireEvent.click(screen.getByText('Stay'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Plum galette');
  fireEvent.click(screen.getByText('Away'));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('leaving carries the step out', async () => {
  write();
  fireEvent.click(screen.getByText('Away'));
  fireEvent.click(screen.getByText('Leave'));
  expect(await screen.findByText('Recipes')).toBeTruthy();
});

test('after a save nothing is asked', async () => {
  write();
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('it is known whether somebody has left: by decision at once, else when the page is gone', async () => {
  write();
  fireEvent.click(screen.getByText('Away'));
  fireEvent.click(screen.getByText('Stay'));
  expect(hasLeft()).toBe(false);
  fireEvent.click(screen.getByText('Away'));
  expect(hasLeft()).toBe(false);
  fireEvent.click(screen.getByText('Leave'));
  expect(hasLeft()).toBe(true);
});

test('a page that is gone has been left', async () => {
  fireEvent.click(screen.getByText('Away'));
  await screen.findByText('Recipes');
  expect(hasLeft()).toBe(true);
});
