import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DomNode, type DomParent, isElement, isText } from './dom-node.ts';
import { type PageDocument, parseDocument } from './page-document.ts';

/** What nodes hold, in brackets behind the name of each element; a remark is a dot. */
const drawn = (nodes: readonly DomNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return `"${node.data}"`;
      return isElement(node) ? `${node.name}[${drawn(node.children)}]` : '.';
    })
    .join(' ');

function built(html: string): PageDocument {
  const document = parseDocument(html);
  if (!document) throw new Error('no document was built');
  return document;
}

const treeOf = (html: string): string => drawn(built(html).root);

test.each([
  ['elements within others', '<ul><li>a</li></ul>b', 'ul[li["a"]] "b"'],
  ['names in capitals', '<DIV>a</Div>b', 'div["a"] "b"'],
  ['elements that hold nothing', 'a<br>b<img src=x>c<hr/>d', '"a" br[] "b" img[] "c" hr[] "d"'],
  ['elements of the page alone', '<recipe-card>a</recipe-card>', 'recipe-card["a"]'],
  ['a slash that closes no element', '<div/>a', 'div["a"]'],
  ['blanks between tags', '<b>a</b> <i>b</i>', 'b["a"] " " i["b"]'],
  ['signs that open no tag', '2 < 3 <3 &amp; 1 > 0', '"2 < 3 <3 & 1 > 0"'],
  ['a name right before a slash', '<b/class=x>a</b>', 'b["a"]'],
  ['a sign for more in a value', '<a title="2 > 1">b</a>', 'a["b"]'],
  ['quotes within others', `<a x='{"b":"<i c=\\"d\\">"}' y="it's">e</a>`, 'a["e"]'],
  ['a value that begins with a sign for more', '<a title="> 2" b>c</a>', 'a["c"]'],
  ['values without quotes', '<a href=x/y title=z>b</a>', 'a["b"]'],
  ['a tag over several lines', '<a\n href\n=\n"x>"\n>b</a>', 'a["b"]'],
  ['a tag that does not end', '<p>a</p><p class="b', 'p["a"]'],
  ['a closing tag that does not end', '<p>a</p', 'p["a"]'],
  ['drawings, where a slash closes', '<svg><path/><g/></svg>a', 'svg[path[] g[]] "a"'],
  ['text in drawings, which is of the page', '<svg><desc><b/>a</desc></svg>', 'svg[desc[b["a"]]]'],
  ['an address that ends with a slash there', '<svg><a href=x/>b</svg>', 'svg[a["b"]]'],
  ['an empty page', '', ''],
])('the tree holds %s', (_, html, tree) => {
  expect(treeOf(html)).toBe(tree);
});

test.each([
  ['an item by the next', '<ul><li>a<li>b</ul>', 'ul[li["a"] li["b"]]'],
  ['no item by one of a list within it', '<li>a<ul><li>b</ul>c', 'li["a" ul[li["b"]] "c"]'],
  ['a paragraph by the next', '<p>a<p>b', 'p["a"] p["b"]'],
  ['a paragraph by a block', '<p>a<div>b</div>', 'p["a"] div["b"]'],
  ['no paragraph by a block within a word in bold', '<p><b>a<div>c', 'p[b["a" div["c"]]]'],
  ['cells and rows', '<table><tr><td>a<td>b<tr><td>c', 'table[tr[td["a"] td["b"]] tr[td["c"]]]'],
  ['a head by what follows', '<thead><tr></tr><tbody>', 'thead[tr[]] tbody[]'],
  ['terms and what describes them', '<dl><dt>a<dd>b<dt>c</dl>', 'dl[dt["a"] dd["b"] dt["c"]]'],
  ['options', '<select><option>a<option>b</select>', 'select[option["a"] option["b"]]'],
  ['all that is open within what is closed', '<div><b><i>a</div>b', 'div[b[i["a"]]] "b"'],
])('the tree closes %s', (_, html, tree) => {
  expect(treeOf(html)).toBe(tree);
});

