import { once } from 'node:events';
import { type IncomingMessage, request as open } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FormPart, formBody } from '../../testing/form-body.ts';
import { handleError } from '../errors/error-handler.ts';
import { hearOutEarlyAnswers } from './early-answers.ts';
import { acceptPhotoForms, readPhotoForm } from './photo-form.ts';

const RULES = {
  field: 'photos',
  maxFiles: 2,
  maxBytes: 100,
  tooMany: 'Two photos at most',
  tooLarge: 'A photo is too large',
};
const file = (content: string, name = 'photos'): FormPart => ({ name, filename: 'x', content });
const text = (name: string, content = 'y'): FormPart => ({ name, content });

const app = fastify();
beforeAll(async () => {
  app.setErrorHandler(handleError);
  hearOutEarlyAnswers(app);
  await acceptPhotoForms(app);
  app.post('/', async (request) => {
    const { files, texts } = await readPhotoForm(request, RULES);
    return { files: files.map(String), texts: Object.fromEntries(texts) };
  });
});
afterAll(() => app.close());

const send = (parts: readonly FormPart[]) =>
  app.inject({ method: 'POST', url: '/', ...formBody(parts) });

test('files and texts come in any order', async () => {
  const { statusCode, body } = await send([text('kind', 'dish'), file('one'), file('two')]);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({ files: ['one', 'two'], texts: { kind: 'dish' } });
  const turned = await send([file('one'), text('kind', 'dish')]);
  expect(turned.json()).toEqual({ files: ['one'], texts: { kind: 'dish' } });
});

test('a file as large as allowed is taken, one byte more is not', async () => {
  expect((await send([file('x'.repeat(100))])).statusCode).toBe(200);
  const { statusCode, body } = await send([file('x'.repeat(101))]);
  expect([statusCode, JSON.parse(body).error.message]).toEqual([413, 'A photo is too large']);
});

test.each<[string, FormPart[], string]>([
  ['too many files', [file('1'), file('2'), file('3')], 'Two photos at most'],
  ['a file in another field', [file('1', 'photo')], 'Send the file in the field "photos"'],
  ['an empty file', [file('')], 'This file is empty. Please choose another one.'],
  ['a long text', [text('kind', 'x'.repeat(5_000))], '"kind" is too long'],
  [
    'many texts',
    Array.from({ length: 50 }, (_, n) => text(`t${n}`)),
    'The request could not be understood',
  ],
  ['a poisoned name', [text('constructor')], 'The request could not be understood'],
])('%s: 400', async (_, parts, message) => {
  const { statusCode, body } = await send(parts);
  expect([statusCode, JSON.parse(body).error.message]).toEqual([400, message]);
});

test('a sender who is still sending a refused form is heard out, and so hears the answer', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { payload, headers } = formBody([file('1', 'photo'), text('kind', 'x'.repeat(500))]);
  const sending = open(address, {
    method: 'POST',
    headers: { ...headers, 'content-length': payload.length },
  });
  sending.write(payload.subarray(0, 250));
  await sleep(50);
  sending.end(payload.subarray(250));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'keep-alive']);
  answer.resume();
});

test('a body that is no form is of the wrong kind', async () => {
  const answer = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  expect(answer.statusCode).toBe(415);
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; x=y'])(
  '%s tells no boundary and is refused at once',
  async (type) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': type },
      payload: '--\r\n\r\n--',
    });
    expect(answer.statusCode).toBe(400);
  },
);
