/* Runs once when Gradio has put the component on the page: `element` and `props` are Gradio's. */
const mount = () => {
  // The header reads the address first; a lesson then opens another one through it.
  if (!document.querySelector('[data-ready=true] #gh-tour')) requestAnimationFrame(mount);
  else glassformer.mountLessons(element.querySelector('.gf-mount'), JSON.parse(props.lessons));
};
mount();
