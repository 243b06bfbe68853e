import { expect } from 'vitest';
import { type FailureCode, failureStatus } from '../../src/schema/failures.ts';
import { failuresOfAll, type Operation, operationIds, operations } from '../../src/schema/operations.ts';
import { fits, type JsonSchema } from './jsonSchema.ts';
import type { Answer, Ask, OpenedService } from './standIns.ts';

interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: JsonSchema } };
}

/** One operation as the served description has it. */
interface Described {
  readonly operationId: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

type Description = Readonly<Record<string, Readonly<Record<string, Described>>>>;

const matches = (shape: string, path: string): boolean => {
  const parts = shape.split('/');
  const given = path.split('/');
  return parts.length === given.length && parts.every((part, i) => part.startsWith('{') || part === given[i]);
};

function describedOf(paths: Description, method: string, path: string): Described | undefined {
  const [, methods] = Object.entries(paths).find(([shape]) => matches(shape, path)) ?? [];
  return methods?.[method.toLowerCase()];
}

const schemaOf = (content: Content | undefined): JsonSchema | undefined =>
  content?.content?.['application/json'].schema;

/** Holds one request and its answer against the description of its operation. */
function checkExchange(described: Described, { body: asked }: Ask, answer: Answer): void {
  const { status, body, code } = answer;
  const what = `${described.operationId} ${status} ${code ?? ''}`;
  const response = described.responses[status];
  if (response === undefined) throw new Error(`${what} is not described`);
  const schema = schemaOf(response);
  if (schema === undefined) expect({ what, body }).toEqual({ what, body: undefined });
  else expect({ what, fits: fits(schema, body) }).toEqual({ what, fits: true });
  if (code !== undefined) {
    expect({ what, codes: response.description.split(', ') }).toEqual({
      what,
      codes: expect.arrayContaining([code]) as string[],
    });
    expect({ what, status: failureStatus[code as FailureCode] }).toEqual({ what, status });
  } else if (described.requestBody !== undefined) {
    const taken = fits(schemaOf(described.requestBody) ?? {}, asked);
    expect({ what, taken }).toEqual({ what, taken: true });
  }
}

/** Holds every answer against the description that the service itself serves, and keeps which of its answers were seen. */
export function createAnswerBook() {
  const seen = new Set<string>();
  let paths: Description | undefined;
  const readPaths = async (service: OpenedService): Promise<Description> =>
    (paths ??= ((await service.ask('GET', '/api/openapi.json')).body as { paths: Description }).paths);
  return {
    /** The same service, each answer of which is held against the description. */
    checked: (service: OpenedService): OpenedService => ({
      ...service,
      async ask(method, path, asked = {}) {
        const answer = await service.ask(method, path, asked);
        const described = describedOf(await readPaths(service), method, path);
        if (described !== undefined) {
          checkExchange(described, asked, answer);
          seen.add(`${described.operationId} ${answer.code ?? answer.status}`);
        }
        return answer;
      },
    }),
    /** What is described and was never seen. */
    unseen: (): readonly string[] => {
      const ofAll: readonly string[] = failuresOfAll;
      const described = Object.values(paths ?? {})
        .flatMap((methods) => Object.values(methods))
        .flatMap(({ operationId, responses }) =>
          Object.entries(responses).flatMap(([status, { description }]) =>
            description.includes('.') && Number(status) >= 400
              ? description
                  .split(', ')
                  .filter((code) => !ofAll.includes(code))
                  .map((code) => `${operationId} ${code}`)
              : [`${operationId} ${status}`],
          ),
        );
      return described.filter((answer) => !seen.has(answer));
    },
    /** What the table of operations has and the description has not. */
    undescribed: (): readonly string[] =>
      operationIds.flatMap((id) => {
        const { method, path, success, failures }: Operation = operations[id];
        const described = describedOf(paths ?? {}, method, path.replace(/:(\w+)/g, '{$1}'));
        const statuses = [success.status, ...failures.map((code) => failureStatus[code])];
        return statuses
          .filter((status) => described?.responses[status] === undefined)
          .map((status) => `${id} ${status}`);
      }),
  };
}