test.each([
  ['stands for nothing', 'a</b>b', '"ab"'],
  ['stands for nothing within another', '<b>a</i>b</b>', 'b["ab"]'],
  ['of an element that holds nothing as well', 'a</img>b', '"ab"'],
  ['of a paragraph stands for an empty one', 'a</p>b', '"a" p[] "b"'],
  ['of a break stands for the break', 'a</br>b', '"a" br[] "b"'],
  ['may hold blanks and more', '<b>a</ b\n x="y">c', 'b["a"] "c"'],
  ['without a name stands for nothing', 'a</>b', '"ab"'],
  ['without letters is a remark', 'a</3>b', '"a" . "b"'],
])('a closing tag without an opening one %s', (_, html, tree) => {
  expect(treeOf(html)).toBe(tree);
});

test.each([
  ['comments', 'a<!-- <b> -- > -->b', '"a" . "b"'],
  ['a comment without words', 'a<!-->b<!--->c', '"a" . "b" . "c"'],
  ['a comment that does not end', 'a<!-- b', '"a" .'],
  ['what kind of page it is', '<!DOCTYPE html>a', '. "a"'],
  ['instructions', '<?xml version="1.0"?>a', '. "a"'],
  ['data', '<![CDATA[ a > b ]]>c', '. "c"'],
])('%s part the text and are not shown', (_, html, tree) => {
  expect(treeOf(html)).toBe(tree);
});

test.each([
  ['a script', '<script>if (a<b) "</p>"</script>c', 'script["if (a<b) "</p>""] "c"'],
  ['a style', '<style>a &gt; b</STYLE >c', 'style["a &gt; b"] "c"'],
  ['a field', '<textarea>&lt;<b></textarea>', 'textarea["&lt;<b>"]'],
  ['a title, in which entities count', '<title>a &amp; <b></title>c', 'title["a & <b>"] "c"'],
  ['a title that names itself', '<title></titles></title>b', 'title["</titles>"] "b"'],
  ['a script that does not end', '<script>a</b>', 'script["a</b>"]'],
])('%s holds text alone', (_, html, tree) => {
  expect(treeOf(html)).toBe(tree);
});

describe('a tree', () => {
  const pieces = fc.constantFrom(
    ...`<p>|</p>|<div class="a > b">|</div>|<li>|</li>|<ul>|</ul>|<b>|</b>|<br>|<td>|<tr>`.split(
      '|',
    ),
    ...`</table>|<!-- x -->|</i>| |<option>|<a title='x'>|</a>|<img alt=x>|</br>`.split('|'),
    ...`<h2 id="y">|</h2>|<svg>|<path/>|</svg>`.split('|'),
  );
  const words = fc.stringMatching(/^[a-z]{1,5}( < [a-z]{1,5})?$/);
  const allWords = (nodes: readonly DomNode[]): string =>
    nodes
      .map((node) => (isText(node) ? node.data : isElement(node) ? allWords(node.children) : ''))
      .join('');

  test('holds every word outside of tags, in the order of the page', () => {
    const markup = fc.array(fc.tuple(pieces, words), { maxLength: 40 });
    fc.assert(
      fc.property(markup, (parts) => {
        const html = parts.map(([piece, word]) => `${piece}|${word}|`).join('');
        const shown = parts.map(([piece, word]) => `${piece === ' ' ? ' ' : ''}|${word}|`).join('');
        expect(allWords(built(html).root)).toBe(shown);
      }),
    );
  });

  test('knows of each node what it stands in and what stands beside it', () => {
    const markup = fc.array(fc.oneof(pieces, words, fc.string()), { maxLength: 40 });
    fc.assert(
      fc.property(markup, (parts) => {
        const { root, elements } = built(parts.join(''));
        const met: DomNode[] = [];
        const hold = (nodes: readonly DomNode[], parent: DomParent | null | undefined): void => {
          for (const [at, node] of nodes.entries()) {
            expect(node.parent).toBe(parent);
            expect(node.prev).toBe(nodes[at - 1] ?? null);
            expect(node.next).toBe(nodes[at + 1] ?? null);
            if (!isElement(node)) continue;
            met.push(node);
            hold(node.children, node);
          }
        };
        hold(root, root[0]?.parent);
        expect(elements).toEqual(met);
      }),
    );
  });
});
