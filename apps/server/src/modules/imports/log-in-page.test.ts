import { expect, test } from 'vitest';
import { isLogInPage } from './log-in-page.ts';

const ASKED = 'https://table.example/plum-tart';
const FORM =
  '<form><input name="who"><input class="wide" type="password" name="word"><button>Go</button></form>';
const page = (title: string, body: string): string =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

test.each([
  'https://table.example/login',
  'https://table.example/account/sign-in?next=%2Fplum-tart',
  'https://table.example/user/logon.aspx',
  'https://konto.table.example/anmelden',
  'https://table.example/connexion',
  'https://table.example/iniciar-sesi%C3%B3n',
])('whoever is led to %s is asked to log in', (url) => {
  expect(isLogInPage(ASKED, { url, html: page('Welcome', '<p>Who are you?</p>') })).toBe(true);
});

test.each([
  'Log in to The Table',
  'Sign in',
  'Anmelden',
  'Inloggen',
  'Connexion',
  'Inicia sesión',
  'Iniciar sessão',
  'Accedi',
  'Logga in',
  'Log ind',
  'Logg inn',
  'Zaloguj się',
  'Bejelentkezés',
])('so is who gets a page called "%s" with a field for a password', (title) => {
  expect(isLogInPage(ASKED, { url: ASKED, html: page(title, FORM) })).toBe(true);
});

test.each([
  ['with a form to log in beside what it tells', ASKED, page('Our summer', FORM)],
  ['about logging in', ASKED, page('Log in to save recipes', '<p>How it is done.</p>')],
  ['to which one was led', 'https://table.example/', page('The Table', FORM)],
  ['about logs', 'https://table.example/blogging/in-logic', page('Yule logs', '<p>Soon.</p>')],
])('a page %s is another', (_, url, html) => {
  expect(isLogInPage(ASKED, { url, html })).toBe(false);
});

test('an address that names it was asked for as it is', () => {
  const url = 'https://table.example/login-cake';
  expect(isLogInPage(url, { url, html: page('Cake', '<p>None today.</p>') })).toBe(false);
});

test('an address that cannot be written out is taken as it is', () => {
  const url = 'https://table.example/%E0%A4%A';
  expect(isLogInPage(ASKED, { url, html: page('Cake', '<p>None today.</p>') })).toBe(false);
});
