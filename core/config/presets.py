"""The named models: five reference designs side by side, and those that this project trains."""

from dataclasses import dataclass, replace
from typing import Any

from core.config.distillation import DistillationConfig
from core.config.settings import ModelConfig, TrainingConfig


@dataclass(frozen=True, kw_only=True)
class Preset:
    """A named model, what it is in one sentence, and how to train it if this project does."""

    title: str
    about: str
    model: ModelConfig
    training: TrainingConfig | None = None
    further: TrainingConfig | None = None  # a later run from the trained weights, on more corpora
    distillation: DistillationConfig | None = None  # how it learns from a teacher, if it is given one
    taught: TrainingConfig | None = None  # what takes the place of ``training`` then


_BASE = ModelConfig(task="translator", vocabulary_size=8000, norm="post", d_model=512, d_ff=2048, max_length=512)

REFERENCE_DESIGNS: dict[str, Preset] = {
    "paper": Preset(
        title="Vaswani et al. 2017, base",
        about="6 + 6 layers, post-norm, sinusoidal positions, embeddings times the square root of d_model.",
        model=replace(_BASE, encoder_layers=6, decoder_layers=6, attention_bias=False, init="xavier_uniform"),
    ),
    "fused-qkv": Preset(
        title="Fused q, k, v",
        about="One Linear gives q, k and v, interleaved by head; an additive causal mask of minus infinity.",
        model=replace(
            _BASE, encoder_layers=5, decoder_layers=5, projection="fused", scale_embeddings=False, tie_embeddings=False
        ),
    ),
    "dawn": Preset(
        title="Separate projections",
        about="W_q, W_k, W_v and W_o apart, add-and-norm after every sub-layer, masked cells filled with -1e9.",
        model=replace(_BASE, encoder_layers=6, decoder_layers=6, mask_fill=-1e9, tie_embeddings=False, pad_id=0),
    ),
    "pad-and-causal": Preset(
        title="Padding and causal masks combined",
        about="Padding index 1, masked over queries and keys; LayerNorm by hand; Xavier-uniform weights.",
        model=replace(
            _BASE,
            encoder_layers=6,
            decoder_layers=6,
            mask_fill=-1e9,
            mask_queries=True,
            norm_epsilon=1e-10,
            init="xavier_uniform",
            tie_embeddings=False,
            max_length=5000,
            pad_id=1,
            unknown_id=0,
        ),
    ),
    "wide-heads": Preset(
        title="Full-width heads",
        about="A classifier whose heads are each d_model wide; q and k are each divided by the fourth root of d_model.",
        model=replace(
            _BASE,
            task="classifier",
            d_model=128,
            d_ff=512,
            encoder_layers=6,
            decoder_layers=0,
            labels=("negative", "positive"),
            positions="learned",
            head_width="full",
            scale_on="inputs",
            attention_bias=False,
            scale_embeddings=False,
        ),
    ),
}

_TRANSLATOR = ModelConfig(task="translator", vocabulary_size=8000, init="xavier_uniform", dropout=0.25)
_TRANSLATION = TrainingConfig(
    corpora=(),
    steps=13_000,  # above three hours on one core; the committed en-de took about as many, in two runs
    batch_tokens=8192,
    learning_rate=1.5e-3,
    warmup_steps=1000,
    lower_case=0.05,
    unpunctuated=0.1,
    renamed=0.3,
    renumbered=0.9,
    joined=0.08,
    resegmented=0.3,
    copies=(1, 2),  # captions are few beside everyday sentences
    save_every=250,
)


def turned_name(name: str) -> str:
    """Return the name of a corpus or a preset with its languages the other way round: "tatoeba-de-en"."""
    *kind, source, target = name.split("-")
    return "-".join((*kind, target, source))


def _further(name: str, shares: dict[str, float]) -> TrainingConfig:
    """Return a run that goes on from the checkpoint ``name`` and reads each corpus with its share."""
    return replace(
        _TRANSLATION,
        corpora=tuple(shares),
        shares=tuple(shares.values()),
        copies=(),
        start_from=name,
        steps=2000,
        batch_tokens=8192,  # a quarter of it lost two BLEU of Tatoeba
        optimiser="muon",
        learning_rate=5e-4,
        warmup_steps=150,
        save_every=100,
        validate_every=500,
    )


