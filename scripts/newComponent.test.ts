import { expect, it } from 'vitest';
// @ts-expect-error a plain script without types
import { newComponentFiles } from './newComponent.mjs';

const filesOf = newComponentFiles as (name?: string, folder?: string) => Record<string, string>;

it('writes component, style and story at the same path', () => {
  expect(Object.keys(filesOf('OrderCard'))).toEqual([
    'packages/ui/src/components/OrderCard/OrderCard.tsx',
    'packages/ui/src/components/OrderCard/OrderCard.css.ts',
    'stories/components/OrderCard.stories.tsx',
  ]);
  expect(filesOf('OrderCard')['stories/components/OrderCard.stories.tsx']).toContain(
    "title: 'components/OrderCard'",
  );
});

it('puts a control among the controls', () => {
  expect(Object.keys(filesOf('Stepper', 'controls'))).toContain('stories/controls/Stepper.stories.tsx');
});

it.each([['orderCard'], ['Order Card'], [''], [undefined]])('refuses the name %j', (name) => {
  expect(() => filesOf(name)).toThrow(/PascalCase/);
});

it('refuses another folder', () => {
  expect(() => filesOf('OrderCard', 'widgets')).toThrow(/"widgets"/);
});
