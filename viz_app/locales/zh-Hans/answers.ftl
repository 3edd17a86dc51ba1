answers-voted = { $count } 个回答
