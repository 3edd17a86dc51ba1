/* Runs once when Gradio has put the component on the page: `element` and `server` are Gradio's. */
glassformer.mountMasksView(element.querySelector('.gf-mount'), (request) => server.rerun_masks(request));