# A classifier has the shape of the translator's encoder, because it starts from it.
_CLASSIFIER = replace(_TRANSLATOR, task="classifier", decoder_layers=0, dropout=0.3, labels=("negative", "positive"))
_CLASSIFICATION = TrainingConfig(
    corpora=(),
    start_from="en-de",
    own_pieces=True,  # those of the translator cut the words of film reviews into crumbs
    label_smoothing=0.0,
    word_dropout=0.1,
    average_last=8,
)

_SENTIMENT = replace(
    _CLASSIFICATION,
    corpora=(
        *("sst", "sst-neutral", "reviews-amazon", "reviews-yelp", "reviews-imdb"),
        *("customer", "mpqa", "everyday", "everyday-neutral"),
    ),
    copies=(1, 1, 3, 3, 3, 1, 1, 6, 6),
    steps=1800,
    learning_rate=5e-4,
    warmup_steps=100,
    lower_case=0.1,
    save_every=50,
    validate_every=100,
)
_QUESTIONS = replace(
    _CLASSIFICATION,
    corpora=("trec",),
    vocabulary_size=12_000,
    steps=2000,
    batch_tokens=2048,
    learning_rate=7e-4,
    warmup_steps=60,
    save_every=25,
    validate_every=50,
)
# A model that begins as its teacher has little left to learn, and little to forget.
_TAUGHT: dict[str, Any] = {
    "start_from": "",
    "own_pieces": False,
    "vocabulary_size": 12_000,
    "uncased": True,  # as the teacher reads
    "lower_case": 0.0,
    "learning_rate": 2e-4,
    "warmup_steps": 40,
    "save_every": 50,
    "validate_every": 50,
}

_INTO_GERMAN = {
    "tatoeba-en-de": 0.25,
    "multi30k-en-de": 0.075,
    "ding-sentences-en-de": 0.115,
    "ding-words-en-de": 0.165,
    "made-phrases-en-de": 0.15,
    "documentation-en-de": 0.045,
    "names-en-de": 0.005,
    "made-numbers-en-de": 0.075,
    "made-names-en-de": 0.055,
    "made-lexicon-en-de": 0.065,
}
_INTO_FRENCH = {
    "tatoeba-en-fr": 0.35,
    "multi30k-en-fr": 0.12,
    "freedict-en-fr": 0.04,
    "documentation-en-fr": 0.11,
    "names-en-fr": 0.005,
    "made-numbers-en-fr": 0.125,
    "made-names-en-fr": 0.12,
    "made-words-en-fr": 0.06,
    "made-lexicon-en-fr": 0.07,
}
# Begins with what another direction knows; 13,000 steps from nothing are half a day of a core.
_SECOND: dict[str, Any] = {"steps": 4000, "warmup_steps": 300, "learning_rate": 1.2e-3, "save_every": 100}
# People type German and French in small letters, and without the keys of umlauts and accents.
_AS_TYPED: dict[str, Any] = {"lower_case": 0.1, "respelt": 0.1}


def _into_english(language: str, name: str, start_from: str, shares: dict[str, float]) -> Preset:
    """Return the preset ``name``, which reads the corpora of ``shares`` turned round."""
    turned = {turned_name(corpus): share for corpus, share in shares.items()}
    dictionary = "a dictionary, " if language == "German" else ""
    return Preset(
        title=f"{language} to English",
        about=f"Translates everyday sentences; trained on Tatoeba, Multi30k, {dictionary}manuals and made sentences.",
        model=replace(_TRANSLATOR, dropout=0.1),
        training=replace(_TRANSLATION, corpora=tuple(turned)[:2], start_from=start_from, **_SECOND, **_AS_TYPED),
        further=replace(_further(name, turned), **_AS_TYPED),
    )


