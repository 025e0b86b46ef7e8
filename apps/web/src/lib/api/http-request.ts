import { ENDPOINTS, type EndpointName, IDEMPOTENCY_HEADER } from '@commonplate/contract';
import { ApiFailure, failureFrom } from './api-failure.ts';

const BASE = '/api';

export interface Call {
  endpoint: EndpointName;
  fallback: string;
  params?: Record<string, string> | undefined;
  query?: Record<string, string | number | undefined> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** Lets the request outlive the page, for a farewell such as logout. */
  keepalive?: boolean;
}

export function requestUrl(call: Call): { method: string; url: string } {
  const [method = 'GET', pattern = ''] = ENDPOINTS[call.endpoint].split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return { method, url: `${BASE}${path}${search === '' ? '' : `?${search}`}` };
}

function requestInit(call: Call, token: string | null): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (call.idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, call.idempotencyKey);
  const init: RequestInit = { headers };
  if (call.signal !== undefined) init.signal = call.signal;
  if (call.keepalive === true) init.keepalive = true;
  if (call.body instanceof FormData) {
    init.body = call.body;
  } else if (call.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(call.body);
  }
  return init;
}

/** One round trip. Resolves to `data`; every way of not getting it is an ApiFailure, except the caller's own abort. */
export async function send(call: Call, token: string | null): Promise<unknown> {
  const { method, url } = requestUrl(call);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { method, ...requestInit(call, token) });
    body = await response.json().catch((error: unknown) => {
      if (call.signal?.aborted === true) throw error;
      return null;
    });
  } catch (error) {
    if (call.signal?.aborted === true) throw error;
    throw new ApiFailure(call.fallback);
  }
  if (response.ok && typeof body === 'object' && body !== null) {
    if ('data' in body) return body.data;
    if ('success' in body && body.success === true) return undefined;
  }
  throw failureFrom({ status: response.status, body }, call.fallback);
}
