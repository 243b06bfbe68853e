import { expect, it } from 'vitest';
// @ts-expect-error a plain script without types
import { floorFaults } from './newerApis.mjs';

it.each([
  ['a.js', 'let b=a.toReversed()'],
  ['a.js', 'const g=Object.groupBy(a,f)'],
  ['a.js', 'id=crypto.randomUUID()'],
  ['a.js', 'e.checkVisibility()'],
  ['a.js', 'm.values().map(f)'],
  ['index.html', '<style>a{color:color-mix(in srgb,red,blue)}</style>'],
  ['index.html', '<style>a{&:hover{color:red}}</style>'],
  ['a.css', '@container (width>1px){}'],
])('is red for what the floor lacks: %s %s', (name, text) => {
  expect(floorFaults(name, text)).toHaveLength(1);
});

it.each([
  ['a.js', 'let b=[...a].reverse()'],
  ['a.js', 'typeof e.checkVisibility=="function"?e.checkVisibility():x'],
  ['a.js', 'typeof scheduler=="object"&&scheduler.postTask(f)'],
  ['index.html', '<style>a{text-decoration-color:color-mix(in srgb,red,blue)}</style>'],
  ['index.html', '<p>toReversed( color-mix( @container</p>'],
])('lets pass what has a fallback: %s %s', (name, text) => {
  expect(floorFaults(name, text)).toEqual([]);
});
