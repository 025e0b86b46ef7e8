import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { RECIPE_IMAGE_MAX_BYTES } from '@commonplate/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFileId } from '../../platform/files/file-name.ts';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { type FormBody, formBody, photoForm } from '../../testing/form-body.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { photoOfSize, pixelBomb, twoColours } from '../../testing/test-photos.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const picture = () => twoColours(8, 8).png().toBuffer();
onEachEngine('uploads that are refused', (place) => {
  let app: TestApp;
  let anna: Cook;
  let port: number;
  beforeAll(async () => {
    app = await startTestApp(place());
    anna = await newCook(app);
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.server.address() as AddressInfo);
  });
  afterAll(() => app.stop());

  const send = (payload: Buffer | string, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { authorization: `Bearer ${anna.token}`, ...headers },
      payload,
    });
  const sendForm = ({ payload, headers }: FormBody) => send(payload, headers);
  const sendPhoto = (content: Uint8Array | string, filename?: string) =>
    sendForm(photoForm(content, filename));

  /** Speaks HTTP by hand: what is answered to these bytes, and nothing more is sent. */
  async function answerTo(head: readonly string[], body = ''): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write([...head, '', body].join('\r\n'));
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return first.toString();
  }

  test('UP-1 somebody unknown is answered before the body is read', async () => {
    const answer = await answerTo([
      'POST /api/uploads HTTP/1.1',
      'host: x',
      'content-type: multipart/form-data; boundary=b',
      'content-length: 5242880',
      '',
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  describe('by size', () => {
    test('UP-2 one byte more than 5 MB', async () => {
      const answer = await sendPhoto(await photoOfSize(RECIPE_IMAGE_MAX_BYTES + 1));
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({
        success: false,
        error: {
          code: 'too_large',
          message: 'This picture is larger than 5 MB. Please choose a smaller file.',
        },
      });
    });

    test('far more than 5 MB', async () => {
      expect((await sendPhoto(Buffer.alloc(30_000_000))).statusCode).toBe(413);
    });

    test('UP-5 a picture of 256 and of 900 megapixels in a small file', async () => {
      for (const edge of [16_000, 30_000]) {
        const answer = await sendPhoto(pixelBomb(edge));
        expect(answer.statusCode).toBe(400);
        expect(answer.json().error.message).toContain('too many pixels');
      }
    });
  });

  describe('by content', () => {
    test.each([
      ['SVG', 'dish.svg', async () => SVG],
      ['SVG named PNG', 'dish.png', async () => SVG],
      ['HTML named PNG', 'dish.png', async () => '<html><script>alert(1)</script></html>'],
      ['PDF', 'dish.pdf', async () => '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
      ['GIF', 'dish.gif', () => twoColours(8, 8).gif().toBuffer()],
      ['AVIF', 'dish.avif', () => twoColours(8, 8).avif().toBuffer()],
      ['TIFF', 'dish.jpg', () => twoColours(8, 8).tiff().toBuffer()],
      ['text', 'dish.jpg', async () => 'not a picture'],
    ])('UP-3 %s is of no kind we take', async (_, filename, content) => {
      const answer = await sendPhoto(await content(), filename);
      expect(answer.statusCode).toBe(415);
      expect(answer.json().error.code).toBe('unsupported_image');
    });

    test('UP-3 an empty file', async () => {
      const answer = await sendPhoto('');
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.message).toBe('This file is empty. Please choose another one.');
    });

    test.each(['png', 'jpeg', 'webp'] as const)('UP-16 a %s cut in half', async (kind) => {
      const noise = await sharp({
        create: {
          width: 200,
          height: 200,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .toFormat(kind)
        .toBuffer();
      const answer = await sendPhoto(noise.subarray(0, noise.length / 2));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.message).toContain('damaged');
    });
  });

  describe('by form', () => {
    test('UP-11 two files', async () => {
      const file = { name: 'image', filename: 'a.png', content: await picture() };
      const answer = await sendForm(formBody([file, file]));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.message).toBe('Send one picture at a time');
    });

    test('a file under another name, and none at all', async () => {
      const content = await picture();
      const wrong = formBody([{ name: 'photo', filename: 'a.png', content }]);
      expect((await sendForm(wrong)).json().error.message).toContain('field "image"');
      for (const body of [wrong, formBody([]), formBody([{ name: 'image', content: 'text' }])]) {
        expect((await sendForm(body)).statusCode).toBe(400);
      }
    });

    test('UP-11 a thousand fields', async () => {
      const fields = Array.from({ length: 1000 }, (_, n) => ({ name: `f${n}`, content: 'x' }));
      const file = { name: 'image', filename: 'a.png', content: await picture() };
      for (const parts of [fields, [...fields, file], [file, ...fields]]) {
        expect((await sendForm(formBody(parts))).statusCode).toBe(400);
      }
    });

    test.each([
      ['no boundary', 'multipart/form-data', 'x'],
      ['an empty boundary', 'multipart/form-data; boundary=', '--\r\n\r\n----'],
      ['another boundary', 'multipart/form-data; boundary=other', '--b\r\n\r\nx\r\n--b--'],
      ['no end', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; na'],
      ['no parts', 'multipart/form-data; boundary=b', ''],
      ['only an end', 'multipart/form-data; boundary=b', '--b--'],
      ['no disposition', 'multipart/form-data; boundary=b', '--b\r\n\r\nx\r\n--b--\r\n'],
      [
        'a file without end',
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
      ],
      [
        'a poisoned name',
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
      ],
    ])('UP-11 a form with %s', async (_, type, body) => {
      const answer = await send(body, { 'content-type': type });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().success).toBe(false);
    });

    test('a sender who hangs up in the middle leaves nothing behind', async () => {
      const { headers, payload } = photoForm(await picture());
      const socket = connect(port, '127.0.0.1');
      socket.write(
        [
          'POST /api/uploads HTTP/1.1',
          'host: x',
          `authorization: Bearer ${anna.token}`,
          `content-type: ${headers['content-type']}`,
          `content-length: ${payload.length + 1000}`,
          '',
          '',
        ].join('\r\n'),
      );
      socket.write(payload.subarray(0, -60));
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect((await app.server.inject('/api/health')).statusCode).toBe(200);
    });
  });

  describe('by kind of body', () => {
    test.each([
      ['application/json', '{"image":"x"}'],
      ['text/plain', 'x'],
      ['application/x-www-form-urlencoded', 'image=x'],
      ['image/png', 'x'],
    ])('%s where a form is asked', async (type, body) => {
      expect((await send(body, { 'content-type': type })).statusCode).toBe(415);
    });

    test('no body at all', async () => {
      expect((await send('')).statusCode).toBe(415);
    });

    test('a form where JSON is asked', async () => {
      const { headers, payload } = photoForm(await picture());
      for (const [method, url] of [
        ['POST', '/api/recipes'],
        ['PUT', '/api/recipes/x'],
        ['POST', '/api/auth/login'],
      ] as const) {
        const answer = await app.server.inject({
          method,
          url,
          headers: { ...headers, authorization: `Bearer ${anna.token}` },
          payload,
        });
        expect(answer.statusCode).toBe(415);
      }
    });
  });

  test('after all this nothing is stored, not even half', async () => {
    const folder = join(place().dataDir, 'uploads');
    expect(await readdir(folder)).toEqual(['.commonplate', '.incomplete']);
    expect(await readdir(join(folder, '.incomplete'))).toEqual([]);
    const rows = await app.platform.database.db.selectFrom('uploads').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

test('UP-14 names of pictures cannot be guessed: every place of a thousand takes every value', () => {
  const ids = Array.from({ length: 1000 }, newFileId);
  expect(new Set(ids).size).toBe(1000);
  for (let place = 0; place < 32; place++) {
    expect(new Set(ids.map((id) => id[place])).size).toBe(16);
  }
});
