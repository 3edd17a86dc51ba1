/* Runs once when Gradio has put the component on the page: `element`, `props`, `watch` and `server` are Gradio's. */
const options = {};
if (props.can_leave_out) options.rerun = (request) => server.leave_out(request);
options.force = (ids, focus) => window.dispatchEvent(new CustomEvent('gf-force', { detail: { forced: `ids.${ids.join('.')}`, focus } }));
const view = glassformer.mountAttentionView(element.querySelector('.gf-mount'), props.value, options);
watch('value', () => view.update(props.value));
