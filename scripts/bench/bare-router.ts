import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { ElementType, parseDocument } from 'htmlparser2';
import pg from 'pg';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { barePageQueries } from './bare-queries.ts';

/** The smallest page of React Router with the same markup and queries: one route, one component, nothing cached. */
const [port = '0', file = '', databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const markup = parseDocument(await readFile(file, 'utf8'));

const renamed: Record<string, string> = { class: 'className', for: 'htmlFor', style: 'data-style' };

/** New elements for each request, as a component makes them. */
function elementsOf(nodes: (typeof markup)['children']): ReactNode[] {
  return nodes.flatMap((node, key): ReactNode[] => {
    if (node.type === ElementType.ElementType.Text) return [node.data];
    if (!('attribs' in node)) return [];
    const attributes = Object.entries(node.attribs).map(([name, value]) => [renamed[name] ?? name, value]);
    const props = { key, ...Object.fromEntries(attributes) };
    if (node.name !== 'script' && node.name !== 'style')
      return [createElement(node.name, props, ...elementsOf(node.children))];
    const __html = node.children.map((child) => ('data' in child ? child.data : '')).join('');
    return [createElement(node.name, { ...props, dangerouslySetInnerHTML: { __html } })];
  });
}

const build: ServerBuild = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        const html = renderToString(createElement(ServerRouter, { context, url: request.url }));
        return new Response(`<!doctype html>${html}`, { status, headers });
      },
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { default: () => elementsOf(markup.children), loader: () => barePageQueries(pool) },
    },
  },
  assets: {
    entry: { imports: [], module: '' },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: '',
        hasLoader: true,
        hasAction: false,
        hasClientLoader: false,
        hasClientAction: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
    url: '',
    version: '',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {} as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

const handle = createRequestHandler(build, 'production');
const bare = new Hono();
bare.get('/', (c) => handle(c.req.raw));
serve({ fetch: bare.fetch, port: Number(port), hostname: '127.0.0.1' });