TRAINED_MODELS: dict[str, Preset] = {
    "en-de": Preset(
        title="English to German",
        about="Translates everyday sentences; trained on Tatoeba, Multi30k, a dictionary, manuals and made sentences.",
        model=_TRANSLATOR,
        training=replace(_TRANSLATION, corpora=("tatoeba-en-de", "multi30k-en-de")),
        further=_further("en-de", _INTO_GERMAN),
    ),
    "en-fr": Preset(
        title="English to French",
        about="Translates everyday sentences; trained on Tatoeba, Multi30k, manuals and made sentences.",
        model=_TRANSLATOR,
        training=replace(
            _TRANSLATION,
            corpora=("tatoeba-en-fr", "multi30k-en-fr"),
            start_from="en-de",
            own_pieces=True,
            **_SECOND,
        ),
        further=_further("en-fr", _INTO_FRENCH),
    ),
    # Each begins with the pieces and the weights of the other direction.
    "de-en": _into_english("German", "de-en", "en-de", _INTO_GERMAN),
    "fr-en": _into_english("French", "fr-en", "en-fr", _INTO_FRENCH),
    "sentiment": Preset(
        title="Sentiment",
        about="Says whether a text praises or blames: reviews, opinions, what people say on an ordinary day.",
        model=replace(_CLASSIFIER, unsure_below=0.7),
        training=_SENTIMENT,
        distillation=DistillationConfig(
            unlabelled=("everyday-opinions", "everyday-english"), layers=3, teacher_steps=700
        ),
        taught=replace(_SENTIMENT, **_TAUGHT, batch_tokens=2048, steps=1000),
    ),
    "question-type": Preset(
        title="Question type",
        about="Says what a question asks for: an abbreviation, a description, an entity, a person, a place, a number.",
        model=replace(
            _CLASSIFIER,
            vocabulary_size=12_000,
            labels=("ABBR", "DESC", "ENTY", "HUM", "LOC", "NUM"),
            unsure_below=0.5,
        ),
        training=_QUESTIONS,
        distillation=DistillationConfig(
            unlabelled=("everyday-questions",),
            most_unlabelled=30_000,
            variants=10,
            layers=3,
            teacher_steps=250,
            teacher_learning_rate=2e-4,
            teacher_batch_tokens=512,
        ),
        taught=replace(_QUESTIONS, **_TAUGHT, batch_tokens=1024, steps=800),
    ),
    "next-word": Preset(
        title="Next word",
        about="Continues English sentences, word by word; trained on Tatoeba and Multi30k.",
        model=replace(
            _TRANSLATOR,
            task="generator",
            vocabulary_size=4000,
            d_model=192,
            heads=6,
            encoder_layers=0,
            decoder_layers=4,
            d_ff=768,
            dropout=0.1,
        ),
        training=replace(
            _TRANSLATION,
            corpora=("tatoeba-en", "multi30k-en"),
            vocabulary_size=4000,
            steps=1900,
            batch_tokens=2048,  # half of them read, the same half predicted
            learning_rate=2e-3,
            warmup_steps=200,
            label_smoothing=0.0,
            weight_decay=0.05,
            lower_case=0.03,
            unpunctuated=0.0,
            renamed=0.0,
            renumbered=0.0,
            joined=0.3,
            resegmented=0.0,
            save_every=100,
            validate_every=250,
        ),
    ),
}

# Recipes for somebody's own texts: any labels, any two languages. The folder of the run says which.
OWN_TEXTS = "own-texts"  # the name of their corpus
_OWN_CLASSIFICATION = replace(
    _CLASSIFICATION,
    corpora=(OWN_TEXTS,),
    start_from="",
    own_pieces=True,  # where a run starts from a checkpoint all the same
    steps=2000,
    batch_tokens=2048,
    learning_rate=5e-4,
    warmup_steps=100,
    lower_case=0.1,
    save_every=50,
    validate_every=50,
    patience=10,
)

OWN_PRESETS: dict[str, Preset] = {
    "classifier": Preset(
        title="Own labels",
        about="Gives a text one of its labels.",
        model=_CLASSIFIER,
        training=_OWN_CLASSIFICATION,
        distillation=DistillationConfig(
            layers=3, teacher_steps=400, teacher_learning_rate=2e-4, teacher_batch_tokens=512
        ),
        taught=replace(_OWN_CLASSIFICATION, **_TAUGHT, steps=1000),
    ),
    "translator": Preset(
        title="Own languages",
        about="Translates sentences.",
        model=_TRANSLATOR,
        training=replace(
            _TRANSLATION,
            corpora=(OWN_TEXTS,),
            copies=(),
            own_pieces=True,
            renumbered=0.0,  # only written for numbers in English, German and French
            validate_every=500,
            patience=10,
        ),
    ),
}

PRESETS: dict[str, Preset] = REFERENCE_DESIGNS | TRAINED_MODELS
