import { expect } from 'vitest';
import * as v from 'valibot';
import { failureAnswer, type FailureCode, failureStatus } from '../../src/schema/failures.ts';
import { failuresOfAll, type Operation, operationIds, operations } from '../../src/schema/operations.ts';
import type { Answer, OpenedService } from './standIns.ts';

const matches = (shape: string, path: string): boolean => {
  const parts = shape.split('/');
  const given = path.split('/');
  return parts.length === given.length && parts.every((part, i) => part.startsWith(':') || part === given[i]);
};

const operationOf = (method: string, path: string) =>
  operationIds.find((id) => operations[id].method === method && matches(operations[id].path, path));

/** Holds every answer against the description, and keeps which of its answers were seen. */
export function createAnswerBook() {
  const seen = new Set<string>();
  const check = (method: string, path: string, { status, body, code }: Answer): void => {
    const id = operationOf(method, path);
    if (id === undefined) return;
    const operation: Operation = operations[id];
    if (status === operation.success.status) {
      seen.add(`${id} ${status}`);
      if (operation.success.body === undefined) expect(body).toBeUndefined();
      else expect(v.safeParse(operation.success.body, body).issues, `${id} ${status}`).toBeUndefined();
      return;
    }
    expect(v.safeParse(failureAnswer, body).issues, `${id} ${status}`).toBeUndefined();
    const described: readonly string[] = [...operation.failures, ...failuresOfAll];
    expect(described, `${id} refuses with ${code}`).toContain(code);
    expect(failureStatus[code as FailureCode]).toBe(status);
    seen.add(`${id} ${code}`);
  };
  return {
    /** The same service, each answer of which is held against the description. */
    checked: (service: OpenedService): OpenedService => ({
      ...service,
      async ask(method, path, asked) {
        const answer = await service.ask(method, path, asked);
        check(method, path, answer);
        return answer;
      },
    }),
    /** What is described and was never seen. */
    unseen: (): readonly string[] =>
      operationIds
        .flatMap((id) => {
          const { success, failures }: Operation = operations[id];
          return [`${id} ${success.status}`, ...failures.map((code) => `${id} ${code}`)];
        })
        .filter((answer) => !seen.has(answer)),
  };
}
