"""Masks: True means "may look", and each of them closes what it is for and nothing else."""

import pytest
import torch

from core.transformer.masks import causal_mask, cross_mask, decoder_mask, encoder_mask, padding_mask, query_mask

SOURCE = torch.tensor([[5, 9, 7, 3, 0], [5, 3, 0, 0, 0], [4, 4, 4, 4, 3]])
TARGET = torch.tensor([[2, 8, 0], [2, 8, 9], [2, 0, 0]])


@pytest.mark.parametrize("length", [1, 2, 7])
def test_causal_lets_each_position_see_itself_and_what_came_before(length: int) -> None:
    expected = [[key <= query for key in range(length)] for query in range(length)]
    assert causal_mask(length).tolist() == expected


def test_causal_refuses_no_positions() -> None:
    with pytest.raises(ValueError, match="not 0"):
        causal_mask(0)


def test_padding_closes_columns_and_rows_of_padding() -> None:
    assert padding_mask(SOURCE).shape == (3, 1, 1, 5)
    assert padding_mask(SOURCE)[1].flatten().tolist() == [True, True, False, False, False]
    assert query_mask(SOURCE).shape == (3, 1, 5, 1)
    assert query_mask(SOURCE)[0].flatten().tolist() == [True, True, True, True, False]


@pytest.mark.parametrize("pad_id", [0, 4])
@pytest.mark.parametrize("mask_queries", [True, False])
def test_every_cell_of_the_three_maps(pad_id: int, mask_queries: bool) -> None:
    maps = {
        "encoder": (SOURCE, SOURCE, encoder_mask(SOURCE, pad_id, mask_queries)),
        "decoder": (TARGET, TARGET, decoder_mask(TARGET, pad_id, mask_queries)),
        "cross": (TARGET, SOURCE, cross_mask(TARGET, SOURCE, pad_id, mask_queries)),
    }
    for name, (queries, keys, mask) in maps.items():
        mask = mask.expand(3, 1, queries.shape[1], keys.shape[1])
        for batch, _, query, key in torch.cartesian_prod(*map(torch.arange, mask.shape)).tolist():
            may_look = bool(keys[batch, key] != pad_id)
            may_look &= not mask_queries or bool(queries[batch, query] != pad_id)
            may_look &= name != "decoder" or key <= query
            assert mask[batch, 0, query, key] == may_look, (name, batch, query, key)
