import { madeUpAddress } from '@amswap/testing';
import { expect, it } from 'vitest';
import { readStartUp } from '../../../boot/startUp.ts';
import { referralLink } from './referralLink.ts';

const account = madeUpAddress(7);

it.each([
  ['at the root', undefined, 'https://app.example/'],
  ['in a folder', undefined, 'https://app.example/ipfs/bafy/'],
  ['at a file', undefined, 'https://app.example/app/index.html'],
  ['with a query and a route', undefined, 'https://app.example/app/?stype=vip#/pages/index/myLink?page=2'],
  ['where the operator says', 'https://amswap.example/app/', 'http://127.0.0.1:5173/#/'],
])('is read back as the referrer: %s', (_, baseUrl, opened) => {
  const link = referralLink(baseUrl, opened, account);
  const [page = ''] = (baseUrl ?? opened).split(/[?#]/);
  expect(link.startsWith(`${page}?ref=`)).toBe(true);
  expect(readStartUp(link)).toMatchObject({ ref: account, cleaned: page, page: 'home' });
});
