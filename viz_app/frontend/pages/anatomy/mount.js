/* Runs once when Gradio has put the component on the page: `element` and `server` are Gradio's. */
glassformer.mountAnatomyView(element.querySelector('.gf-mount'), {
  designs: (request) => server.designs(request),
  values: (request) => server.values(request),
  depths: (request) => server.depths(request),
  norm: (request) => server.norm(request),
});
