/* The headers by which a run on ZeroGPU is charged to the visitor: asked for as Gradio's own client asks, from
   Hugging Face's page alone. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { zerogpuHeaders } from '../../viz_app/frontend/client/server.js';

const HUB = 'https://huggingface.co';

/** A page inside another, which answers with these headers. */
function framed(hostname, headers) {
  const page = { location: { protocol: 'https:', hostname }, listeners: [], posted: [] };
  page.addEventListener = (_, listener) => page.listeners.push(listener);
  page.parent = {
    postMessage(message, origin, [port] = []) {
      page.posted.push([message, origin]);
      port?.postMessage(headers);
    },
  };
  page.hears = (origin) => page.listeners.forEach((listener) => listener({ origin, data: 'supports-zerogpu-headers' }));
  return page;
}

test('each question has the headers that Hugging Face hands out', async () => {
  const page = framed('me-glassformer.hf.space', { 'x-zerogpu-token': 'mine' }),
    headers = zerogpuHeaders(page);
  assert.deepEqual(await headers(), {}, 'nobody has offered any yet');
  page.hears(HUB);
  assert.deepEqual(await headers(), { 'x-zerogpu-token': 'mine' });
  assert.deepEqual(page.posted, [
    ['supports-zerogpu-headers', HUB],
    ['zerogpu-headers', HUB],
  ]);
});

test('an offer of any other page is not heard', async () => {
  const page = framed('me-glassformer.hf.space', { 'x-zerogpu-token': 'theirs' }),
    headers = zerogpuHeaders(page);
  page.hears('https://evil.example');
  assert.deepEqual(await headers(), {});
});

test('elsewhere nothing is asked', async () => {
  const alone = framed('me-glassformer.hf.space', {});
  alone.parent = alone;
  for (const page of [framed('glassformer.example.org', {}), alone]) {
    assert.equal(zerogpuHeaders(page), null);
    assert.deepEqual(page.posted, []);
  }
});
