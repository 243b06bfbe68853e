// npm run new:component -- OrderCard [controls]: writes a component, its style and its story, ready to be filled.
// They compile, pass lint and run as a test at once; the sample words are there to be replaced.
import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

const style = (name) => `import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const ${lower(name)} = style({
  ...typeStyle('body'),
  padding: vars.space[4],
  borderRadius: vars.radius.lg,
  border: \`1px solid \${vars.colour.line}\`,
  background: vars.colour.surface,
});
`;

const component = (name) => `import type { ReactNode } from 'react';
import { ${lower(name)} } from './${name}.css.ts';

/** Props of \`${name}\`. */
export interface ${name}Props {
  /** What stands in it. */
  readonly children: ReactNode;
}

/** One sentence on what ${name} shows and when. */
export function ${name}({ children }: ${name}Props) {
  return <section className={${lower(name)}}>{children}</section>;
}
`;

const story = (name, folder) => `import { ${name} } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: '${folder}/${name}',
  component: ${name},
  args: { children: 'Words of the state' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name every state as a person would say it; make a user's event where there is something to press. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Words of the state')).toBeVisible();
  },
};
`;

const lower = (name) => name[0].toLowerCase() + name.slice(1);

/**
 * The files of a new component by their path in the repository.
 * @param name PascalCase, what it says it is.
 * @param folder \`components\` or \`controls\`.
 * @throws Error when either cannot be.
 */
export function newComponentFiles(name, folder = 'components') {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name ?? '')) {
    throw new Error(
      `A component is named in PascalCase, for what it shows: "OrderCard", not "${name ?? ''}".`,
    );
  }
  if (folder !== 'components' && folder !== 'controls') {
    throw new Error(`Components stand in "components" or "controls", not in "${folder}".`);
  }
  const home = `packages/ui/src/${folder}/${name}/${name}`;
  return {
    [`${home}.tsx`]: component(name),
    [`${home}.css.ts`]: style(name),
    [`stories/${folder}/${name}.stories.tsx`]: story(name, folder),
  };
}

const exists = (url) =>
  access(url).then(
    () => true,
    () => false,
  );

async function write(files) {
  for (const path of Object.keys(files)) {
    if (await exists(new URL(path, root))) throw new Error(`${path} is there already; nothing was written.`);
  }
  for (const [path, text] of Object.entries(files)) {
    const url = new URL(path, root);
    await mkdir(dirname(fileURLToPath(url)), { recursive: true });
    await writeFile(url, text);
    console.log(`wrote ${path}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , name, folder] = process.argv;
  try {
    await write(newComponentFiles(name, folder));
    console.log(
      `Now export it: export { ${name}, type ${name}Props } from './${folder ?? 'components'}/${name}/${name}.tsx';\n` +
        `in packages/ui/src/index.ts (a control: in packages/ui/src/controls/index.ts), then: npm run test:stories -- ${name}`,
    );
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
