/* Runs once when Gradio has put the component on the page: `element` and `server` are Gradio's. */
glassformer.mountPositionsView(element.querySelector('.gf-mount'), {
  encoding: (request) => server.encoding(request),
  variant: (request) => server.variant(request),
  split: (request) => server.split(request),
});
