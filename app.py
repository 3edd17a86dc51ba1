"""Where a hosted Space starts: the whole catalogue, on the port that the Space expects."""

from viz_app.app import launch

if __name__ == "__main__":
    launch(host="0.0.0.0")
