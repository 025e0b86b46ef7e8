import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a sound field has a label and no remark', () => {
  render(<TextField label="Title" defaultValue="Soup" />);
  const field = screen.getByLabelText('Title');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(field.getAttribute('aria-describedby')).toBeNull();
});

test('hint and error are tied to the control', () => {
  render(<TextField label="Title" hint="Short" error="Recipe title is required" />);
  const field = screen.getByLabelText('Title');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field)).toEqual(['Short', 'Recipe title is required']);
});

test('select and text area carry their errors too', () => {
  render(
    <>
      <SelectField label="Difficulty" error="Choose one">
        <option>Easy</option>
      </SelectField>
      <TextArea label="Step" error="Instruction is required" />
    </>,
  );
  expect(describedBy(screen.getByLabelText('Difficulty'))).toEqual(['Choose one']);
  expect(describedBy(screen.getByLabelText('Step'))).toEqual(['Instruction is required']);
});

test('a password is shown and hidden on request, keeping its text', () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  fireEvent.change(field, { target: { value: 'olive bread' } });
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('olive bread');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});
