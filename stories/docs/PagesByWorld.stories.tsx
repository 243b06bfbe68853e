import { type OpenRouteId, routeTable } from '@amswap/app';
import { worldNames, type WorldName } from '@amswap/testing';
import { vars } from '@amswap/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import { type PageStory, pageStories } from './pageStories.ts';

const stories = pageStories(import.meta.glob('../pages/*.stories.tsx', { eager: true }));
const routes = Object.keys(routeTable) as OpenRouteId[];
/** A queue that is sold out is seen where the queue is; elsewhere that world is the typical one. */
const routesWithQueue: readonly string[] = ['exchangeMv', 'saleList'] satisfies OpenRouteId[];
const isWanted = (route: OpenRouteId, world: WorldName): boolean =>
  world !== 'soldOut' || routesWithQueue.includes(route);

const storiesIn = (route: OpenRouteId, world: WorldName): readonly PageStory[] =>
  stories.filter(({ setting }) => setting.route === route && setting.world === world);

const cell: CSSProperties = {
  padding: vars.space[2],
  border: `1px solid ${vars.colour.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
};
const hole: CSSProperties = { ...cell, background: vars.colour.negativeSoft, color: vars.colour.negative };

function Cell({ route, world }: { readonly route: OpenRouteId; readonly world: WorldName }) {
  const found = storiesIn(route, world);
  if (found.length === 0)
    return isWanted(route, world) ? <td style={hole}>missing</td> : <td style={cell}>as typical</td>;
  return (
    <td style={cell}>
      {found.map(({ id, name }) => (
        <div key={id}>
          <a href={`/?path=/story/${id}`} target="_top" style={{ color: vars.colour.ink }}>
            {name}
          </a>
        </div>
      ))}
    </td>
  );
}

/** Each route of the product by each named world: which stories show it. Made from the stories themselves. */
function PagesByWorld() {
  return (
    <table style={{ borderCollapse: 'collapse', fontSize: 12, color: vars.colour.ink }}>
      <caption style={{ padding: vars.space[3], textAlign: 'left' }}>
        Page stories: every route in every named world. A hole is red and fails this story.
      </caption>
      <thead>
        <tr>
          <th scope="col" style={cell}>
            Route
          </th>
          {worldNames.map((world) => (
            <th key={world} scope="col" style={cell}>
              {world}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {routes.map((route) => (
          <tr key={route}>
            <th scope="row" style={cell}>
              {route}
            </th>
            {worldNames.map((world) => (
              <Cell key={world} route={route} world={world} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'docs/PagesByWorld',
  component: PagesByWorld,
  // A page to read at a desk.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    pictures: 'none',
    layout: { leaveOut: ['long words', 'text of 200 %', 'the narrowest phone', 'forced colours'] },
  },
} satisfies Meta<typeof PagesByWorld>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No hole: a route without a story in one of the worlds is named here. */
export const Whole: Story = {
  async play({ canvas }) {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(routes.length + 1);
    const holes = routes.flatMap((route) =>
      worldNames
        .filter((world) => isWanted(route, world) && storiesIn(route, world).length === 0)
        .map((world) => `${route} in ${world}`),
    );
    await expect(holes).toEqual([]);
  },
};
