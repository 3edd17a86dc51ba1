/* Runs once when Gradio has put the component on the page: `element` and `server` are Gradio's. */
glassformer.mountHeadView(element.querySelector('.gf-mount'), {
  layer: (request) => server.layer(request),
  column: (request) => server.column(request),
  file: (request) => server.file(request),
  experiment: (request) => server.experiment(request),
});
