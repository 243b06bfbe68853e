import { HttpResponse, http, type RequestHandler } from 'msw';
import type { HttpFace } from './httpFace.ts';

/**
 * MSW handlers that answer a node's address, and refuse every other request with an error that names it: a story or a test
 * that asks for something unforeseen fails instead of going out to the network. Same-origin requests pass.
 *
 * @param url address of the node, as it stands in the deployment.
 */
export function nodeHandlers(url: string, face: HttpFace): readonly RequestHandler[] {
  return [
    http.post(url, async ({ request }) => {
      const body: unknown = await request.json();
      const answer = await face.respond(body).catch(() => HttpResponse.error());
      return answer;
    }),
  ];
}
