import type { ServerResponse } from 'node:http';

export function sendJson(response: ServerResponse, status: number, body?: unknown): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  if (body === undefined) return void response.end();
  response.setHeader('Content-Type', JSON_TYPE);
  response.end(JSON.stringify(body));
}

export const JSON_TYPE = 'application/json; charset=utf-8';
