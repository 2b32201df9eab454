#!/usr/bin/env node
// `fpm -s dir -t deb` as electron-builder calls it, over dpkg-deb: fpm itself is not in Debian.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LISTS = ['-d', '--deb-recommends', '--deb-suggests'];
const FLAGS = ['--force', '--debug'];

/** Options, repeated options, and `from=to` places. */
const read = (words) => {
  const single = {};
  const lists = Object.fromEntries(LISTS.map((name) => [name, []]));
  const places = [];
  const rest = words.filter((word) => !FLAGS.includes(word));
  while (rest.length) {
    const word = rest.shift();
    const split = word.startsWith('--') ? word.indexOf('=') : word.lastIndexOf('=');
    if (word in lists) lists[word].push(rest.shift());
    else if (word.startsWith('--') && split > 0) single[word.slice(0, split)] = word.slice(split + 1);
    else if (word.startsWith('-')) single[word] = rest.shift();
    else places.push([word.slice(0, split), word.slice(split + 1)]);
  }
  return { single, lists, places };
};

const copyInto = (root, places) => {
  for (const [from, to] of places) {
    const target = path.join(root, to);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(from, target, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    if (statSync(from).isFile()) chmodSync(target, 0o644);
  }
};

const description = (text = '', name) => {
  const [first = '', ...rest] = text.split('\n');
  return [first.trim() || name, ...rest.map((line) => ` ${line.trim() || '.'}`)].join('\n');
};
const control = ({ single, lists }, size) => {
  const version = single['--iteration'] ? `${single['--version']}-${single['--iteration']}` : single['--version'];
  const fields = {
    Package: single['--name'],
    Version: version,
    Architecture: single['--architecture'],
    Maintainer: single['--maintainer'],
    'Installed-Size': size,
    Depends: lists['-d'].join(', '),
    Recommends: lists['--deb-recommends'].join(', '),
    Section: single['--category'],
    Priority: single['--deb-priority'],
    Homepage: single['--url'],
    Description: description(single['--description'], single['--name']),
  };
  const lines = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return `${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
};

const build = (order) => {
  const { single, places } = order;
  if (single['-s'] !== 'dir' || single['-t'] !== 'deb') throw new Error(`only dir to deb, not ${single['-s']} to ${single['-t']}`);
  const root = mkdtempSync(path.join(tmpdir(), 'fpm-'));
  try {
    copyInto(root, places);
    const size = execFileSync('du', ['-sk', root], { encoding: 'utf8' }).split('\t')[0];
    mkdirSync(path.join(root, 'DEBIAN'));
    writeFileSync(path.join(root, 'DEBIAN/control'), control(order, size));
    for (const [option, name] of [
      ['--after-install', 'postinst'],
      ['--after-remove', 'postrm'],
    ])
      if (single[option]) writeFileSync(path.join(root, 'DEBIAN', name), readFileSync(single[option]), { mode: 0o755 });
    const compression = `-Z${single['--deb-compression'] ?? 'xz'}`;
    execFileSync('dpkg-deb', ['--root-owner-group', compression, '--build', root, single['--package']], { stdio: 'inherit' });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

build(read(process.argv.slice(2)));
