/* Runs once when Gradio has put the component on the page: `server` is Gradio's. */
const mount = () => {
  if (!document.querySelector('[data-ready=true] #gh-save')) requestAnimationFrame(mount);
  else glassformer.mountDownloads((request) => server.save_file(request));
};
mount();
