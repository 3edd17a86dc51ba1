// @ts-nocheck
/* What the view has of the server: a layer at a time, columns of matrices when a cell is looked into, one file. */
import * as codec from '../../state/codec.js';
import { readLayer } from './row.js';

const LAYERS_KEPT = 12;
const LOST = 'The server did not answer. Check that it is still running, then try again.';

/** Gradio resolves to undefined where Python raised or the line is cut. */
async function ask(call, request) {
  try {
    return (await call(request)) ?? { ok: false, error: LOST };
  } catch {
    return { ok: false, error: LOST };
  }
}

export function openSource(server) {
  const layers = new Map(),
    columns = new Map();
  const remember = (id, layer) => {
    layers.set(id, layer);
    if (layers.size > LAYERS_KEPT) layers.delete(layers.keys().next().value);
    return layer;
  };
  return {
    id: ({ map = null, layer = null, ...run }) => JSON.stringify([run, map, layer]),
    known: (id) => layers.get(id),
    async layer(request, id) {
      const answer = await ask(server.layer, request);
      return answer.ok ? { layer: remember(id, readLayer(answer)) } : { error: answer.error };
    },
    /** The column asked for if it is there; else it is fetched and `then` called. */
    column(request, then) {
      const id = JSON.stringify([
        request.model,
        request.map,
        request.layer,
        request.matrix,
        request.head,
        request.column,
      ]);
      if (columns.has(id)) return columns.get(id);
      columns.set(id, null);
      ask(server.column, request).then((answer) => {
        if (!answer.ok) {
          columns.delete(id);
          return;
        }
        columns.set(id, {
          weights: new Float32Array(codec.base85(answer.weights).buffer, 0, request.length),
          bias: answer.bias,
        });
        then();
      });
      return null;
    },
    file: (request) => ask(server.file, request),
    experiment: (request) => ask(server.experiment, request),
  };
}

/** Hands base-64 bytes to the visitor as a file. */
export function saveFile(name, data) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' })),
    link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
