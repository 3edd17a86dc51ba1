## pages/corpus/mount.js

corpus-title = What each head does in general
corpus-only-own-models = Portraits of heads are measured for this project’s own models only. Choose one of them above; One head and All heads show this model’s heads on your sentence.
# $name is a command’s argument, which stays as it is.
corpus-no-portraits-yet = The heads of this model have no portraits yet. “glassformer portraits { $name } --data DIR” measures them in a few minutes.
corpus-no-such-head = There is no { $place } in this model; here are all heads.
corpus-other-role-elsewhere = Over the { $count } other sentences of All heads its role is “{ $role }”.
corpus-heads-with-a-role = { $kept } of { $count } heads keep to a measured role
# $kept is corpus-heads-with-a-role, in bold.
corpus-heads-caption =
    { $named ->
        [one] { $kept }; of the { $mixed } called mixed, { $named } follows a rule that says in which rows.
       *[other] { $kept }; of the { $mixed } called mixed, { $named } follow a rule that says in which rows.
    }
corpus-what-cards-show = Each picture is a head’s median sentence; each row of bars is all { $count } ({ $corpora }).
corpus-key-find = [/] find a head
corpus-key-arrows = arrows: from head to head
corpus-key-escape = [Esc] all heads

## pages/corpus/sheet.js

# The choices of “Group by”.
corpus-order =
    { $by ->
        [layer] layer
        [effect] what is lost without
       *[role] what they do
    }
corpus-key-of-cards = Small bars: how far it looks, −8 to +8 places, each to its own highest; the ink bar is no distance. nats: the change of log p of the answer without the head, grey if it cannot be told from zero. Per cent: attention that goes where the name says.
corpus-map-and-layer =
    { $map ->
        [encoder] encoder, layer { $layer }
        [decoder] decoder, layer { $layer }
       *[cross] cross, layer { $layer }
    }
corpus-place =
    { $map ->
        [encoder] encoder { $place }
        [decoder] decoder { $place }
       *[cross] cross { $place }
    }
corpus-costly-to-lose = Costly to lose
corpus-costly-note = the loss can be told from zero
corpus-no-loss-alone = No measurable loss alone
corpus-loss-in-nats = { $loss } nats
corpus-chance-beside-share = (chance { $chance })
corpus-best-share = at best
corpus-group-by = Group by
corpus-find-a-head = Find a head
corpus-find-hint = a name, a role, a word
corpus-print = Print as a poster (A2)
corpus-heads-found =
    { $count ->
        [one] { $count } head
       *[other] { $count } heads
    }

## pages/corpus/words.js

corpus-group =
    { $group ->
        [step] One step away
        [word] Find the word
        [landmark] Rest on a landmark
        [rule] Mixed, but a rule tells when
       *[mixed] Mixed, no name yet
    }
corpus-group-note =
    { $group ->
        [step] a fixed step in their own sentence
        [word] look at the word being written, or just written
        [landmark] ‹start›, ‹end› or a mark
        [rule] no role in all rows; a rule holds in some rows, and was checked
       *[mixed] several things at once; their clearest pair is named instead
    }
corpus-rule =
    { $key ->
        [article-preposition] article: its preposition
        [rest-of-word] piece: the rest of its word
        [first-words] first two words: ‹end›
        [last-mark] ‹end›: the last mark
        [inside-word] { $map ->
            [cross] inside a word: ‹end›
           *[decoder] inside a word: its beginning
        }
        [article-noun] article: its noun
       *[other] { $title }
    }
# $name is English, given by a person; another language takes $rules, which are messages.
corpus-name-by-rules = { $name }{ $rules ->
       *[other] { "" }
    }
corpus-pair = “{ $query }” → “{ $key }”
corpus-no-name-yet = no name yet
corpus-no-measurable-loss = Alone it is no measurable loss: { $mean } ± { $half } nats a sentence (95 % interval, { $count } sentences).
corpus-loss =
    { $isLoss ->
        [yes] Without it the model loses { $mean } ± { $half } nats a sentence (95 % interval, { $count } sentences).
       *[no] Without it the model gains { $mean } ± { $half } nats a sentence (95 % interval, { $count } sentences).
    }
corpus-where-a-rule-says = In the rows of “{ $title }” ({ $rows } of them), { $share } of its attention goes there; spread evenly it would be { $chance }, and by its distances alone { $alone }.
corpus-where-a-role-says = { $share } of its attention goes where “{ $title }” says; spread evenly it would be { $chance }.
corpus-no-role-holds = No role and no rule holds, so it has no name. Of the best role: { $ground }

## pages/corpus/head.js

# Above true rows: which part of all rows they are drawn from.
corpus-level =
    { $level ->
        [strongest] From the strongest hundredth, drawn at random
        [quarter] Stronger than three quarters
        [half] In the middle
       *[any] Drawn at random from all
    }
corpus-writes = writes
corpus-looks-at = looks at
corpus-token = token
corpus-open-this-sentence = Open this sentence in One head
corpus-shares-title = Share by role, then by rule
corpus-shares-caption = Share of attention by role, then by rule
corpus-goes-to = goes to
corpus-share = share
corpus-chance = chance
corpus-by-distances = by distances
corpus-times = times
corpus-shares-note = The line in a bar is chance: attention spread evenly.
corpus-frequent-pairs = Pairs with most attention above chance
corpus-frequent-pairs-note = Added up over all times that both stand in a sentence: what it looks at often.
corpus-sharpest-pairs = Sharpest pairs
corpus-sharpest-pairs-note = Each time that both stand in a sentence, by the lower end of an interval: where it looks firmly. Both lists: 20 times at least; ‹end› stands once.
corpus-see-in-one-head = See it in One head
corpus-median-sentence = Its median sentence
corpus-median-sentence-note = as clear as half of all sentences are; not the best
corpus-how-far = How far it looks, over { $count } sentences
corpus-how-far-cross = Place of the word looked at, minus that of the word written. Orange: what even attention would give.
corpus-how-far-own = Places from the token itself; left is earlier. Orange: what even attention would give.
corpus-how-sharp = How sharp its rows are
corpus-one-place = one place
corpus-spread-evenly = spread evenly
corpus-true-rows = True rows, weak ones too
corpus-true-rows-note = A click opens the sentence in One head.
corpus-all-heads = All heads
corpus-head-before = The head before
corpus-next-head = The next head

## pages/corpus/portrait.js

corpus-share-by-distance = Share of attention by distance: { $shares }
corpus-share-by-evenness = Rows from one place to spread evenly: { $shares }
