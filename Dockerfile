# The app on its own:  docker build -t glassformer . && docker run -p 7860:7860 glassformer
FROM python:3.12-slim@sha256:78387bc3881b8273120a12ebe6c1ab22b018ccc2c9adf565ae1ac9b536e184ea

RUN useradd --create-home --uid 1000 glassformer
WORKDIR /home/glassformer/app
ENV GRADIO_ANALYTICS_ENABLED=False PYTHONUNBUFFERED=1

COPY pyproject.toml constraints.txt README.md LICENSE ./
# Versions are pinned, hashes are not: torch has others for CUDA and for the CPU, and both differ by processor.
# The CPU build of torch is a tenth of the size: --build-arg TORCH_INDEX= the index that pytorch.org names for it.
ARG TORCH_INDEX=
RUN pip install --no-cache-dir -c constraints.txt torch ${TORCH_INDEX:+--index-url "$TORCH_INDEX"}
COPY --chown=glassformer core core
COPY --chown=glassformer viz_app viz_app
COPY --chown=glassformer checkpoints checkpoints
# Without the extra "train": the app trains nothing.
RUN pip install --no-cache-dir -c constraints.txt -e '.[fast]'

USER glassformer
EXPOSE 7860
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:7860/health', timeout=4)"
CMD ["glassformer", "app", "--host", "0.0.0.0", "--port", "7860"]
