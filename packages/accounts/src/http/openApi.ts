import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { failureAnswer, type FailureCode, failureStatus } from '../schema/failures.ts';
import { failuresOfAll, type Operation, operationIds, operations } from '../schema/operations.ts';

const jsonOf = (schema: v.GenericSchema) => ({
  content: { 'application/json': { schema: schemaOf(schema) } },
});

function schemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  return rest;
}

/** Refusals by their status, each with the codes that it may carry. */
function refusalsOf(failures: readonly FailureCode[]): Record<string, object> {
  const byStatus: Record<string, FailureCode[]> = {};
  for (const code of [...failures, ...failuresOfAll]) (byStatus[failureStatus[code]] ??= []).push(code);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      { description: codes.join(', '), ...jsonOf(failureAnswer) },
    ]),
  );
}

function describe(id: string, operation: Operation): object {
  const { path, summary, needsToken, body, success } = operation;
  const names = path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
  return {
    operationId: id,
    summary,
    security: needsToken ? [{ bearer: [] }] : [],
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(body === undefined ? {} : { requestBody: { required: true, ...jsonOf(body) } }),
    responses: {
      [success.status]: {
        description: 'Done.',
        ...(success.body === undefined ? {} : jsonOf(success.body)),
      },
      ...refusalsOf(operation.failures),
    },
  };
}

/** The OpenAPI 3.1 description, out of the same table that mounts the operations. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const id of operationIds) {
    const operation: Operation = operations[id];
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[operation.method.toLowerCase()] = describe(id, operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'AMSWAP accounts', version: '1.0.0' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
