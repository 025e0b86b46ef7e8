import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { SqliteStatements } from './sqlite-statements.ts';

let statements: SqliteStatements;
beforeEach(() => {
  statements = new SqliteStatements(new DatabaseSync(':memory:'));
  statements.run('create table pans (id integer primary key, name text, lid blob)', []);
  statements.run('insert into pans (name, lid) values (?, ?)', ['wok', new Uint8Array([1, 2])]);
});

test('a row has its columns by name, in their order', () => {
  const { rows } = statements.run('select * from pans', []);
  expect(rows).toEqual([{ id: 1, name: 'wok', lid: new Uint8Array([1, 2]) }]);
  expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'name', 'lid']);
});

test('rows of one statement do not share their values', () => {
  statements.run('insert into pans (name) values (?)', ['casserole']);
  const { rows } = statements.run('select name from pans order by id', []);
  expect(rows).toEqual([{ name: 'wok' }, { name: 'casserole' }]);
});

test('of two columns of one name the last counts', () => {
  const { rows } = statements.run(`select 'first' as name, id, name from pans`, []);
  expect(rows).toEqual([{ name: 'wok', id: 1 }]);
});

test('a kept statement learns of a changed table', () => {
  statements.run('select * from pans', []);
  statements.run('alter table pans rename column lid to cover', []);
  expect(Object.keys(statements.run('select * from pans', []).rows[0] ?? {})).toEqual([
    'id',
    'name',
    'cover',
  ]);
  statements.run('alter table pans add column width integer', []);
  expect(statements.run('select * from pans', []).rows[0]).toMatchObject({ width: null });
});

test('changes are counted, and returned rows are rows', () => {
  expect(statements.run(`update pans set name = 'pan'`, []).changes).toBe(1n);
  expect(statements.run(`insert into pans (name) values ('pot') returning id`, []).rows).toEqual([
    { id: 2 },
  ]);
});
